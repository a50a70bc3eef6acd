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

    @Test("C8: what stands in the border of a group has none of its own; a toggle is a part of it")
    func context() throws {
        let group = ControlGroup {
            Button("Cut") {}
            Toggle("Wrap", isOn: .constant(true))
            Toggle("Trim", isOn: .constant(false))
            Menu("More") { Button("Paste") {} }
            Picker("Size", selection: .constant(1)) { Text("S").tag(1) }.labelsHidden()
        }
        #expect(try picture { group } == "[ Cut |*Wrap*| Trim | More v | S v ]")
        let ticked = ControlGroup { Toggle("Wrap", isOn: .constant(true)) }
        #expect(try picture { ticked.toggleStyle(.checkbox) } == "[ [x] Wrap ]")
    }

    @Test("Where there is little room, its controls stand below each other")
    func narrow() throws {
        #expect(try picture { edits.frame(width: 96) } == "  [ Cut  |\n  | Copy ]")
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
