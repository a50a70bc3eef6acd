import Testing

@Suite("Programs with types inside of types")
struct NestedTypeProgramTests {
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
        // # inside of other values a type has the names of those around it
        struct Out { struct S { var v = 1 }; enum E: Error { case x } }
        struct G<T> { var t: T }
        enum W { case a(Out.S), b(G<Out.E>) }
        print(Out.S.self, [Out.S.self], G(t: Out.E.x), [G(t: Out.E.x)], type(of: G(t: Out.E.x)), [type(of: G(t: Out.E.x))])
        print(String(reflecting: Out.S.self), W.b(G(t: .x)), [W.a(Out.S())])
        //> S [Out.S] G<E>(t: Out.E.x) [G<Out.E>(t: Out.E.x)] G<E> [G<Out.E>]
        //> Out.S b(G<Out.E>(t: Out.E.x)) [W.a(Out.S(v: 1))]
        """###
}
