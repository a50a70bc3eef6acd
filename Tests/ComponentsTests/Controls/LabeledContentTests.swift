import Components
import StyleEngine
import Testing

@Suite struct LabeledContentTests {
    struct OverLabeledContentStyle: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View {
            LabeledContent(configuration)
        }
    }

    private var origin: some View {
        LabeledContent {
            Word("Kenya")
        } label: {
            Word("Origin")
        }
    }

    @Test("B3: a style that builds on the next one ends at the default")
    func compose() throws {
        #expect(try tree { origin } == "def[Origin Kenya]")
        let over = try tree { origin.labeledContentStyle(OverLabeledContentStyle()) }
        #expect(over == "over[def[Origin Kenya]]")
        let automatic = try tree {
            origin.labeledContentStyle(.automatic).labeledContentStyle(OverLabeledContentStyle())
        }
        #expect(automatic == "automatic[Origin Kenya]")
    }

    @Test("C7: labelsHidden pushes a style that shows the content alone")
    func labelsHidden() throws {
        #expect(try tree { origin.labelsHidden() } == "contentOnly[Kenya]")
    }

    @Test("C7: label on the left, content in the secondary style on the right, and rows line up")
    func rows() throws {
        let rows = try picture {
            VStack {
                LabeledContent("Origin", value: "Kenya")
                LabeledContent("Roast", value: "light")
            }
        }
        #expect(
            rows == """
                Origin                   Kenya
                Roast                    light
                """)
        #expect(
            try picture { LabeledContent("Origin", value: "Kenya").foregroundStyle(.red, .blue) }
                == "Origin                   Kenya\nOrigin: red   Kenya: blue")
        #expect(
            try picture(width: 10) { LabeledContent("Origin", value: "Kenya") }
                == "Origin\n     Kenya")
        #expect(try picture { LabeledContent("Origin", value: "Kenya").labelsHidden() } == "Kenya")
    }
}
