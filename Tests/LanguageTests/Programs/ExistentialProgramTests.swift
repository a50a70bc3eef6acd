import Testing

@Suite("Programs with existentials")
struct ExistentialProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # existentials are opened on a call
        protocol Animal { associatedtype Food; var food: Food { get }; func eat(_ f: Food) -> String }
        struct Cow: Animal { var food = "grass"; func eat(_ f: String) -> String { "eats " + f } }
        struct Cat: Animal { var food = 3; func eat(_ f: Int) -> String { "eats \(f) fish" } }
        func feed<A: Animal>(_ a: A) -> String { a.eat(a.food) }
        let animals: [any Animal] = [Cow(), Cat()]
        print(animals.map { feed($0) })
        //> ["eats grass", "eats 3 fish"]
        // # some and any
        protocol Shape { func area() -> Double }
        struct Sq: Shape { let s: Double; func area() -> Double { s * s } }
        struct Ci: Shape { let r: Double; func area() -> Double { 3 * r * r } }
        func make(_ big: Bool) -> any Shape { big ? Sq(s: 3) : Ci(r: 1) }
        func one() -> some Shape { Sq(s: 2) }
        let shapes: [any Shape] = [make(true), make(false), one()]
        print(shapes.map { $0.area() })
        //> [9.0, 3.0, 4.0]
        // # comparing values behind any, fields by reflection, sets and optionals in Any
        func equal(_ a: Any, _ b: Any) -> Bool { guard let x = a as? any Equatable else { return false }; func open<T: Equatable>(_ x: T) -> Bool { x == b as? T }; return open(x) }
        struct P { var x = 1; var s: Set<Int> = [1]; var o: Int? = nil }; struct N {}
        print(equal(1, 1), equal("a", 1), equal([1], [1]), equal(N(), N()), equal(Set([1]), Set([1])), equal(P().s, P().s))
        for child in Mirror(reflecting: P()).children { print(child.label ?? "-", child.value, child.value is any Equatable, type(of: child.value)) }
        func same(_ a: Any, _ b: Any) -> Bool { zip(Mirror(reflecting: a).children, Mirror(reflecting: b).children).allSatisfy { equal($0.value, $1.value) } }
        print(same(P(), P()), same(P(), P(x: 2)), Mirror(reflecting: (1, "a")).children.count, (P().o as Any) is any Hashable, (N?.none as Any) is any Equatable)
        //> true false true false true true
        //> x 1 true Int
        //> s [1] true Set<Int>
        //> o nil true Optional<Int>
        //> true false 2 true false
        // # arrays of existentials
        protocol Animal { var name: String { get }; func speak() -> String }
        struct Cat: Animal { var name = "Tom"; func speak() -> String { "meow" } }
        class Dog: Animal { var name: String; init(_ n: String) { name = n }; func speak() -> String { "woof" } }
        let all: [any Animal] = [Cat(), Dog("Rex")]
        print(all.map { "\($0.name): \($0.speak())" }, all.compactMap { $0 as? Dog }.map(\.name), all.first { $0 is Cat }!.name)
        //> ["Tom: meow", "Rex: woof"] ["Rex"] Tom
        // # an existential is opened by a call
        protocol Shape { associatedtype Unit; var size: Double { get }; func grown() -> Self }
        struct Sq: Shape { typealias Unit = Int; var size = 2.0; func grown() -> Sq { Sq(size: size * 2) } }
        func area<S: Shape>(_ s: S) -> Double { s.size * s.size }
        func kind(_ s: some Shape) -> String { "\(type(of: s))" }
        let s: any Shape = Sq(); print(area(s), kind(s), s.grown().size, type(of: s.grown()))
        var o: (any Shape)? = nil; o = s; print(o?.size as Any, o.map { area($0) } ?? 0)
        func both(_ a: any Equatable, _ b: any Equatable) -> Bool { func open<T: Equatable>(_ x: T) -> Bool { x == b as? T }; return open(a) }
        print(both(1, 1), both(1, "a"), both("x", "x"))
        //> 4.0 Sq 4.0 Sq
        //> Optional(2.0) 4.0
        //> true false true
        // # a call of which only an existential says what it gives
        protocol Clock { var now: Int { get } }
        struct Fake: Clock { var now = 5 }
        func resolve<T>() -> T { Fake() as! T }
        struct Service { let clock: any Clock }
        let clock: any Clock = resolve()
        print(clock.now, Service(clock: resolve()).clock.now)
        //> 5 5
        // # an existential's own type in key paths, methods as values and accessors of an extension
        protocol Pet {
            static var base: Int { get }
            var age: Int { get set }
        }
        extension Pet {
            var title: String { "\(Self.self) \(age)" }
            var size: Int {
                get { Self.base + age }
                set { age = newValue - Self.base }
            }
            subscript(_ part: Int) -> String {
                get { "\(type(of: self)) \(part)" }
                set { age = newValue.count + Self.base }
            }
            func same(_ number: Int) -> String { "\(Self.self) \(number)" }
        }
        struct Cat: Pet {
            static let base = 10
            var age: Int
        }
        struct Dog: Pet {
            static let base = 20
            var age: Int
        }
        final class Fish: Pet {
            static let base = 30
            var age = 3
        }
        extension Array: Pet where Element == Int {
            static var base: Int { 40 }
            var age: Int {
                get { count }
                set { removeLast(count - newValue) }
            }
        }
        var pets: [any Pet] = [Cat(age: 1), Dog(age: 2), Fish(), [1, 2, 3]]
        print(pets.map(\.title))
        print(pets.map(\.[5]))
        let path: KeyPath<any Pet, Int> = \.size
        print(pets.map { $0[keyPath: path] })
        for pet in pets {
            let same = pet.same
            print(same(1), [2].map(pet.same))
        }
        for index in pets.indices { pets[index].size -= 1 }
        print(pets.map(\.age))
        pets[0][1] = "abc"
        print(pets[0].age)
        //> ["Cat 1", "Dog 2", "Fish 3", "Array<Int> 3"]
        //> ["Cat 5", "Dog 5", "Fish 5", "Array<Int> 5"]
        //> [11, 22, 33, 43]
        //> Cat 1 ["Cat 2"]
        //> Dog 1 ["Dog 2"]
        //> Fish 1 ["Fish 2"]
        //> Array<Int> 1 ["Array<Int> 2"]
        //> [0, 1, 2, 2]
        //> 13
        // # a generic parameter is the type that several arguments have in common
        protocol Pet { func name() -> String }
        struct Dog: Pet { func name() -> String { "dog" } }
        struct Cat: Pet { func name() -> String { "cat" } }
        func put<T>(_ value: T, into list: inout [T]) { list.append(value) }
        func pair<T>(_ one: T, _ other: T) -> [T] { [one, other] }
        func pick<T>(_ first: Bool, _ one: T, _ other: T) -> T { first ? one : other }
        var all: [Any] = []
        put("a", into: &all)
        put(1, into: &all)
        print(all)
        var pets: [any Pet] = []
        put(Dog(), into: &pets)
        put(Cat(), into: &pets)
        let pet: any Pet = Dog()
        print(pets.map { $0.name() }, pair(Cat(), pet).map { $0.name() }, pair(pet, Cat()).map { $0.name() })
        let picked: any Pet = pick(false, Dog(), Cat())
        print(picked.name())
        func set<T>(_ value: T, for key: String, in table: inout [String: T]) { table[key] = value }
        var table: [String: Any] = [:]
        set(1, for: "a", in: &table)
        print(table)
        func adding<T>(_ list: [T], _ value: T) -> [T] { list + [value] }
        let number: Int? = 3
        let numbers = [1, 2]
        print(adding(numbers, number))
        //> ["a", 1]
        //> ["dog", "cat"] ["cat", "dog"] ["dog", "cat"]
        //> cat
        //> ["a": 1]
        //> [Optional(1), Optional(2), Optional(3)]
        // # a metatype says what a value beside it becomes
        protocol Log { func write() -> String }
        struct Plain: Log { func write() -> String { "plain" } }
        struct Services {
            var made: [String: Any] = [:]
            mutating func register<T>(_ type: T.Type, _ value: T) { made["\(type)"] = value }
            func get<T>(_ type: T.Type) -> T? { made["\(type)"] as? T }
        }
        var services = Services()
        services.register((any Log).self, Plain())
        services.register(Any.self, 3)
        services.register([Any].self, [1, "a"])
        services.register(Double.self, 3)
        print(services.made.keys.sorted(), services.get((any Log).self)?.write() ?? "none", services.get(Double.self) ?? 0)
        //> ["Any", "Array<Any>", "Double", "Log"] plain 3.0
        // # what a generic function gives of an opened existential's associated type
        protocol P { associatedtype R; func r() -> R }
        struct A: P { func r() -> Int { 1 } };  struct B: P { func r() -> String { "b" } }
        func g<T: P>(_ t: T) -> T.R { t.r() }
        func gs<T: P>(_ t: T) -> [T.R] { [t.r()] }
        let ps: [any P] = [A(), B()]
        for p in ps { print(g(p)); print(gs(p)) }
        print(ps.map { g($0) })
        let x: Any = g(ps[0])
        print(x, "\(g(ps[1]))")
        protocol Visitor { associatedtype Out; func leaf(_ n: Int) -> Out }
        struct Node { let n: Int; func accept<V: Visitor>(_ v: V) -> V.Out { v.leaf(n) } }
        struct Sum: Visitor { func leaf(_ n: Int) -> Int { n } }
        struct Show: Visitor { func leaf(_ n: Int) -> String { "<\(n)>" } }
        let vs: [any Visitor] = [Sum(), Show()]
        print(vs.map { Node(n: 3).accept($0) })
        protocol Maker { associatedtype Made: CustomStringConvertible; func make() -> Made }
        struct IM: Maker { func make() -> Int { 7 } }
        func made<T: Maker>(_ t: T) -> T.Made { t.make() }
        let mk: any Maker = IM()
        print(made(mk).description)
        protocol Animal { associatedtype Food; init(); func eat() -> String }
        struct Cow: Animal { typealias Food = Int; func eat() -> String { "grass" } }
        struct Lion: Animal { typealias Food = String; func eat() -> String { "meat" } }
        let zoo: [any Animal.Type] = [Cow.self, Lion.self]
        func feed(_ a: some Animal) -> String { a.eat() }
        print(zoo.map { feed($0.init()) })
        //> 1
        //> [1]
        //> b
        //> ["b"]
        //> [1, "b"]
        //> 1 b
        //> [3, "<3>"]
        //> 7
        //> ["grass", "meat"]
        // # an existential is opened only where one argument alone says what a parameter is
        protocol Pet {}
        struct Dog: Pet {}
        struct Cat: Pet {}
        func kind<T>(_ value: T) -> String { "\(T.self)" }
        func kinds<T>(_ one: T, _ other: T) -> String { "\(T.self)" }
        func both<T>(_ one: T) -> [T] { print(T.self); return [one, one] }
        let pet: any Pet = Dog()
        print(kind(pet), kinds(pet, pet), kinds(pet, Cat()), kinds(Cat(), pet))
        print(both(pet).count)
        //> Dog Pet Pet Pet
        //> Dog
        //> 2
        // # a written optional of an existential says what a generic result is
        protocol L {};  struct A: L {}
        struct C { func get<T>() -> T? { nil } }
        let l: (any L)? = C().get()
        print(l == nil)
        let m: Any? = C().get()
        if let z: any L = C().get() { print(z) } else { print("none") }
        //> true
        //> none
        // # Defaults that speak of what is inside an existential
        protocol Shape { var area: Double { get }; static var sides: Int { get }; init() }
        extension Shape {
            func info(_ pre: String = "\(Self.self)", n: Int = Self.sides) -> String { "\(pre) \(n) \(area)" }
            func lazily(_ s: @autoclosure () -> String = "lazy \(Self.self)") -> String { s() }
            func called(_ f: () -> String = { "called \(Self.self)" }) -> String { f() }
            static func make(_ label: String = "\(Self.self)") -> String { "\(label) \(sides)" }
            mutating func change(_ s: String = "\(Self.self)") -> String { self = Self(); return s }
        }
        struct Square: Shape { var area = 4.0; static var sides: Int { 4 } }
        class Round: Shape { var area: Double { 3 }; class var sides: Int { 0 }; required init() {} }
        class Oval: Round { override class var sides: Int { 1 } }
        let shapes: [any Shape] = [Square(), Oval()]
        for shape in shapes { print(shape.info(), shape.info("x"), shape.info(n: 7), type(of: shape).make()) }
        print(shapes.map { $0.info() })
        print(shapes[0].lazily(), shapes[1].called())
        var square: any Shape = Square(area: 9)
        print(square.change(), square.area)
        func made() -> any Shape { print("made"); return Square() }
        let none: (any Shape)? = nil
        print(made().info(), none?.info() ?? "none")
        func told<T: Shape>(_ shape: T) -> String { shape.info() }
        print(told(shapes[0]), Oval().info())
        protocol Holder { associatedtype Item; var item: Item { get } }
        extension Holder { func show(_ pre: String = "\(Self.self) of \(Item.self)") -> String { "\(pre): \(item)" } }
        struct Box<Item>: Holder { var item: Item }
        let holders: [any Holder] = [Box(item: 1), Box(item: "a")]
        print(holders.map { $0.show() })
        //> Square 4 4.0 x 4 4.0 Square 7 4.0 Square 4
        //> Oval 1 3.0 x 1 3.0 Oval 7 3.0 Oval 1
        //> ["Square 4 4.0", "Oval 1 3.0"]
        //> lazy Square called Oval
        //> Square 4.0
        //> made
        //> Square 4 4.0 none
        //> Square 4 4.0 Oval 1 3.0
        //> ["Box<Int> of Int: 1", "Box<String> of String: a"]
        """###
}
