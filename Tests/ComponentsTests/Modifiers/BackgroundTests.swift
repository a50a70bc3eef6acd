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

    /// The fill of each cell in colour: `b` for blue, `r` for red, a dot for the page.
    private func fills(_ view: some View) throws -> [String] {
        let picture = try view.coloredPicture(width: 30, charset: .unicode)
        return picture.rows.map { row in
            row.map { run in
                let fill = run.background.map { $0.red > $0.blue ? "r" : "b" } ?? "."
                return String(repeating: fill, count: run.columns)
            }.joined()
        }
    }

    @Test("In colour a line that leads across a fill stands on it, from edge to edge and along the edge")
    func lines() throws {
        let card = VStack(spacing: 0) {
            Text("a"); Divider(); Text("b")
        }
        #expect(try fills(card.frame(width: 40).background(.blue)) == ["bbbbb", "bbbbb", "bbbbb"])
        let tab = Text("a").padding().background(.blue).overlay(alignment: .bottom) { Divider() }
        #expect(try fills(tab) == ["bbbbb", "bbbbb", "bbbbb"])
    }

    @Test("In colour the outline of a fill stands on what is filled around that")
    func outlines() throws {
        let box = Text("a").padding(8).background(.red).border(.white)
        #expect(try fills(box) == [".......", ".rrrrr.", ".rrrrr.", ".rrrrr.", "......."])
        let full = "bbbbbbbbbbb"
        #expect(
            try fills(box.padding(8).background(.blue)) == [
                full, full, "bbbrrrrrbbb", "bbbrrrrrbbb", "bbbrrrrrbbb", full, full,
            ])
    }

    @Test("In colour a background that is clipped to a circle is one, wherever its text stands")
    func clips() throws {
        let avatar = Text("A").frame(width: 64, height: 64).background(.blue).clipShape(Circle())
        #expect(
            try fills(avatar.padding(8)) == ["", "..bbbbbb", ".bbbbbbbb", ".bbbbbbbb", "..bbbbbb"])
    }

    @Test("In colour a thin capsule is a line to its ends")
    func thinCapsule() throws {
        let picture = try Capsule().fill(.red).frame(width: 80, height: 4)
            .coloredPicture(width: 30, charset: .unicode)
        #expect(picture.rows.map { $0.map(\.text).joined() } == ["──────────"])
    }
}
