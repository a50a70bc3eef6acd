import Components
import StyleEngine
import Testing

@Suite struct ControlGroupTests {
    private var edits: some View {
        ControlGroup("Edit") {
            Button("Cut") {}
            Button("Copy") {}
        }
    }

    @Test("Controls stand side by side in one border, or in a menu")
    func styles() throws {
        #expect(try picture { edits } == "[ Cut | Copy ]")
        #expect(try picture { edits.controlGroupStyle(.menu) } == "[ Edit v ]")
        #expect(try tree { edits.controlGroupStyle(.menu) } == "menu[def[def[Edit]]]")
    }

    @Test("B3: a style of control groups builds on the next one")
    func custom() throws {
        struct OverControlGroupStyle: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                ControlGroup(configuration)
            }
        }
        #expect(try picture { edits.controlGroupStyle(OverControlGroupStyle()) } == "[ Cut | Copy ]")
        #expect(try tree { edits.controlGroupStyle(OverControlGroupStyle()) } == "over[def[def[Cut] def[Copy]]]")
    }
}
