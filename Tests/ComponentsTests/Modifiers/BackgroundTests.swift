import Components
import Drawing
import StyleEngine
import Testing

@Suite struct BackgroundTests {
    @Test("A stroked shape behind a padded stack is a frame around it")
    func frame() throws {
        let box = VStack(alignment: .leading) {
            Text("Title"); Text("content")
        }
        .padding().background { RoundedRectangle(cornerRadius: 8).stroke() }
        #expect(
            try drawing(
                VStack {
                    box; box
                }.padding().background { RoundedRectangle(cornerRadius: 8).stroke() }) == """
                    .-------------.
                    | .---------. |
                    | | Title   | |
                    | | content | |
                    | '---------' |
                    |             |
                    | .---------. |
                    | | Title   | |
                    | | content | |
                    | '---------' |
                    '-------------'
                    """)
    }

    @Test("A style fills the space or a shape")
    func styles() throws {
        #expect(
            try drawing(Text("a").padding().background(.yellow)) == """
                +---+
                | a |
                +---+
                rectangle: yellow
                """)
        #expect(
            try drawing(Text("a").padding().background(.thinMaterial, in: Circle())) == #"""
                 .-.
                ( a )
                 '-'
                circle: thin material
                """#)
        #expect(try drawing(Text("a").padding().background(in: Capsule())) == "\n  a\ncapsule: background")
        #expect(
            try drawing(Text("a").padding().background(in: Capsule()).backgroundStyle(.yellow)) == """
                .---.
                ( a )
                '---'
                capsule: yellow
                """)
    }

    @Test("The badge of the article on composable styles")
    func badge() throws {
        let badge = Text("Five Stars").font(.title).foregroundStyle(.white).padding().background(.green, in: Capsule())
        #expect(
            try drawing(badge) == """
                .------------.
                ( Five Stars )
                '------------'
                capsule: green   Five Stars: title, white
                """)
    }

    @Test("Two backgrounds lie behind each other, the later one further back")
    func order() throws {
        let text = Text("a").padding().background(.yellow).padding().background(.blue)
        #expect(
            try drawing(text) == """
                +-------+
                | +---+ |
                | | a | |
                | +---+ |
                +-------+
                rectangle #1: blue   rectangle #2: yellow
                """)
    }

    @Test("An overlay lies before the view")
    func overlay() throws {
        let badge = Text("3").foregroundStyle(.white).background(.red, in: Circle()).offset(x: 4, y: -8)
        let mail = Text("Mail").padding().background { RoundedRectangle(cornerRadius: 8).stroke() }
        #expect(
            try drawing(mail.overlay(alignment: .topTrailing) { badge }) == """
                        3
                .------.
                | Mail |
                '------'
                3: white   circle: red
                """)
    }
}
