import Components
import StyleEngine
import Testing

@Suite struct MenuTests {
    private var menu: some View {
        Menu("Options") {
            Button("Share") {}
            Button("Delete", role: .destructive) {}
        }
    }

    @Test("A menu opens and closes at a tap, and shows what it offers only while it is open")
    func open() throws {
        let resolver = Resolver()
        let node = try resolver.resolve(menu)
        #expect(picture(of: node) == "[ Options v ]")
        #expect(compact(node) == "def[def[Options]]")
        guard case .press(_, let tap)? = firstComponent(node)?.interaction else {
            Issue.record("a menu can be tapped")
            return
        }
        tap()
        try resolver.update()
        #expect(
            picture(of: node) == """
                [ Options v ]

                  Share
                  Delete
                Delete: destructive
                """)
        tap()
        try resolver.update()
        #expect(picture(of: node) == "[ Options v ]")
    }

    @Test("C3: the button of a menu takes its style from the stack of buttons, a primitive one too")
    func button() throws {
        #expect(try picture { menu.menuStyle(.button).buttonStyle(.bordered) } == "[ Options v ]")
        #expect(try picture { menu.menuStyle(.button).buttonStyle(.plain) } == "Options v\nOptions: plain")
        #expect(try picture { menu.menuStyle(.borderlessButton).buttonStyle(.bordered) } == "Options v")
        let styled = menu.menuStyle(.button)
            .buttonStyle(OverButtonStyle(tag: "P")).buttonStyle(PlainLookButtonStyle(tag: "S"))
        #expect(try tree { styled } == "button[P[S[Options]]]")
        let all = try picture {
            VStack(alignment: .leading) {
                menu
                Toggle("Sound", isOn: .constant(true))
            }.menuStyle(.button).toggleStyle(.button).buttonStyle(.bordered)
        }
        #expect(all == "[ Options v ]\n\n[*Sound*]")
    }
}
