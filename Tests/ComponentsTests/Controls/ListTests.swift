import Components
import StyleEngine
import Testing

@Suite struct ListTests {
    private let planets = List(["Mercury", "Venus"], id: \.self) { Text($0) }

    @Test("Rows stand in a frame with a line between them, or plain")
    func styles() throws {
        #expect(
            try picture { planets } == """
                .---------.
                | Mercury |
                | ------- |
                | Venus   |
                '---------'
                """)
        #expect(try picture { planets.listStyle(.plain) } == "Mercury\n-------\nVenus")
        #expect(try picture { planets.listStyle(.sidebar) } == "Mercury\nVenus")
        #expect(try tree { planets.listStyle(.insetGrouped) } == "insetGrouped[Mercury Venus]")
    }

    @Test("Rows of controls line up")
    func rows() throws {
        let list = try picture {
            List {
                LabeledContent("Origin", value: "Kenya")
                Toggle("Roasted", isOn: .constant(true))
            }.listStyle(.plain)
        }
        #expect(
            list == """
                Origin                   Kenya
                ------------------------------
                Roasted                  (  o)
                """)
    }
}
