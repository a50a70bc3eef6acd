import Components
import StyleEngine
import Testing

@Suite struct GroupBoxPictureTests {
    struct FramedGroupBoxStyle: GroupBoxStyle {
        var tag: String

        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading) {
                configuration.label.bold()
                configuration.content
            }
            .padding(12)
            .overlay(alignment: .topTrailing) { Text(tag).padding(.horizontal, 12) }
            .background { RoundedRectangle(cornerRadius: 8).stroke() }
        }
    }

    private var settings: some View {
        GroupBox("Customization") {
            LabeledContent("Accent Color", value: "blue")
            GroupBox("Theme") {
                Picker("Design", selection: .constant("round")) {
                    Text("Serif").tag("serif")
                    Text("Round").tag("round")
                }.pickerStyle(.segmented)
            }
            Toggle("Sound Effects", isOn: .constant(true))
        }
    }

    @Test("The title stands in the upper edge, and rows inside line up")
    func automatic() throws {
        let lines = """
            .- Customization --------------------.
            | Accent Color                  blue |
            | .- Theme ------------------.       |
            | | Design | Serif |*Round*| |       |
            | '--------------------------'       |
            | Sound Effects                (  o) |
            '------------------------------------'
            """
        #expect(try picture { settings } == lines)
    }

    @Test("A style by hand looks as good, and what is left below it is taken inside")
    func custom() throws {
        let lines = """
            .------------------------------A-.
            | Customization                  |
            | Accent Color              blue |
            | .- Theme ------------------.   |
            | | Design | Serif |*Round*| |   |
            | '--------------------------'   |
            | Sound Effects            (  o) |
            '--------------------------------'
            """
        #expect(try picture { settings.groupBoxStyle(FramedGroupBoxStyle(tag: "A")) } == lines)
    }

    @Test("Without a label the frame is closed; a label wider than the content makes the box wider")
    func labels() throws {
        #expect(
            try picture { GroupBox { Text("hello") } } == """
                .-------.
                | hello |
                '-------'
                """)
        #expect(
            try picture { GroupBox("A long title") { Text("x") } } == """
                .- A long title -.
                | x              |
                '----------------'
                """)
    }

    @Test("Text wraps inside; a view that takes all there is gets it")
    func widths() throws {
        let wide = try picture(width: 24) {
            GroupBox("Wide") {
                Text("too long for one single line")
                Toggle("Sound", isOn: .constant(true))
            }
        }
        #expect(
            wide == """
                .- Wide ---------------.
                | too long for one     |
                | single line          |
                | Sound          (  o) |
                '----------------------'
                """)
        let filled = try picture(width: 24) {
            GroupBox("Fill") { Text("x").frame(maxWidth: .infinity) }
        }
        #expect(
            filled == """
                .- Fill ---------------.
                |          x           |
                '----------------------'
                """)
    }
}
