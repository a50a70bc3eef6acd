import Components
import StyleEngine
import Testing

@Suite struct FormTests {
    private var form: some View {
        Form {
            LabeledContent("Origin", value: "Kenya")
            Toggle("Roasted", isOn: .constant(true))
            Text("A longer line of text that stands alone")
        }
    }

    @Test("Rows end where the widest one ends")
    func rows() throws {
        #expect(
            try picture { form } == """
                Origin                            Kenya
                Roasted                           (  o)
                A longer line of text that stands alone
                """)
    }

    @Test("Grouped rows stand in a frame")
    func grouped() throws {
        let view = Form { LabeledContent("Origin", value: "Kenya") }.formStyle(.grouped)
        #expect(
            try picture { view } == """
                .--------------------------------.
                | Origin                   Kenya |
                '--------------------------------'
                """)
        #expect(try tree { view } == "grouped[def[Origin Kenya]]")
    }
}
