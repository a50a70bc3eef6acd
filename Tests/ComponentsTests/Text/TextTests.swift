import Components
import Drawing
import StyleEngine
import Testing

@Suite struct TextTests {
    @Test("What letters look like is told, and takes no room", arguments: [true, false])
    func traits(isActive: Bool) throws {
        let texts = HStack {
            Text("a").bold(isActive)
            Text("b").italic(isActive)
            Text("c").underline(isActive)
            Text("d").strikethrough(isActive)
            Text("e").bold(isActive).italic(isActive)
        }
        #expect(try drawing(texts) == "a b c d e")
        let looks = "a: bold\nb: italic\nc: underline\nd: strikethrough\ne: bold, italic"
        #expect(try told(texts).legend == (isActive ? "a b c d e\n\(looks)" : "a b c d e"))
    }

    @Test("A text's own modifiers beat the environment (G1, G4)")
    func localBeatsEnvironment() throws {
        let texts = VStack {
            Text("inherited")
            Text("not bold").bold(false)
            Text("light").fontWeight(.light)
            Text("body").font(nil)
            Text("title").font(.title)
        }
        #expect(
            try drawing(texts.bold().font(.headline)) == """
                inherited
                not bold
                  light
                  body
                  title
                """)
    }

    @Test("Of a text's own modifiers of one kind the first wins (G7)")
    func firstWins() throws {
        func expect(_ text: Text, _ picture: String, _ place: SourceLocation = #_sourceLocation) throws {
            #expect(try drawing(text) == picture, sourceLocation: place)
        }
        let a = Text("a")
        try expect(a.foregroundStyle(.red).foregroundStyle(.blue), "a\na: red")
        try expect(a.foregroundColor(.red).foregroundStyle(.blue), "a\na: red")
        try expect(a.foregroundColor(nil).foregroundColor(.blue), "a")
        try expect(a.foregroundStyle(.secondary).foregroundStyle(.blue), "a\na: blue secondary")
        try expect(a.font(.title).font(.body), "a\na: title")
        try expect(a.font(nil).font(.title), "a")
        try expect(a.bold(true).bold(false), "a\na: bold")
        try expect(a.bold(false).bold(true), "a")
        try expect(a.bold().fontWeight(.light), "a\na: bold")
        try expect(a.fontWeight(.light).bold(), "a\na: light")
        try expect(a.fontWeight(nil).bold().fontWeight(.heavy), "a")
        try expect(a.bold(false).fontWeight(.heavy), "a")
        try expect(a.bold(false).fontWeight(.medium), "a\na: medium")
        try expect(a.italic(false).italic(), "a")
        try expect(a.underline().underline(false), "a\na: underline")
        try expect(a.underline(pattern: .dot).underline(pattern: .dash), "a\na: dotted underline")
        try expect(a.strikethrough(false).strikethrough(), "a")
        try expect(a.kerning(1).kerning(2).tracking(3).tracking(4), "a\na: kerning 1, tracking 3")
        try expect(a.baselineOffset(0).baselineOffset(2), "a")
        try expect(a.monospaced().fontDesign(.serif), "a\na: monospaced")
        try expect(a.fontDesign(.serif).monospaced(), "a\na: serif")
        try expect(a.monospaced(false).fontDesign(.serif), "a\na: serif")
        try expect(a.fontWidth(.condensed).fontWidth(.expanded), "a\na: condensed")
        try expect((a.bold(false) + Text("b").font(.title)).bold().font(.body), "ab\nb: title, bold")
    }

    @Test("A modifier that takes something away leaves what the font is by itself, and other kinds (G4)")
    func takenAway() throws {
        let texts = HStack {
            Text("a").bold(false)
            Text("b").fontWeight(nil)
            Text("c").font(.body.bold().italic()).bold(false).italic(false)
            Text("d").monospaced(false)
            Text("e").fontDesign(nil)
        }
        #expect(
            try drawing(texts.bold().fontWeight(.heavy).fontDesign(.serif)) == """
                a b c d e
                """)
        #expect(try drawing(VStack { Text("a") }.bold(false).fontWeight(.heavy)) == "a\na: heavy")
    }

    @Test("After a modifier of views only the environment form is left (G2)")
    func overloads() throws {
        #expect(try drawing(VStack { Text("a").padding(0).bold() }.bold(false)) == "a\na: bold")
        #expect(try drawing(VStack { Text("a").bold().padding(0) }.bold(false)) == "a\na: bold")
    }

    @Test("G3: on any view, font and letters are written to the environment; a text's own modifiers come after both")
    func lettersInEnvironment() throws {
        struct Fonts: View {
            @Environment(\.font) var font
            var body: some View { Text(verbatim: font == .title ? "title" : "other") }
        }
        #expect(try drawing(VStack { Fonts() }.font(.title)) == "title\ntitle: title")
        let texts = HStack {
            Text("a")
            Text("b").italic()
            Text("c").fontWeight(nil)
        }
        #expect(try drawing(texts.bold()) == "a b c\na: bold   b: bold, italic")
        #expect(try drawing(texts.italic().bold()) == "a b c\na, b: bold, italic   c: italic")
    }

    @Test("G6: a font of the content's own wins over the one that a style puts on it")
    func fontInStyle() throws {
        struct Headlined: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.content.font(.headline) }
        }
        let box = GroupBox {
            HStack {
                Text("styled")
                Text("own").font(.caption)
                Text("far").padding(0).font(.caption)
            }
        }
        #expect(
            try drawing(box.groupBoxStyle(Headlined())) == """
                styled own far
                styled: headline   own, far: caption
                """)
    }

    @Test("Texts are put together, each with its look")
    func concatenation() throws {
        #expect(
            try drawing(Text("a ").bold() + Text("b").foregroundStyle(.red) + Text(" c")) == """
                a b c
                a: bold   b: red
                """)
    }

    @Test("Lines are limited and aligned")
    func lines() throws {
        let text = Text("The quick brown fox jumps")
        #expect(
            try drawing(text.lineLimit(1).frame(width: 96)) == """
                The quick...
                """)
        #expect(
            try drawing(text.multilineTextAlignment(.trailing).frame(width: 96).border(.primary)) == """
                +------------+
                | The quick  |
                | brown fox  |
                |     jumps  |
                +------------+
                """)
    }

    @Test("An image is shown by its name")
    func image() throws {
        #expect(
            try drawing(
                HStack {
                    Image(systemName: "sun.min"); Image("photo")
                }.font(.title)) == """
                    :. {photo}
                    :.: sun.min, title   {photo}: title
                    """)
    }
}
