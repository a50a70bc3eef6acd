import Components
import Drawing
import StyleEngine
import Testing

@Suite struct PreferredColorSchemeTests {
    private struct Scheme: View {
        @Environment(\.colorScheme) var scheme
        var body: some View { Text(verbatim: "\(scheme)") }
    }

    private struct Switch: View {
        @State var isDark = true
        var body: some View {
            VStack {
                Scheme()
                Button("switch") { isDark.toggle() }.preferredColorScheme(isDark ? .dark : nil)
            }
        }
    }

    @Test("A wish is one about all that is shown, wherever it stands")
    func everywhere() throws {
        let views = VStack {
            Scheme()
            Text("b").padding(0).preferredColorScheme(.dark)
        }
        #expect(try drawing(views) == "dark\n b\non a dark page")
        #expect(try views.picture().text == "dark\n b\non a dark page")
        #expect(try drawing(VStack { Scheme().preferredColorScheme(.light) }) == "light")
    }

    @Test("The first wish counts; one further out beats those inside, even where it is none")
    func several() throws {
        let views = VStack {
            Scheme().preferredColorScheme(nil)
            Text("b").preferredColorScheme(.dark)
            Text("c").preferredColorScheme(.light)
        }
        let note =
            "preferredColorScheme light is left out: all of a page is as\n  its first view wishes; draw the view by itself"
        #expect(try drawing(views) == "dark\n b\n c\n\(note)\non a dark page")
        #expect(try drawing(views.preferredColorScheme(.light)) == "light\n  b\n  c")
        #expect(try drawing(views.preferredColorScheme(nil)) == "light\n  b\n  c")
    }

    @Test("A wish that changes is followed, with the tree updated in place")
    func changes() throws {
        let resolver = Resolver()
        let root = try resolver.resolve(Switch())
        #expect(Picture(of: root).text == " dark\nswitch\non a dark page")
        if case .press(_, let tap)? = root.firstInteraction { tap() }
        try resolver.update()
        #expect(Picture(of: root).text == "light\nswitch")
    }
}

extension Node {
    fileprivate var firstInteraction: Interaction? {
        var pending = [self]
        while let node = pending.popLast() {
            if let interaction = node.interaction { return interaction }
            pending += node.children.reversed()
        }
        return nil
    }
}
