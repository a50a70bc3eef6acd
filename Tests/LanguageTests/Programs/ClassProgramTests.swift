import Testing

@Suite("Programs of classes, wrappers and key paths")
struct ClassProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # objects of two classes, where one generic parameter stands for both
        class Shape: Equatable {
            var n: Int
            init(_ n: Int) { self.n = n }
            static func == (a: Shape, b: Shape) -> Bool { a.n == b.n }
        }
        class Disc: Shape {}
        class Box: Shape {}
        func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
        func kind<T>(_ values: T...) -> String { "\(T.self)" }
        let disc = Disc(1), box = Box(2)
        print(disc != box, same(Disc(1), Box(1)), same(disc, Shape(1)), kind(disc, box), kind(disc, Disc(2)), type(of: [disc, box]))
        //> true true true Shape Disc Array<Shape>
        // # initializers of a superclass, beside those of a protocol
        protocol Animal { init() }
        extension Animal { init(times: Int) { self.init(); print(times) } }
        class Cat: Animal { var name = "cat"; required init() {}; init(name: String) { self.name = name } }
        class Lion: Cat {}
        print(Lion(name: "leo").name, Lion().name, Lion(times: 3).name)
        //> 3
        //> leo cat cat
        // # objects of a class and of its subclasses are equal, ordered and hashed by the class
        class Rank: Comparable, Hashable {
            var n: Int
            init(_ n: Int) { self.n = n }
            static func == (a: Rank, b: Rank) -> Bool { a.n == b.n }
            static func < (a: Rank, b: Rank) -> Bool { a.n < b.n }
            func hash(into hasher: inout Hasher) { hasher.combine(n) }
        }
        class Star: Rank {}
        class Sun: Star {}
        let ranks = [Rank(3), Star(1)]
        print(ranks.contains(Sun(1)), ranks.firstIndex(of: Star(3)) as Any, Optional(Star(1)) == Star(1), [Rank(1)] == [Sun(1)])
        print(ranks.sorted().map(\.n), ranks.max()!.n, Set([Rank(1), Star(1), Sun(1)]).count, [Star(1): "s"][Sun(1)] as Any)
        class Held<T: Equatable>: Equatable {
            var t: T
            init(_ t: T) { self.t = t }
            static func == (a: Held, b: Held) -> Bool { a.t == b.t }
        }
        class Whole: Held<Int> {}
        print([Held(1)].contains(Whole(1)), Whole(1) == Held(1), Whole(2) == Whole(1))
        //> true Optional(0) true true
        //> [1, 3] 3 1 Optional("s")
        //> true true false
        // # a subclass of a sequence
        class Count: IteratorProtocol { var n = 0; func next() -> Int? { n += 1; return n < 4 ? n : nil } }
        class Counts: Sequence { func makeIterator() -> Count { Count() } }
        class More: Counts {}
        var walked: [Int] = []
        for x in More() { walked.append(x) }
        print(walked, More().map { $0 * 2 }, Array(More()))
        //> [1, 2, 3] [2, 4, 6] [1, 2, 3]
        // # generic methods that a subclass overrides
        class Base<T> {
            var t: T
            init(_ t: T) { self.t = t }
            func told<U>(_ u: U) -> String { "Base\(T.self)\(U.self)" }
        }
        class Fixed: Base<Int> { override func told<U>(_ u: U) -> String { "Fixed\(U.self)/" + super.told(u) } }
        class Listed<V>: Base<[V]> { override func told<U>(_ u: U) -> String { "Listed\(V.self)\(U.self)/" + super.told(u) } }
        let listed: Base<[String]> = Listed(["a"])
        let told: (Bool) -> String = listed.told
        print(Base(1.5).told("s"), Fixed(1).told(2.5), listed.told(1), told(true))
        //> BaseDoubleString FixedDouble/BaseIntDouble ListedStringInt/BaseArray<String>Int ListedStringBool/BaseArray<String>Bool
        // # generic methods and initializers of classes are told the type in an existential
        protocol Event {}
        struct Tap: Event {}
        class Bus {
            var seen: [String] = []
            init() {}
            init<E: Event>(_ event: E) { seen = ["init \(E.self)"] }
            func send<E: Event>(_ event: E) { seen.append("\(E.self)") }
        }
        class Loud: Bus { override func send<E: Event>(_ event: E) { seen.append("loud \(E.self)") } }
        let event: any Event = Tap()
        let bus = Bus(event), loud: Bus = Loud()
        bus.send(event); loud.send(event)
        print(bus.seen, loud.seen)
        //> ["init Tap", "Tap"] ["loud Tap"]
        // # classes are shared
        class Account { var balance = 0; init(balance: Int = 0) { self.balance = balance }; func deposit(_ n: Int) { balance += n } }
        let account = Account(balance: 5)
        let same = account
        same.deposit(10)
        print(account.balance, account === same, account === Account())
        //> 15 true false
        // # an implicitly unwrapped optional is unwrapped where only its value fits
        class Pen { var ink = 3; func write(_ n: Int) -> Int { ink -= n; return ink } }
        class Desk { var pen: Pen!; var count: Int!; var names: [String]! = ["a"] }
        let desk = Desk()
        print(desk.pen == nil, desk.count == nil, desk.names == nil)
        desk.pen = Pen()
        desk.pen.ink = 9
        print(desk.pen.write(2), desk.pen?.ink as Any)
        desk.count = 4
        let five: Int = desk.count + 1
        let copy = desk.count
        print(five, copy as Any, -desk.count, desk.count * 2, desk.names[0], desk.count ?? 0)
        func twice(_ n: Int) -> Int { n * 2 }
        print(twice(desk.count))
        var local: String!
        local = "x"
        print(local.count, local + "y")
        desk.names.append("b")
        print(desk.names.count, desk.names!)
        desk.count += 3
        if desk.count > 6 { print("more", desk.count!) }
        desk.pen = nil
        print(desk.pen == nil)
        //> true true false
        //> 7 Optional(7)
        //> 5 Optional(4) -4 8 a 4
        //> 8
        //> 1 xy
        //> 2 ["a", "b"]
        //> more 7
        //> true
        // # inheritance
        class Animal { let name: String; init(name: String) { self.name = name }; func sound() -> String { "..." }; func speak() -> String { name + ": " + sound() } }
        class Dog: Animal { override func sound() -> String { "woof" }; var tail = true }
        class Puppy: Dog { override func sound() -> String { super.sound() + "!" }; init() { super.init(name: "Rex") } }
        let animals: [Animal] = [Animal(name: "It"), Dog(name: "Max"), Puppy()]
        print(animals.map { $0.speak() })
        print(animals[2] is Dog, (animals[1] as? Dog)?.tail ?? false, animals[0] as? Dog == nil)
        //> ["It: ...", "Max: woof", "Rex: woof!"]
        //> true true true
        // # property wrappers
        @propertyWrapper struct Clamped { private var value: Int; let range: ClosedRange<Int>
            init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
            var wrappedValue: Int { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
            var projectedValue: ClosedRange<Int> { range }
        }
        struct Volume { @Clamped(0...10) var level = 5 }
        var volume = Volume()
        volume.level = 20
        print(volume.level, volume.$level)
        //> 10 0...10
        // # a generic property wrapper
        @propertyWrapper struct Logged<Value> { var wrappedValue: Value { didSet { print("now", wrappedValue) } } }
        struct Form { @Logged var name = "a"; @Logged var age: Int }
        var form = Form(age: 3)
        form.name = "b"
        form.age += 1
        //> now b
        //> now 4
        // # typealiases
        typealias Names = [String]
        typealias Pairs<T> = [(T, T)]
        typealias Handler = (Int) -> String
        let names: Names = ["a"]
        let pairs: Pairs<Int> = [(1, 2)]
        let handler: Handler = { "\($0)" }
        print(names, pairs[0].1, handler(3))
        //> ["a"] 2 3
        // # key paths
        struct City { var name: String; var people: Int }
        struct Land { var capital: City }
        var land = Land(capital: City(name: "Rome", people: 3))
        let path = \Land.capital.name
        land[keyPath: path] = "Oslo"
        let people: KeyPath<City, Int> = \.people
        print(land[keyPath: path], land.capital[keyPath: people])
        //> Oslo 3
        // # Self
        struct Node { var n = 0; func with(_ n: Int) -> Self { var copy = self; copy.n = n; return copy }; static func zero() -> Self { Self() } }
        print(Node().with(3).n, Node.zero().n)
        //> 3 0
        // # callable values
        struct Adder { let n: Int; func callAsFunction(_ x: Int) -> Int { x + n } }
        let add = Adder(n: 3)
        print(add(4))
        //> 7
        // # mirror
        struct Mirrored { var a = 1; var b = "x" }
        for child in Mirror(reflecting: Mirrored()).children { print(child.label ?? "-", child.value) }
        //> a 1
        //> b x
        // # local class inheritance
        func h() -> String { class A { func n() -> String { "A" } }; class B: A { override func n() -> String { "B" + super.n() } }; let x: A = B(); return x.n() }
        print(h())
        //> BA
        // # classes below one another
        class Animal { let name: String; init(name: String) { self.name = name }; func sound() -> String { "..." }; var desc: String { "\(name) says \(sound())" } }
        class Dog: Animal { override func sound() -> String { "Woof" }; convenience init() { self.init(name: "Rex") } }
        final class Puppy: Dog { override func sound() -> String { super.sound() + "!" } }
        let zoo: [Animal] = [Animal(name: "X"), Dog(), Puppy(name: "P")]
        for a in zoo { print(a.desc, a is Dog, (a as? Puppy)?.name ?? "-", type(of: a)) }
        print(zoo[0] === zoo[0], zoo.map { $0.name }.joined(separator: ","))
        //> X says ... false - Animal
        //> Rex says Woof true - Dog
        //> P says Woof! true P Puppy
        //> true X,Rex,P
        // # class identity
        class Node { var value: Int; var next: Node?; init(_ v: Int, _ n: Node? = nil) { value = v; next = n } }
        let n1 = Node(1), n2 = Node(2, n1)
        let same = n1
        same.value = 10
        print(n2.next!.value, n1 === same, n1 !== n2, n2.next === n1)
        n2.next?.value += 1
        print(n1.value)
        var it: Node? = n2; var s = 0
        while let cur = it { s += cur.value; it = cur.next }
        print(s)
        //> 10 true true true
        //> 11
        //> 13
        // # class inheritance
        class Animal { var name: String; init(name: String) { self.name = name }; func speak() -> String { "..." }; var desc: String { "\(name) says \(speak())" } }
        class Dog: Animal { override func speak() -> String { "Woof" } }
        class Puppy: Dog { let age: Int; init(name: String, age: Int) { self.age = age; super.init(name: name) }; override func speak() -> String { super.speak() + "!" + name }; override var desc: String { "puppy " + super.desc } }
        let all: [Animal] = [Animal(name: "x"), Dog(name: "d"), Puppy(name: "p", age: 1)]
        for a in all { print(a.desc) }
        print(all[2] is Dog, (all[1] as? Puppy) == nil, (all[2] as! Puppy).age)
        //> x says ...
        //> d says Woof
        //> puppy p says Woof!p
        //> true true 1
        // # inheritance with super
        class Base { let name: String; init(_ name: String) { self.name = name }; func text() -> String { name }; var width: Int { name.count } }
        class Framed: Base { override func text() -> String { "[" + super.text() + "]" }; override var width: Int { super.width + 2 } }
        final class Titled: Framed { let title: String; init(_ title: String, _ name: String) { self.title = title; super.init(name) }; override func text() -> String { title + super.text() } }
        let views: [Base] = [Base("a"), Framed("b"), Titled("T", "c")]
        print(views.map { $0.text() }, views.map(\.width), views.map { $0 is Framed })
        //> ["a", "[b]", "T[c]"] [1, 3, 3] [false, true, true]
        // # classes, overriding and super
        class Control { var title: String; init(title: String) { self.title = title }; func look() -> String { "[\(title)]" } }
        class Fancy: Control { var colour = "red"; override func look() -> String { colour + super.look() }; convenience init() { self.init(title: "none") } }
        let c: Control = Fancy(title: "Go"); c.title += "!"; print(c.look(), Fancy().look(), c is Fancy)
        //> red[Go!] red[none] true
        // # identity, references in structs, overridden properties
        class Model { var n = 0 { didSet { log.append("\(oldValue)>\(n)") } }; var log: [String] = [] }
        struct Card { let model: Model; var tag = 1 }
        let m = Model(); var a = Card(model: m), b = a; b.tag = 2; b.model.n = 5; a.model.n += 1
        print(a.model.n, a.tag, b.tag, a.model === b.model, m.log)
        class Base { var name: String { "base" }; class var kind: String { "B" }; required init() {} }
        class Sub: Base { override var name: String { "sub of " + super.name }; override class var kind: String { "S" } }
        let types: [Base.Type] = [Base.self, Sub.self]; print(types.map { $0.init().name }, types.map { $0.kind })
        //> 6 1 2 true ["0>5", "5>6"]
        //> ["base", "sub of base"] ["B", "S"]
        // # overrides of one of several overloads, and below generic classes
        class Printer {
            func show(_ number: Int) -> String { "number \(number)" }
            func show(_ text: String) -> String { "text \(text)" }
            func value() -> Int { 1 }
            func value() -> String { "one" }
            subscript(place: Int) -> String { "place" }
            subscript(name: String) -> String { "name" }
        }
        class Loud: Printer {
            override func show(_ text: String) -> String { "loud \(text)" }
            override func value() -> String { "ONE" }
            override subscript(name: String) -> String { "NAME" }
        }
        let printer: Printer = Loud()
        let number: Int = printer.value(), text: String = printer.value()
        print(printer.show(1), printer.show("a"), number, text, printer[1], printer["a"])
        class Store<Item> {
            func put(_ item: Item) -> String { "item \(item)" }
            func put(_ items: [Item]) -> String { "items \(items)" }
            func pair<Other>(_ other: Other, _ item: Item) -> String { "pair" }
        }
        class Numbers: Store<Int> {
            override func put(_ item: Int) -> String { "number \(item)" }
            override func pair<Second>(_ other: Second, _ item: Int) -> String { "pair of \(other) and \(item)" }
        }
        class Lists<Element>: Store<[Element]> { override func put(_ item: [Element]) -> String { "list \(item)" } }
        let numbers: Store<Int> = Numbers()
        let lists: Store<[String]> = Lists<String>()
        print(numbers.put(1), numbers.put([1]), numbers.pair("x", 1))
        print(lists.put(["a"]), lists.put([["a"]]))
        //> number 1 loud a 1 ONE place NAME
        //> number 1 items [1] pair of x and 1
        //> list ["a"] items [["a"]]
        // # what is no override: private members, own generic parameters, other types
        class Base {
            private func name() -> String { "base" }
            private var size: Int { 1 }
            func told() -> String { "\(name()) \(size)" }
            func count(_ number: Int) -> String { "number" }
            func meet(_ other: Base) -> String { "base meets" }
        }
        class Derived: Base {
            private func name() -> String { "derived" }
            private var size: Int { 2 }
            func toldAgain() -> String { "\(name()) \(size)" }
            func count<Value>(_ value: Value) -> String { "any" }
            func meet(_ other: Derived) -> String { "derived meets" }
        }
        let derived = Derived()
        print(derived.told(), derived.toldAgain(), derived.count(1), derived.count("s"))
        print(derived.meet(derived), derived.meet(Base()), (derived as Base).meet(derived))
        //> base 1 derived 2 number any
        //> derived meets base meets base meets
        // # A method of super as a value is the superclass's
        class A { func v() -> String { "A" } }
        class B: A { override func v() -> String { "B" }; func w() -> String { let f = super.v; return f() } }
        print(B().w())
        class G<T> { func make(_ x: T) -> [T] { [x] } }
        class H: G<String> { override func make(_ x: String) -> [String] { [x, x].flatMap(super.make) } }
        print(H().make("q"))
        //> A
        //> ["q", "q"]
        // # a struct that conforms to what is for classes
        protocol Owner: AnyObject { func f() }
        struct S: Owner { func f() {} }
        //! 2:8: non-class type 'S' cannot conform to class protocol 'Owner'; make it a class: 'final class S'
        // # an enum that conforms to it by an extension
        protocol Owner: AnyObject {}
        protocol Keeper: Owner {}
        enum E { case a }
        extension E: Keeper {}
        //! 4:14: non-class type 'E' cannot conform to class protocol 'Keeper'; make it a class: 'final class E'
        // # initializers that a protocol asks for run as those of subclasses
        protocol Copying: AnyObject { init(copy o: Self) }
        extension Copying { func copy() -> Self { Self(copy: self) } }
        class Doc: Copying { var n = 1; init() {}; required init(copy o: Doc) { n = o.n + 1 } }
        class Sub: Doc { var extra = "x"; override init() { super.init() }
          required init(copy o: Doc) { super.init(copy: o); extra = "copied" } }
        final class Leaf: Sub { var more = 3 }
        final class Last: Sub { required init(copy o: Doc) { super.init(copy: o); extra += "!" }; override init() { super.init() } }
        print(Sub().copy().extra, Doc().copy().n, Leaf().copy().extra, Leaf().copy().more, Last().copy().extra)
        let docs: [Doc] = [Sub(), Doc(), Last()]
        print(docs.map { $0.copy() }.map { ($0 as? Sub)?.extra ?? "doc" })
        func twice<T: Copying>(_ x: T) -> T { x.copy().copy() }
        print(twice(Sub()).extra, twice(Sub()).n, type(of: twice(Last())))
        //> copied 2 copied 3 copied!
        //> ["doc", "doc", "doc"]
        //> copied 3 Last
        """###
}
