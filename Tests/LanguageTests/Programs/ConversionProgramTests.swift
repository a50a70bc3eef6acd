import Testing

@Suite("Values that stand for others, and functions that are found further out")
struct ConversionProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # a function that takes an optional
        func length(_ text: String?) -> Int { text?.count ?? -1 }
        print(["a", "bb"].map(length))
        let f: (String) -> Int = length
        print(f("abc"))
        //> [1, 2]
        //> 3
        // # a closure that takes more and makes less
        class Animal {}
        class Cat: Animal { let name = "cat" }
        let feed: (Cat) -> Animal = { (animal: Animal) -> Cat in Cat() }
        print((feed(Cat()) as? Cat)?.name ?? "none")
        let shown: (Int) -> Int? = { (number: Int?) -> Int in (number ?? 0) + 1 }
        print(shown(1) as Any, shown(2) == 3)
        let nested: ((Int) -> String) -> String = { (make: (Int) -> String?) in make(1) ?? "nil" }
        print(nested { "<\($0)>" })
        //> cat
        //> Optional(2) true
        //> <1>
        // # arrays joined as what is expected
        protocol Mark { var name: String { get } }
        struct Dot: Mark { var name = "dot" }
        struct Bar: Mark { var name = "bar" }
        func dots() -> [Dot] { [Dot()] }
        let marks: [any Mark] = dots() + [Bar()] + dots()
        print(marks.map(\.name))
        let optionals: [Int?] = [1, 2] + [nil]
        print(optionals)
        //> ["dot", "bar", "dot"]
        //> [Optional(1), Optional(2), nil]
        // # a choice of literals beside a literal
        let n = 1
        let a: Double = 2 * (n > 0 ? -1 : 1)
        let b: Double = (n > 0 ? 1 : 2.5) / 2
        print(a, b, 2 * (n > 0 ? -1 : 1))
        //> -2.0 0.5 -2
        // # a setter may keep a function
        struct Box { var storage: () -> Int = { 0 }; var act: () -> Int { get { storage } set { storage = newValue } } }
        var box = Box()
        box.act = { 5 }
        print(box.act())
        //> 5
        // # the function outside where a method takes other arguments
        extension String {
            func padded(_ length: Int) -> String { self + String(repeating: ".", count: max(0, length - count)) }
        }
        extension Array { func half() -> Int { min(count, 10) / 2 } }
        print("ab".padded(4), [1, 2, 3, 4].half())
        //> ab.. 2
        // # an initial value is worked out once
        var count = 0
        func next() -> Int { count += 1; return count }
        struct Item { var id = next(); var name = "x" }
        print(Item().id, Item(id: 100).id, Item(name: "y").id, count)
        //> 1 100 2 2
        // # functions that differ in what they ask of a generic parameter
        protocol A {}
        protocol B: A {}
        struct X: B {}
        struct Y: A {}
        func g<T: A>(_ t: T) -> String { "A" }
        func g<T: B>(_ t: T) -> String { "B" }
        print(g(X()), g(Y()))
        //> B A
        // # functions that differ in what they give
        func f() -> Int { 1 }
        func f() -> String { "a" }
        let i: Int = f()
        let s: String = f()
        print(i, s)
        //> 1 a
        // # a class takes over how another one conforms
        protocol P { func name() -> String }
        extension P { func name() -> String { "P" } }
        class C: P {}
        class D: C { func name() -> String { "D" } }
        let c: C = D()
        let p: any P = D()
        func asked<T: P>(_ value: T) -> String { value.name() }
        print(c.name(), p.name(), D().name(), asked(D()))
        //> P P D P
        // # a class has the initializers that are required of it
        protocol Made { init(); static func make() -> Self; var name: String { get } }
        extension Made { static func make() -> Self { Self() } }
        class Base: Made { required init() {}; var name: String { "base" } }
        class Heir: Base { override var name: String { "heir" } }
        func made<T: Made>(_ type: T.Type) -> T { T() }
        print(Base.make().name, Heir.make().name, made(Heir.self).name)
        //> base heir heir
        // # an alias of a generic type without its arguments
        struct Pair<A, B> { var a: A; var b: B }
        typealias Both = Pair
        let both = Both(a: 1, b: "x")
        let typed: Both<Int, Int> = Both(a: 1, b: 2)
        protocol Holding { associatedtype Held; func held() -> Held }
        struct Holder: Holding { typealias Held = Pair; func held() -> Held<Int, Int> { Pair(a: 3, b: 4) } }
        print(both.b, typed.b, Holder().held().a)
        //> x 2 3
        // # a choice between numbers where any type fits
        let on = true, number = on ? 1 : 2.5
        let any: Any = on ? 1 : 2.5, list: [Any] = [on ? -1 : 2.5]
        print(on ? 1 : 2.5, any, list, number)
        //> 1 1 [-1] 1.0
        """###
}
