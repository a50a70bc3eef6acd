import Testing

@Suite("Programs that combine the features that articles on styles use")
struct FeatureCombinationProgramTests {
    @Test(arguments: TestProgram.all(in: programs))
    func outcome(_ program: TestProgram) { program.expectItsOutput() }

    private static let programs = ###"""
        // # nested types with private parts
        struct Shelf { private(set) var boxes: [Box] = []; struct Box { let name: String; var count = 1 }; mutating func add(_ name: String) { boxes.append(Box(name: name)) }; private var total: Int { boxes.reduce(0) { $0 + $1.count } }; var label: String { "\(total) in \(boxes.map(\.name))" } }
        var shelf = Shelf()
        shelf.add("a"); shelf.add("b")
        print(shelf.label, Shelf.Box(name: "c", count: 3))
        //> 2 in ["a", "b"] Box(name: "c", count: 3)
        // # a caseless enum holds what belongs together
        enum Keys { static let first = "a"; static var all: [String] { [first, "b"] }; enum Inner { static func name(_ n: Int) -> String { all[n] } } }
        print(Keys.all, Keys.Inner.name(1))
        //> ["a", "b"] b
        // # allCases and raw values
        enum Size: String, CaseIterable { case small = "S", medium, large; var next: Size? { let all = Self.allCases; guard let i = all.firstIndex(of: self), i + 1 < all.count else { return nil }; return all[i + 1] } }
        print(Size.allCases.map(\.rawValue), Size.small.next!, Size.large.next as Any, Size(rawValue: "S")!)
        //> ["S", "medium", "large"] medium nil small
        // # inheritance with super
        class Base { let name: String; init(_ name: String) { self.name = name }; func text() -> String { name }; var width: Int { name.count } }
        class Framed: Base { override func text() -> String { "[" + super.text() + "]" }; override var width: Int { super.width + 2 } }
        final class Titled: Framed { let title: String; init(_ title: String, _ name: String) { self.title = title; super.init(name) }; override func text() -> String { title + super.text() } }
        let views: [Base] = [Base("a"), Framed("b"), Titled("T", "c")]
        print(views.map { $0.text() }, views.map(\.width), views.map { $0 is Framed })
        //> ["a", "[b]", "T[c]"] [1, 3, 3] [false, true, true]
        // # a protocol header with where
        protocol Part { associatedtype Body; var body: Body { get } }
        struct Fixed<C> { let content: C }
        protocol Simple: Part where Body == Fixed<Self> { var text: String { get } }
        extension Simple { var body: Fixed<Self> { Fixed(content: self) } }
        struct Word: Simple { let text: String }
        print(Word(text: "w").body.content.text)
        //> w
        // # some with a primary associated type
        protocol Source<Item> { associatedtype Item; func items() -> [Item] }
        struct Numbers: Source { func items() -> [Int] { [3, 1] } }
        struct Words: Source { func items() -> [String] { ["b"] } }
        func sum(_ s: some Source<Int>) -> Int { s.items().reduce(0, +) }
        let any: [any Source<Int>] = [Numbers(), Numbers()]
        print(sum(Numbers()), any.map { sum($0) }, Words().items())
        //> 4 [4, 4] ["b"]
        // # defaults in constrained extensions
        protocol Named { var name: String { get } }
        extension Named { var label: String { "plain " + name } }
        extension Named where Self: Comparable { var label: String { "sorted " + name } }
        struct A: Named { let name = "a" }
        struct B: Named, Comparable { let name: String; static func < (l: B, r: B) -> Bool { l.name < r.name } }
        print(A().label, B(name: "b").label, [B(name: "z"), B(name: "y")].sorted().map(\.label))
        //> plain a sorted b ["sorted y", "sorted z"]
        // # inference of an associated type from a property and a method
        protocol Shape { associatedtype Path; func path() -> Path }
        struct Dot: Shape { func path() -> Int { 1 } }
        struct Line: Shape { func path() -> [Int] { [1, 2] } }
        func describe<S: Shape>(_ s: S) -> String { "\(S.Path.self) \(s.path())" }
        print(describe(Dot()), describe(Line()))
        //> Int 1 Array<Int> [1, 2]
        // # existentials are opened on a call
        protocol Animal { associatedtype Food; var food: Food { get }; func eat(_ f: Food) -> String }
        struct Cow: Animal { var food = "grass"; func eat(_ f: String) -> String { "eats " + f } }
        struct Cat: Animal { var food = 3; func eat(_ f: Int) -> String { "eats \(f) fish" } }
        func feed<A: Animal>(_ a: A) -> String { a.eat(a.food) }
        let animals: [any Animal] = [Cow(), Cat()]
        print(animals.map { feed($0) })
        //> ["eats grass", "eats 3 fish"]
        // # static members of protocols
        protocol Tone { var value: Int { get } }
        struct Loud: Tone { var value = 9 }
        struct Custom: Tone { let value: Int }
        extension Tone where Self == Loud { static var loud: Loud { Loud() } }
        extension Tone where Self == Custom { static func custom(_ v: Int) -> Custom { Custom(value: v) } }
        func play(_ t: some Tone) -> Int { t.value }
        print(play(.loud), play(.custom(4)))
        //> 9 4
        // # a conditional conformance of a wrapper
        struct Pair<T> { var a: T; var b: T }
        extension Pair: Equatable where T: Equatable {}
        extension Pair: Comparable where T: Comparable { static func < (l: Pair, r: Pair) -> Bool { (l.a, l.b) < (r.a, r.b) } }
        print(Pair(a: 1, b: 2) < Pair(a: 1, b: 3), [Pair(a: "b", b: "a"), Pair(a: "a", b: "z")].min()!, Pair(a: 1, b: 1) == Pair(a: 1, b: 1))
        //> true Pair<String>(a: "a", b: "z") true
        // # a wrapper with a projection and arguments
        @propertyWrapper struct Logged<Value> { private var value: Value; private(set) var projectedValue: [String] = []; let tag: String
          init(wrappedValue: Value, _ tag: String) { value = wrappedValue; self.tag = tag }
          var wrappedValue: Value { get { value } set { projectedValue.append("\(tag): \(newValue)"); value = newValue } } }
        struct Model { @Logged("n") var n = 1; @Logged("s") var s: String = "a"; var kept: Int { _n.wrappedValue } }
        var m = Model()
        m.n += 4; m.s = "b"; m.n = 0
        print(m.n, m.$n, m.$s, m.kept)
        //> 0 ["n: 5", "n: 0"] ["s: b"] 0
        // # generic subscripts in key paths
        struct Store { private var values: [String: Any] = [:]; subscript<T>(key: String, default fallback: T) -> T { get { values[key] as? T ?? fallback } set { values[key] = newValue } } }
        var store = Store()
        store["a", default: 0] += 3
        store["b", default: "x"] += "y"
        print(store["a", default: 0], store["b", default: ""], store[keyPath: \.["a", default: 7]])
        //> 3 xy 3
        // # a builder with every form
        @resultBuilder enum Lines { static func buildExpression(_ s: String) -> [String] { [s] }; static func buildBlock(_ p: [String]...) -> [String] { p.flatMap { $0 } }; static func buildOptional(_ p: [String]?) -> [String] { p ?? [] }; static func buildEither(first: [String]) -> [String] { first }; static func buildEither(second: [String]) -> [String] { second }; static func buildArray(_ p: [[String]]) -> [String] { p.flatMap { $0 } } }
        func lines(@Lines _ body: () -> [String]) -> String { body().joined(separator: ",") }
        func page(_ n: Int?) -> String { lines { let head = "h"; head; if let n { "n\(n)" }; switch n { case 1?: "one"; case .some(let x) where x > 5: "many"; default: "none" }; for i in 0..<2 { "i\(i)" } } }
        print(page(1), page(9), page(nil))
        //> h,n1,one,i0,i1 h,n9,many,i0,i1 h,none,i0,i1
        // # inout closures
        func edit(_ xs: [Int], _ change: (inout [Int]) -> Void) -> [Int] { var copy = xs; change(&copy); return copy }
        print(edit([1, 2, 3]) { $0.removeLast(); $0.append(9); $0[0] += 1 })
        let doubling: (inout Int) -> Void = { $0 *= 2 }
        var n = 4
        doubling(&n)
        print(n)
        //> [2, 2, 9]
        //> 8
        // # several trailing closures
        func card(_ title: String, content: () -> String, label: (String) -> String = { $0 }) -> String { label(title) + ":" + content() }
        print(card("a") { "x" }, card("b") { "y" } label: { $0.uppercased() })
        //> a:x B:y
        // # functions take subclasses where they ask for the class
        class Plate {}
        class Label: Plate { var text = "l" }
        func apply(_ style: (Label) -> Void, to label: Label) { style(label) }
        var seen = 0
        let any: (Plate) -> Void = { _ in seen += 1 }
        apply(any, to: Label())
        let styles: [(Label) -> Void] = [any, { $0.text += "!" }]
        let label = Label()
        for style in styles { style(label) }
        print(seen, label.text)
        //> 2 l!
        // # variadic parameters and ranges
        func compose(_ fs: (Int) -> Int...) -> (Int) -> Int { { x in fs.reduce(x) { $1($0) } } }
        var out: [Int] = []
        for i in 1..<5 where i % 2 == 0 { out.append(compose({ $0 + 1 }, { $0 * i })(i)) }
        print(out, compose()(7))
        //> [6, 20] 7
        // # dynamic casts with Self
        protocol Same { func isSame(as other: Any) -> Bool }
        extension Same where Self: Equatable { func isSame(as other: Any) -> Bool { (other as? Self) == self } }
        struct P: Same, Equatable { let x: Int }
        func equal(_ a: Any, _ b: Any) -> Bool { func open<T: Equatable>(_ t: T) -> Bool { t == b as? T }; guard let e = a as? any Equatable else { return false }; return open(e) }
        print(P(x: 1).isSame(as: P(x: 1)), P(x: 1).isSame(as: 1), equal(1, 1), equal("a", 1))
        //> true false true false
        // # mirrors and zip
        struct Row { let a = 1; var b: String?; let c: [Int] }
        let row = Row(b: "x", c: [1])
        for child in Mirror(reflecting: row).children { print(child.label ?? "-", child.value) }
        print(zip(Mirror(reflecting: row).children, 0...).allSatisfy { $0.label != nil && $1 < 3 })
        //> a 1
        //> b Optional("x")
        //> c [1]
        //> true
        // # synthesised keys in dictionaries
        struct Key<T>: Hashable {}
        enum Mode: Hashable { case plain, sized(Int) }
        var counts: [Mode: Int] = [.plain: 1]
        counts[.sized(2), default: 0] += 5
        print(counts[.sized(2)]!, counts[.sized(3)] as Any, Key<Int>() == Key<Int>(), Set([Key<Int>(), Key<Int>()]).count)
        //> 5 nil true 1
        // # interpolation and describing
        struct Badge: CustomStringConvertible { let n: Int; var description: String { "#\(n)" } }
        enum Kind { case bigBox }
        print("\(Badge(n: 1)) \([Badge(n: 2)]) \(String(describing: Kind.bigBox).count) \(Kind.bigBox) \(Optional(Badge(n: 3)) as Any)")
        //> #1 [#2] 6 bigBox Optional(#3)
        // # backticked names
        enum Style { case `default`, `switch`; static let `self1` = 1 }
        struct S { var `class` = 1; func `in`(_ `for`: Int) -> Int { `for` + `class` } }
        print(Style.default, Style.switch, S().in(2), S(class: 5).class)
        //> default switch 3 5
        """###
}
