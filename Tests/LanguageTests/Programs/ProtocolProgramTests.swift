import Testing

@Suite("Programs of protocols")
struct ProtocolProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # an associated type that another one says
        protocol Shelf { associatedtype Item; associatedtype Items: Sequence where Items.Element == Item; var items: Items { get } }
        struct Numbers: Shelf { var items: [Int] { [1, 2] } }
        func all<S: Shelf>(_ shelf: S) -> [S.Item] { Array(shelf.items) }
        func first<S: Shelf>(_ shelf: S) -> S.Item? { for item in shelf.items { return item }; return nil }
        print(all(Numbers()), first(Numbers()) ?? 0, type(of: all(Numbers())))
        //> [1, 2] 1 Array<Int>
        // # what is known of an associated type holds for another that is the same
        protocol Source { associatedtype Item: Equatable; associatedtype Steps: IteratorProtocol where Steps.Element == Item; func steps() -> Steps }
        func areAlike<S: Source>(_ source: S) -> Bool { var a = source.steps(), b = source.steps(); return a.next() == b.next() }
        struct Numbers: Source { func steps() -> IndexingIterator<[Int]> { [1, 2].makeIterator() } }
        print(areAlike(Numbers()))
        //> true
        // # associated types follow from witnesses
        protocol Container { associatedtype Item; var items: [Item] { get }; func first() -> Item? }
        extension Container { func first() -> Item? { items.first } }
        struct Numbers: Container { var items = [1, 2] }
        print(Numbers().first()!)
        //> 1
        // # primary associated types
        protocol Source<Output> { associatedtype Output; func next() -> Output }
        struct Words: Source { func next() -> String { "word" } }
        struct Ints: Source { typealias Output = Int; func next() -> Int { 1 } }
        func run(_ s: some Source<String>) -> String { s.next() + "!" }
        func runAny(_ s: any Source<Int>) -> Int { s.next() + 1 }
        print(run(Words()), runAny(Ints()))
        //> word! 2
        // # refinement
        protocol Named { var name: String { get } }
        protocol Aged { var age: Int { get } }
        protocol Person: Named, Aged { func hello() -> String }
        extension Person { func hello() -> String { "\(name), \(age)" } }
        struct Ann: Person { let name = "Ann"; let age = 3 }
        func greet(_ p: some Named & Aged) -> String { p.name + "\(p.age)" }
        print(Ann().hello(), greet(Ann()))
        //> Ann, 3 Ann3
        // # existentials
        protocol Animal { var legs: Int { get }; func noise() -> String }
        struct Dog: Animal { let legs = 4; func noise() -> String { "woof" } }
        struct Bird: Animal { let legs = 2; func noise() -> String { "tweet" } }
        let zoo: [any Animal] = [Dog(), Bird()]
        print(zoo.map { $0.noise() }, zoo.reduce(0) { $0 + $1.legs }, zoo.compactMap { $0 as? Bird }.count)
        //> ["woof", "tweet"] 6 1
        // # an existential is opened for a call
        protocol Shape { func area() -> Int }
        struct Square: Shape { var side: Int; func area() -> Int { side * side } }
        func twice<S: Shape>(_ s: S) -> Int { s.area() * 2 }
        let shape: any Shape = Square(side: 3)
        print(twice(shape))
        //> 18
        // # a requirement and a default
        protocol Greeter { func name() -> String }
        extension Greeter { func name() -> String { "default" }; func shout() -> String { name().uppercased() } }
        struct Quiet: Greeter {}
        struct Loud: Greeter { func name() -> String { "loud" } }
        let both: [any Greeter] = [Quiet(), Loud()]
        print(both.map { $0.shout() })
        //> ["DEFAULT", "LOUD"]
        // # defaults in a constrained extension
        protocol Box { associatedtype Value; var value: Value { get } }
        extension Box where Value == Int { func describe() -> String { "int \(value)" } }
        extension Box where Value: Collection { func describe() -> String { "\(value.count) items" } }
        struct B<T>: Box { var value: T }
        print(B(value: 3).describe(), B(value: [1, 2]).describe(), B(value: "abc").describe())
        //> int 3 2 items 3 items
        // # conditional conformance
        protocol Sized { var size: Int { get } }
        extension Int: Sized { var size: Int { self } }
        extension Array: Sized where Element: Sized { var size: Int { reduce(0) { $0 + $1.size } } }
        func size(_ x: some Sized) -> Int { x.size }
        print(size([1, 2, 3]), size([[1], [2, 3]]))
        //> 6 6
        // # static members on a protocol
        protocol Style { var mark: String { get } }
        struct Plain: Style { let mark = "-" }
        struct Fancy: Style { var mark = "*" }
        extension Style where Self == Plain { static var plain: Self { Self() } }
        extension Style where Self == Fancy { static var fancy: Fancy { Fancy() }; static func fancy(_ m: String) -> Fancy { Fancy(mark: m) } }
        func draw(_ s: some Style) -> String { s.mark }
        func drawAny(_ s: any Style) -> String { s.mark }
        print(draw(.plain), draw(.fancy), draw(.fancy("+")), drawAny(.plain))
        //> - * + -
        // # a chain that begins implicitly
        struct Tint { var name: String; var alpha = 1.0; static let red = Tint(name: "red"); static func named(_ n: String) -> Tint { Tint(name: n) }; func faded(_ a: Double) -> Tint { Tint(name: name, alpha: a) }; var half: Tint { faded(0.5) } }
        func paint(_ t: Tint) -> String { "\(t.name) \(t.alpha)" }
        let optional: Tint? = .red.half
        print(paint(.red), paint(.red.faded(0.2)), paint(.named("x").half), optional!.alpha)
        //> red 1.0 red 0.2 x 0.5 0.5
        // # opaque results
        protocol Token { var text: String { get } }
        struct A: Token { var text = "a" }
        struct Pair<L: Token, R: Token>: Token { let l: L, r: R; var text: String { l.text + r.text } }
        func make() -> some Token { Pair(l: A(), r: A()) }
        var two: some Token { make() }
        print(make().text, two.text)
        //> aa aa
        // # generic functions with where
        func same<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> Bool where A.Element == B.Element, A.Element: Equatable { Array(a) == Array(b) }
        print(same([1, 2], 1...2), same(Set([1]), [2]))
        //> true false
        // # a generic type with a constraint
        struct Ranking<Element: Comparable> { var items: [Element]; var top: Element? { items.max() } }
        print(Ranking(items: [3, 5, 1]).top!, Ranking(items: ["a", "b"]).top!)
        //> 5 b
        // # Equatable, Hashable and Comparable
        struct Card: Hashable, Comparable { var rank: Int; var suit: String; static func < (a: Card, b: Card) -> Bool { a.rank < b.rank } }
        let cards = [Card(rank: 3, suit: "h"), Card(rank: 1, suit: "s")]
        print(cards[0] == cards[0], cards[0] != cards[1], cards.sorted()[0].rank, Set(cards + cards).count, cards.max()!.rank, cards[0] >= cards[1])
        //> true true 1 2 3 true
        // # Identifiable
        struct Row: Identifiable { let id: Int; var text = "" }
        class Thing: Identifiable { let id = "x" }
        func ids<T: Identifiable>(_ items: [T]) -> [T.ID] { items.map(\.id) }
        print(ids([Row(id: 1), Row(id: 2)]), Thing().id)
        //> [1, 2] x
        // # RawRepresentable
        struct Weekday: RawRepresentable, Equatable { let rawValue: Int; static let monday = Weekday(rawValue: 1) }
        print(Weekday(rawValue: 1) == .monday, Weekday.monday.rawValue)
        //> true 1
        // # CustomStringConvertible
        struct Money: CustomStringConvertible { var cents: Int; var description: String { "$\(cents / 100)" } }
        enum Coin: CustomStringConvertible { case one; var description: String { "coin" } }
        print(Money(cents: 500), [Money(cents: 100)], "\(Coin.one)", String(describing: Money(cents: 300)), "\(Optional(Money(cents: 200)) as Any)")
        //> $5 [$1] coin $3 Optional($2)
        // # casts
        let values: [Any] = [1, "a", 2.5, true, [1, 2]]
        print(values.compactMap { $0 as? Int }, values[1] is String, values[2] as! Double, values.filter { $0 is Bool }.count, (values[4] as? [Int])!.count)
        //> [1] true 2.5 1 2
        // # as? any P
        protocol Loud2 { func shout() -> String }
        struct Horn: Loud2 { func shout() -> String { "HONK" } }
        let thing: Any = Horn()
        if let loud = thing as? any Loud2 { print(loud.shout()) }
        print(thing is any Equatable, 1 is any Equatable)
        //> HONK
        //> false true
        // # equality of existentials by casting
        func isEqual(_ a: any Equatable, _ b: Any) -> Bool { equal(a, b) }
        func equal<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
        print(isEqual(1, 1), isEqual("a", 1))
        //> true false
        // # some in a parameter of several
        func both2(_ a: some CustomStringConvertible, _ b: some CustomStringConvertible) -> String { a.description + b.description }
        print(both2(1, "x"))
        //> 1x
        // # a protocol with a mutating requirement
        protocol Togglable { mutating func toggle() }
        enum Switch: Togglable { case on, off; mutating func toggle() { self = self == .on ? .off : .on } }
        var s = Switch.off
        s.toggle()
        print(s)
        //> on
        // # a settable requirement
        protocol Renamable { var name: String { get set } }
        struct Cat: Renamable { var name: String }
        func rename<T: Renamable>(_ x: inout T) { x.name += "!" }
        var cat = Cat(name: "Tom")
        rename(&cat)
        print(cat.name)
        //> Tom!
        // # a class-bound protocol
        protocol Listener: AnyObject { func heard(_ s: String) }
        class Ear: Listener { var all: [String] = []; func heard(_ s: String) { all.append(s) } }
        let ear = Ear()
        let listener: any Listener = ear
        listener.heard("x")
        print(ear.all)
        //> ["x"]
        // # type erasure by hand
        protocol Maker { associatedtype Thing; func make() -> Thing }
        struct AnyMaker<Thing>: Maker { private let run: () -> Thing; init<M: Maker>(_ m: M) where M.Thing == Thing { run = m.make }; func make() -> Thing { run() } }
        struct One: Maker { func make() -> Int { 1 } }
        let makers = [AnyMaker(One()), AnyMaker(One())]
        print(makers.map { $0.make() })
        //> [1, 1]
        // # two conformances infer two types of one name
        protocol P1 { associatedtype Body; func one() -> Body }
        protocol P2 { associatedtype Value; func two() -> Value }
        struct Both: P1, P2 { func one() -> Int { 1 }; func two() -> String { "2" } }
        func r<T: P1 & P2>(_ t: T) -> String { "\(t.one()) \(t.two())" }
        print(r(Both()))
        //> 1 2
        // # Self in a protocol
        protocol Copyable2 { func copy() -> Self; func isLike(_ other: Self) -> Bool }
        struct Doc: Copyable2 { var n = 1; func copy() -> Doc { self }; func isLike(_ other: Doc) -> Bool { n == other.n } }
        func dup<T: Copyable2>(_ t: T) -> Bool { t.copy().isLike(t) }
        print(dup(Doc()))
        //> true
        // # generic static functions and methods
        struct Factory { static func make<T>(_ t: T, count: Int) -> [T] { Array(repeating: t, count: count) }; func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) } }
        print(Factory.make("x", count: 2), Factory().pair(1, "b"))
        //> ["x", "x"] (1, "b")
        // # a method only where the argument fits
        struct Holder<S> { var s: S }
        struct W<T> { var t: T }
        extension Holder { func unwrapped<T>() -> T where S == W<T> { s.t } }
        print(Holder(s: W(t: 3)).unwrapped() + 1)
        //> 4
        // # protocol extension with Self type and operators
        protocol Vec { var c: [Double] { get }; init(c: [Double]) }
        extension Vec { static func + (a: Self, b: Self) -> Self { Self(c: zip(a.c, b.c).map { $0 + $1 }) }; static func * (a: Self, k: Double) -> Self { Self(c: a.c.map { $0 * k }) } }
        struct V2: Vec { var c: [Double] }
        print((V2(c: [1, 2]) + V2(c: [3, 4])) * 2)
        //> V2(c: [8.0, 12.0])
        // # protocols with defaults
        protocol Named { var name: String { get }; func greet() -> String }
        extension Named { func greet() -> String { "Hi \(name)" }; func shout() -> String { greet().uppercased() } }
        struct P: Named { var name = "p" }
        struct Q: Named { var name = "q"; func greet() -> String { "Q!" }; func shout() -> String { "own" } }
        let xs: [any Named] = [P(), Q()]
        print(xs.map { $0.greet() }, xs.map { $0.shout() }, Q().shout())
        func g<T: Named>(_ t: T) -> String { t.shout() }
        print(g(Q()), g(P()))
        //> ["Hi p", "Q!"] ["HI P", "Q!"] own
        //> Q! HI P
        // # a protocol with defaults
        protocol Shape { var area: Double { get }; var name: String { get } }
        extension Shape { var name: String { "\(Self.self)" }; func describe() -> String { "\(name): \(area)" } }
        struct Sq: Shape { var s: Double; var area: Double { s * s } }
        struct Ci: Shape { var r: Double; var area: Double { 3 * r * r }; var name: String { "circle" } }
        let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1)]
        for s in shapes { print(s.describe()) }
        print(shapes.map(\.area).reduce(0, +), shapes.max { $0.area < $1.area }!.name)
        //> Sq: 4.0
        //> circle: 3.0
        //> 7.0 Sq
        // # a protocol header with where
        protocol Part { associatedtype Body; var body: Body { get } }
        struct Fixed<C> { let content: C }
        protocol Simple: Part where Body == Fixed<Self> { var text: String { get } }
        extension Simple { var body: Fixed<Self> { Fixed(content: self) } }
        struct Word: Simple { let text: String }
        print(Word(text: "w").body.content.text)
        //> w
        // # defaults in constrained extensions
        protocol Named { var name: String { get } }
        extension Named { var label: String { "plain " + name } }
        extension Named where Self: Comparable { var label: String { "sorted " + name } }
        struct A: Named { let name = "a" }
        struct B: Named, Comparable { let name: String; static func < (l: B, r: B) -> Bool { l.name < r.name } }
        print(A().label, B(name: "b").label, [B(name: "z"), B(name: "y")].sorted().map(\.label))
        //> plain a sorted b ["sorted y", "sorted z"]
        // # refinement and constrained defaults
        protocol Named { var name: String { get } }
        protocol Titled: Named { var title: String { get } }
        extension Titled { var full: String { title + " " + name } }
        extension Named where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
        struct P: Titled, Equatable { var name: String; var title = "Dr" }
        print(P(name: "A").full, P(name: "A").same(P(name: "A")))
        //> Dr A true
        // # protocol with generic method and Self
        protocol Copy { func copy() -> Self; static var zero: Self { get } }
        struct Num: Copy { var v: Int; func copy() -> Num { Num(v: v + 1) }; static let zero = Num(v: 0) }
        func twice<T: Copy>(_ t: T) -> T { t.copy().copy() }
        print(twice(Num(v: 1)), twice(Num.zero).v)
        //> Num(v: 3) 2
        // # shapes by protocol
        protocol Shape { var area: Double { get }; var name: String { get } }
        extension Shape { var summary: String { "\(name): \(area)" } }
        struct Sq: Shape { let s: Double; var area: Double { s * s }; let name = "square" }
        struct Ci: Shape { let r: Double; var area: Double { Double(Int(Double.pi * r * r * 100)) / 100 }; var name: String { "circle" } }
        let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1), Sq(s: 0.5)]
        for s in shapes.sorted(by: { $0.area < $1.area }) { print(s.summary) }
        print(shapes.reduce(0) { $0 + $1.area }, shapes.map { type(of: $0) }, shapes.compactMap { $0 as? Sq }.count, shapes.filter { $0 is Ci }.count)
        //> square: 0.25
        //> circle: 3.14
        //> square: 4.0
        //> 7.390000000000001 [Sq, Ci, Sq] 2 1
        // # refinement with a requirement on the associated type, and a default body
        protocol Described { associatedtype Body; var body: Body { get } }
        protocol Labelled: Described where Body == String { var label: String { get } }
        extension Labelled { var body: String { "<\(label)>" } }
        struct Tag: Labelled { var label = "tag" }
        struct Loud: Labelled { var label = "x"; var body: String { "LOUD" } }
        func show<D: Described>(_ d: D) -> D.Body { d.body }
        print(show(Tag()), show(Loud()), [Tag().body, Loud().body])
        protocol Store { associatedtype Key: Hashable; associatedtype Value; var all: [Key: Value] { get } }
        extension Store where Value: Comparable { var best: Value? { all.values.max() } }
        struct Scores: Store { var all = ["a": 3, "b": 9] }
        print(Scores().best as Any)
        //> <tag> LOUD ["<tag>", "LOUD"]
        //> Optional(9)
        // # defaults in extensions
        protocol Badge { var text: String { get } }
        extension Badge { var text: String { "new" }; func shout() -> String { text.uppercased() + "!" } }
        struct Plain: Badge {}; struct Own: Badge { var text = "own" }
        print(Plain().shout(), Own().shout())
        //> NEW! OWN!
        // # which default is meant is decided by the static type
        protocol Style { func name() -> String }
        extension Style { func name() -> String { "style" }; func extra() -> String { "extra of " + name() } }
        struct Bold: Style { func name() -> String { "bold" }; func extra() -> String { "own" } }
        let a: any Style = Bold(); let b = Bold(); func g<S: Style>(_ s: S) -> String { s.extra() }
        print(a.extra(), b.extra(), g(b), a.name())
        extension Style where Self: Equatable { func same(_ o: Self) -> String { self == o ? "same" : "other" } }
        extension Bold: Equatable {}
        print(Bold().same(Bold()))
        //> extra of bold own extra of bold bold
        //> same
        // # the type of all cases, and values that stand for simpler ones
        func cases<T: CaseIterable>(_ type: T.Type) -> T.AllCases { T.allCases }
        func count<T: CaseIterable>(_ type: T.Type) -> Int where T.AllCases: RandomAccessCollection { T.allCases.count }
        enum Size: CaseIterable { case small, large }
        print(cases(Size.self).count, count(Size.self))
        struct Level: RawRepresentable { var rawValue: Int }
        print(Level(rawValue: 1) == Level(rawValue: 1), Level(rawValue: 1) != Level(rawValue: 1))
        //> 2 2
        //> true false
        // # witnesses of generic types, which are the same for all arguments
        protocol Described { var text: String { get } }
        extension Described { var text: String { "plain" } }
        extension Described where Self: CustomStringConvertible { var text: String { "told " + description } }
        struct Box<T>: Described { var item: T }
        extension Box: CustomStringConvertible where T: CustomStringConvertible { var description: String { "box of \(item)" } }
        struct Name: Described, CustomStringConvertible { var description: String { "name" } }
        func told(_ it: some Described) -> String { it.text }
        print(told(Box(item: 1)), Box(item: 1).text, told(Name()), (Box(item: 2) as any Described).text)
        protocol Shown { associatedtype Item; func show() -> String }
        extension Shown { func show() -> String { "shown" } }
        extension Shown where Item == Int { func show() -> String { "shown number" } }
        struct Row<Y>: Shown { typealias Item = Y }
        struct Number: Shown { typealias Item = Int }
        struct Cell<Y> {}
        extension Cell: Shown where Y == Int { typealias Item = Int }
        func call<Z: Shown>(_ z: Z) -> String { z.show() }
        print(call(Row<Int>()), call(Number()), call(Cell<Int>()), Row<Int>().show())
        protocol First { func name() -> String }
        extension First { func name() -> String { "first" } }
        protocol Second: First {}
        extension Second { func name() -> String { "second" } }
        struct Both<X>: First {}
        extension Both: Second where X == Int {}
        struct Late<X> {}
        extension Late: Second, First where X: Equatable {}
        func f(_ it: some First) -> String { it.name() }
        print(f(Both<Int>()), f(Late<Int>()))
        struct Stack<T> { var items: [T] }
        protocol Peeking { associatedtype T; var items: [T] { get }; func peek() -> T? }
        extension Peeking { func peek() -> T? { items.last } }
        extension Stack: Peeking {}
        print(Stack(items: [1, 2]).peek() ?? 0)
        //> plain told box of 1 told name plain
        //> shown shown number shown number shown number
        //> first second
        //> 2
        // # An associated type that a protocol declares anew is the inherited one
        protocol A { associatedtype E; func g(_ e: E) -> String }
        protocol B: A { associatedtype E = Int }
        extension B { func f(_ e: E) -> String { g(e) } }
        struct S: B { func g(_ e: Int) -> String { "g\(e)" } }
        print(S().f(3))
        //> g3
        // # Associated types of one name in two protocols are the same
        protocol P { associatedtype E; var e: E { get } }
        protocol Q { associatedtype E; func take(_ e: E) -> String }
        extension P where Self: Q { func run() -> String { take(e) } }
        struct T: P, Q { var e = 5; func take(_ e: Int) -> String { "t\(e)" } }
        print(T().run())
        func both<X: P & Q>(_ x: X) -> String { x.take(x.e) }
        print(both(T()))
        //> t5
        //> t5
        // # A generic parameter that is the same as an associated type conforms to what that asks for
        protocol Source { associatedtype Item: Comparable; var item: Item { get } }
        struct A: Source { var item = 3 }
        func f<S: Source, T>(_ s: S, _ t: T) -> T where T == S.Item { max(s.item, t) }
        struct Box<T> { var t: T; func isItem<S: Source>(of s: S) -> Bool where T == S.Item { s.item == t } }
        print(f(A(), 2), Box(t: 3).isItem(of: A()))
        //> 3 true
        // # One that is the same as an associated type that asks for nothing
        protocol Source { associatedtype Item; var item: Item { get } }
        func f<S: Source, T>(_ s: S, _ t: T) -> Bool where T == S.Item { s.item == t }
        //! 2:73: binary operator '==' cannot be applied to two 'T' operands; write '<T: Equatable>' where it is declared
        """###
}
