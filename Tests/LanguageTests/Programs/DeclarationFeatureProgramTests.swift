import Testing

@Suite("Declarations that articles on styles use: plain, tricky and wrong")
struct DeclarationFeatureProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # memberwise initializers in views
        struct Row { let title: String; var count = 1; private let id = 7; var text: String { "\(title) x\(count) #\(id)" } }
        print(Row(title: "Tea").text, Row(title: "Milk", count: 3).text)
        struct Chip: View { let label: String; var isOn = false; var body: some View { Text(label).opacity(isOn ? 1 : 0.5) } }
        print(Chip(label: "a"), Chip(label: "b", isOn: true).isOn)
        //> Tea x1 #7 Milk x3 #7
        //> Chip(label: "a", isOn: false) true
        // # nested types, custom initializers and copies
        struct Theme { struct Palette { var accent = "blue"; var text = "black" }; var palette = Palette(); let name: String
            init(_ name: String) { self.name = name; if name == "dark" { palette.text = "white" } }
            init() { self.init("light") } }
        var one = Theme(), two = Theme("dark"); var copy = two; copy.palette.accent = "red"
        print(one.palette.text, two.palette, copy.palette.accent, Theme.Palette().text); one = copy; print(one.name)
        extension Theme { static let all = ["light", "dark"].map(Theme.init); mutating func recolour(_ c: String) -> Theme { defer { palette.accent = c }; return self } }
        print(Theme.all.map(\.name), two.recolour("pink").palette.accent, two.palette.accent)
        //> black Palette(accent: "blue", text: "white") red black
        //> dark
        //> ["light", "dark"] blue pink
        // # a private property is not in the memberwise initializer
        struct Row { var title: String; private var count: Int }
        print(Row(title: "Tea", count: 2))
        //! 2:7: 'Row' initializer is inaccessible due to 'private' protection level
        // # an enum as a namespace, and one with cases
        enum Metrics { static let padding = 8.0; static func scaled(_ k: Double) -> Double { padding * k } }
        enum Size: String, CaseIterable { case small, medium, large; var points: Int { switch self { case .small: 12; case .medium: 16; case .large: 20 } } }
        print(Metrics.scaled(2), Size.allCases.map(\.points), Size.allCases.map(\.rawValue), Size(rawValue: "large")!)
        //> 16.0 [12, 16, 20] ["small", "medium", "large"] large
        // # payloads, comparison and hashing of cases
        enum Route: Hashable { case home, item(id: Int), search(String, page: Int = 1) }
        let routes: [Route] = [.home, .item(id: 3), .search("tea"), .search("tea", page: 2)]
        print(routes, Set(routes + routes).count, routes.contains(.item(id: 3)), routes[2] == .search("tea", page: 1))
        for case let .search(text, page: n) in routes where n > 1 { print(text, n) }
        enum Step: Int, CaseIterable, Comparable { case first = 10, second, third = 20; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
        print(Step.allCases.map(\.rawValue), Step.first < .third, Step.allCases.max()!, Step(rawValue: 12) as Any)
        //> [Route.home, Route.item(id: 3), Route.search("tea", page: 1), Route.search("tea", page: 2)] 4 true true
        //> tea 2
        //> [10, 11, 20] true third nil
        // # a case that is not there
        enum Size { case small, large }
        let s: Size = .medium
        //! 2:16: type 'Size' has no member 'medium'
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
        // # a method without override
        class A { func f() {} }
        class B: A { func f() {} }
        //! 2:19: overriding declaration requires an 'override' keyword
        // # primary associated types
        protocol Source<Item> { associatedtype Item; var items: [Item] { get } }
        struct Numbers: Source { var items = [3, 1, 2] }
        struct Words: Source { var items = ["b", "a"] }
        func sum(_ s: some Source<Int>) -> Int { s.items.reduce(0, +) }
        func join(_ s: any Source<String>) -> String { s.items.sorted().joined() }
        print(sum(Numbers()), join(Words()))
        //> 6 ab
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
        // # an associated type that does not meet its bound
        protocol P { associatedtype K: Hashable; var key: K { get } }
        struct NotHashable {}
        struct S: P { var key = NotHashable() }
        //! 3:8: type 'S' does not conform to protocol 'P': its 'K' is 'NotHashable', which does not conform to 'Hashable'
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
        // # a default that asks for more than the type has
        protocol Style {}
        extension Style where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
        struct Bold: Style {}
        print(Bold().same(Bold()))
        //! 4:14: referencing instance method 'same' on 'Style' requires that 'Bold' conform to 'Equatable'
        // # a type is inferred from the witness
        protocol Maker { associatedtype Made; func make() -> Made }
        struct Cook: Maker { func make() -> [String] { ["soup"] } }
        func twice<M: Maker>(_ m: M) -> [M.Made] { [m.make(), m.make()] }
        print(twice(Cook()), type(of: Cook().make()))
        //> [["soup"], ["soup"]] Array<String>
        // # two conformances, and some View
        protocol Widget { associatedtype Content: View; @ViewBuilder var content: Content { get } }
        struct Both: Widget, View { var content: some View { Text("a"); Text("b") }; var body: some View { content } }
        func name<W: Widget>(_ w: W) -> String { "\(type(of: w.content))" }
        print(name(Both()))
        struct One: Widget { let text = "x"; var content: Text { Text(text) } }
        print(name(One()), One.Content.self)
        //> TupleView<(Text, Text)>
        //> Text Text
        // # nothing tells the type
        protocol Maker { associatedtype Made; func make() -> Made }
        struct Cook: Maker {}
        //! 2:8: type 'Cook' does not conform to protocol 'Maker'
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
        // # an existential where its protocol is asked for
        protocol P { static func make() -> Self }
        struct S: P { static func make() -> S { S() } }
        func f<T: P>(_ a: T, _ b: T) {}
        let p: any P = S()
        f(p, p)
        //! 5:3: type 'any P' cannot conform to 'P'
        // # generic functions and types
        struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
        func first<T>(_ xs: [T], where f: (T) -> Bool) -> T? { for x in xs where f(x) { return x }; return nil }
        print(Pair(a: 1, b: "x").swapped(), first([1, 2, 3]) { $0 > 1 } as Any)
        typealias Named<T> = Pair<String, T>; let n: Named<Int> = .init(a: "n", b: 2); print(n.a, n.b)
        //> Pair<String, Int>(a: "x", b: 1) Optional(2)
        //> n 2
        // # where clauses on methods, inference from the result
        struct Wrapper<S> { var s: S; func value() -> String where S == Int { "int \(s)" }; func value() -> String where S: Collection { "many \(s.count)" } }
        print(Wrapper(s: 3).value(), Wrapper(s: [1, 2]).value())
        func make<T: ExpressibleByIntegerLiteral>() -> T { 7 }
        let d: Double = make(), i: Int = make(); print(d, i)
        protocol Def { static var def: Self { get } }; extension Int: Def { static var def: Int { 42 } }; extension String: Def { static var def: String { "dflt" } }
        func dflt<T: Def>(_ t: T.Type = T.self) -> T { .def }; let q: String = dflt(); print(q, dflt(Int.self))
        func merge<K, V>(_ a: [K: V], _ b: [K: V]) -> [K: V] where V: Comparable { a.merging(b) { max($0, $1) } }
        print(merge(["a": 1], ["a": 5, "b": 2]).sorted { $0.key < $1.key })
        //> int 3 many 2
        //> 7.0 7
        //> dflt 42
        //> [(key: "a", value: 5), (key: "b", value: 2)]
        // # two types for one parameter
        func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
        let n = 1, s = "a"
        print(same(n, s))
        //! 3:15: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
        // # static members on a protocol
        protocol Look { var name: String { get } }
        struct Round: Look { var name = "round"; var radius = 4 }; struct Flat: Look { var name = "flat" }
        extension Look where Self == Round { static var round: Round { Round() }; static func round(_ r: Int) -> Round { Round(radius: r) } }
        extension Look where Self == Flat { static var flat: Flat { Flat() } }
        func use(_ l: some Look) -> String { l.name }
        print(use(.round), use(.flat), [Round.round(9)].map(\.radius)); let l: any Look = .flat; print(l.name)
        //> round flat [9]
        //> flat
        // # chains of implicit members, generic ones too
        protocol Look { var name: String { get } }
        struct Base: Look { var name = "base" }
        struct Over<L: Look>: Look { var l: L; var suffix: String; var name: String { l.name + suffix } }
        extension Look where Self == Base { static var base: Base { Base() } }
        extension Look { func with(_ s: String) -> Over<Self> { Over(l: self, suffix: s) }; static func made<L: Look>(_ l: L) -> Over<L> where Self == Over<L> { Over(l: l, suffix: "~") } }
        func use<L: Look>(_ l: L) -> String { l.name }
        print(use(.base.with("+").with("*")), use(.made(.base)), use(.made(.base.with("!"))))
        struct Tint: ButtonStyle { var c: Color; func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(c) } }
        extension ButtonStyle where Self == Tint { static func tint(_ c: Color) -> Tint { Tint(c: c) }; static var hot: Self { .init(c: .red) } }
        let v = VStack { Button("a") {}.buttonStyle(.tint(.blue)); Button("b") {}.buttonStyle(.hot) }; print(Tint.hot.c == .red)
        //> base+* base~ base!~
        //> true
        // # a member that nothing declares
        protocol Look {}
        struct Round: Look {}
        extension Look where Self == Round { static var round: Round { Round() } }
        func use(_ l: some Look) {}
        use(.square)
        //! 5:6: type 'Look' has no member 'square'
        // # conditional conformance
        struct Box<T> { var v: T }
        extension Box: Equatable where T: Equatable {}
        extension Box: Comparable where T: Comparable { static func < (a: Box, b: Box) -> Bool { a.v < b.v } }
        print(Box(v: 1) == Box(v: 1), [Box(v: 3), Box(v: 1)].min()!.v, Box(v: [1]) == Box(v: [2]))
        //> true 1 false
        // # a style that is a style where its inner one is
        struct Modified<S> { var s: S; var name: String }
        extension Modified: ButtonStyle where S: ButtonStyle { func makeBody(configuration: ButtonStyleConfiguration) -> some View { s.makeBody(configuration: configuration).padding() } }
        extension Modified: LabelStyle where S: LabelStyle { func makeBody(configuration: LabelStyleConfiguration) -> some View { Label(configuration).labelStyle(s) } }
        struct Mine: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
        extension ButtonStyle { func named(_ n: String) -> Modified<Self> { Modified(s: self, name: n) } }
        func isButton(_ x: Any) -> Bool { x is any ButtonStyle }; func isLabel(_ x: Any) -> Bool { x is any LabelStyle }
        let m = Mine().named("m"); print(isButton(m), isLabel(m), isLabel(Modified(s: IconOnlyLabelStyle(), name: "i")), m.named("n").s.name)
        let view = Button("a") {}.buttonStyle(Mine().named("x"))
        //> true false true m
        // # the condition does not hold
        struct Box<T> { var v: T }
        extension Box: Equatable where T: Equatable {}
        struct N {}
        print(Box(v: N()) == Box(v: N()))
        //! 4:19: operator function '==' requires that 'N' conform to 'Equatable'
        """###
}
