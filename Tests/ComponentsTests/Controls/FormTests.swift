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

    @ViewBuilder private var controls: some View {
        TextField("Name", text: .constant("Ada"))
        Toggle("Public", isOn: .constant(true))
        Slider(value: .constant(0.5)) { Text("Volume") }
        ProgressView("Load", value: 0.3)
        Button("Reset") {}
    }

    @Test("What can grow reaches from its label to the end of the row")
    func growing() throws {
        #expect(
            try picture { Form { controls }.frame(width: 160) } == """
                Name [Ada__________]
                Public         (  o)
                Volume ------o------
                Load
                ######..............
                Reset
                """)
    }

    @Test("Labels in one column, and what they belong to in another")
    func columns() throws {
        #expect(
            try picture { Form { controls }.formStyle(.columns) } == """
                  Name [Ada_______]
                Public (  o)
                Volume ------o-----
                       Load
                       ###.........
                       Reset
                """)
        #expect(
            try picture { Form { Section("One") { controls } }.formStyle(.columns).frame(width: 96) } == """
                       One
                  Name [Ada]
                Public (  o)
                Volume --o--
                       Load
                       #....
                       Reset
                """)
    }

    @Test("Each section stands in a frame of its own, below its header")
    func sections() throws {
        let form = Form {
            Section("One") { Text("a") }
            Section {
                Text("b")
            } footer: {
                Text("F")
            }
        }
        #expect(
            try picture { form } == """
                One ---
                a

                b
                F
                F: footer
                """)
        #expect(
            try picture { form.formStyle(.grouped) } == """
                  One
                .---.
                | a |
                '---'

                .---.
                | b |
                '---'
                  F
                """)
    }
}
