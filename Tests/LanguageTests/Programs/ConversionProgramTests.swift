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
        // # what an optional holds is converted as well
        func g(_ x: Int) -> Int { x + 1 }
        let f: ((Int) -> Int?)? = g
        print(f!(1) as Any)
        let a = [1]
        let b: [Int?]? = a
        print(b as Any)
        let c: [Any]? = a
        let d: [String: Int?]? = ["a": 1]
        let e: (Int?, Int)? = (1, 2)
        print(c as Any, d as Any, e as Any)
        let h: Int??? = 3
        print(h as Any)
        let i: Int? = 4
        let j: Int?? = i
        print(j as Any)
        struct P { let k: [Int?]? }
        print(P(k: a))
        func m(_ x: [Int?]?) -> Int { x?.count ?? 0 }
        print(m(a), m([nil]))
        let n: CGFloat = 2
        let o: Double? = n
        print(o as Any)
        //> Optional(2)
        //> Optional([Optional(1)])
        //> Optional([1]) Optional(["a": Optional(1)]) Optional((Optional(1), 2))
        //> Optional(Optional(Optional(3)))
        //> Optional(Optional(4))
        //> P(k: Optional([Optional(1)]))
        //> 1 1
        //> Optional(2.0)
        // # functions are converted wherever they stand
        func g(_ x: Int) -> Int { x + 1 }
        class A { var n: Int { 1 } }; class B: A { override var n: Int { 2 } }
        let fs: [(Int) -> Int?] = [g, g]
        print(fs[0](1) as Any)
        let gs = [g]
        let d: [String: (Int) -> Int?] = ["a": g]
        print(d["a"]!(2) as Any)
        func add(_ a: Int, _ b: Int) -> Int { a + b }
        print(zip([1, 2], [3, 4]).map(add))
        let k: ((Int, Int)) -> Int? = { add($0.0, $0.1) }
        print(k((1, 2)) as Any)
        let m: (B) -> A = { (a: A) -> B in B() }
        print(m(B()).n)
        func inc(_ x: inout Int) -> Int { x += 1; return x }
        let n: (inout Int) -> Int? = inc
        var v = 4
        print(n(&v) as Any, v)
        struct S { var t: Int; var o: Int? }
        let p: ((S) -> Int?)? = \.t
        print(p!(S(t: 4)) as Any)
        print([S(t: 1), S(t: 2, o: 3)].map(\S.t), [S(t: 1, o: 2)].compactMap(\.o), [S(t: 1)].map(\.o))
        func run(_ f: (Int) throws -> Int?) rethrows -> Int? { try f(1) }
        print(run(g) as Any)
        enum E: Error { case a }
        func th(_ x: Int) throws -> Int { throw E.a }
        do { _ = try run(th) } catch { print(error) }
        let tup: [(String, Int?)] = [("a", 1), ("b", nil)]
        let tt: (String, (Int?) -> Int?) = ("x", { $0 })
        print(tup, tt.1(3) as Any)
        let pairs: [(Int, Int)] = [(1, 2)]
        for (a, b) in pairs { let q: (Any, Int?) = (a, b); print(q) }
        func opt(_ f: ((Int) -> Void)?) { f?(1) }
        opt { print($0) }
        func two() -> (Int, Int) { (1, 2) }
        let (x, y): (Double?, Any) = (1, 2)
        print(x as Any, y)
        let z: (Int, Int)? = two()
        print(z as Any)
        func give() -> (Int?, String?) { let r = (1, "s"); return r }
        print(give())
        var st: (a: Int?, b: Any) = (1, 2); st = (3, 4); let w = (5, 6); st = w
        print(st)
        let c: (Int?) -> String = { $0.map(String.init) ?? "-" }
        let e: (Int) -> String? = c
        print(e(3) as Any)
        let ef: ((Int) -> String?)? = c
        print(ef?(7) as Any)
        print([1, 2].map(c))
        func ret() -> ((Int) -> Int?)? { g }
        print(ret()!(1) as Any)
        //> Optional(2)
        //> Optional(3)
        //> [4, 6]
        //> Optional(3)
        //> 2
        //> Optional(5) 5
        //> Optional(4)
        //> [1, 2] [2] [nil]
        //> Optional(2)
        //> a
        //> [("a", Optional(1)), ("b", nil)] Optional(3)
        //> (1, Optional(2))
        //> 1
        //> Optional(1.0) 2
        //> Optional((1, 2))
        //> (Optional(1), Optional("s"))
        //> (a: Optional(5), b: 6)
        //> Optional("3")
        //> Optional("7")
        //> ["1", "2"]
        //> Optional(2)
        // # A generic value of a superclass is made of an object of a subclass
        class A {}
        class B: A {}
        struct Box<T> { var t: T }
        final class Kept<T> { let t: T; init(_ t: T) { self.t = t } }
        struct Two<T> { var box: Box<T>; var other: T? }
        func f(_ box: Box<A>) -> String { "\(type(of: box)) \(type(of: box.t))" }
        func g(_ one: Box<A>, _ other: Kept<A>) -> String { "\(type(of: one.t)) \(type(of: other.t))" }
        func made() -> Box<A> { return Box(t: B()) }
        let list: [Box<A>] = [Box(t: B()), Box(t: A())]
        let kept: Kept<A>? = Kept(B())
        print(f(Box(t: B())), g(Box(t: A()), Kept(B())), type(of: made()), list.count)
        print(type(of: Two<A>(box: Box(t: B()), other: B()).box), kept != nil)
        //> Box<A> B A B Box<A> 2
        //> Box<A> true
        // # What was made of a subclass before is not one of the superclass
        class A {}
        class B: A {}
        struct Box<T> { var t: T }
        func f(_ box: Box<A>) -> Int { 1 }
        let box = Box(t: B())
        print(f(box))
        //! 6:9: cannot convert value of type 'Box<B>' to expected argument type 'Box<A>'
        """###
}
