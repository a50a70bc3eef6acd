import Components
import Drawing
import StyleEngine
import Testing

@Suite struct ColorPickerTests {
    @Test("The colour is shown beside the label, and named in the legend")
    func picture() throws {
        let picker = ColorPicker("Tint", selection: .constant(.red))
        #expect(try drawing(picker) == "Tint [::]\n: red")
        #expect(try drawing(picker.labelsHidden()) == "[::]\n: red")
        #expect(
            try drawing(ColorPicker(selection: .constant(.blue)) { Text("Ink") }.disabled(true))
                == "Ink .::.\n: blue")
    }

    @Test("A colour is chosen by its name")
    func choosing() throws {
        var color = Color.red
        let binding = Binding<Color>(get: { color }, set: { color = $0 })
        let root = try Resolver().resolve(ColorPicker("Tint", selection: binding))
        guard case .choose(_, _, let select)? = root.children.first?.interaction else {
            Issue.record("nothing can be chosen")
            return
        }
        #expect(select("green") == .chosen)
        #expect(color == .green)
        #expect(select("greenish") == .unknown)
    }

    @Test("In colour it shows the colour itself, whatever the face of the control")
    func swatch() throws {
        let picture = try ColorPicker("Tint", selection: .constant(.orange)).coloredPicture(
            width: 30, charset: .unicode)
        #expect(picture.rows[0].map(\.background).contains(RGB(255, 149, 0)))
    }
}
