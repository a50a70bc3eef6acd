import Components
import StyleEngine
import Testing

/// Controls that are drawn half a row higher in colour, where there is room.
@Suite struct RisenControlTests {
    private func rows(_ view: some View) throws -> [String] {
        let picture = try view.coloredPicture(width: 30, charset: .unicode)
        return picture.rows.map { $0.map(\.text).joined() }
    }

    @Test("A button has half rows above and below where nothing stands there, and else its own row alone")
    func buttons() throws {
        let button = Button("Go") {}.buttonStyle(.bordered)
        #expect(try rows(button) == ["  Go  "])
        #expect(try rows(button.padding()) == ["  ▄▄▄▄▄▄", "    Go  ", "  ▀▀▀▀▀▀"])
        #expect(try rows(button.buttonBorderShape(.capsule).padding()) == ["   ▄▄▄▄", "    Go  ", "   ▀▀▀▀"])
        let column = VStack(spacing: 0) {
            Text("Above")
            button
            Text("Below")
        }
        #expect(try rows(column) == ["Above", "  Go  ", "Below"])
    }

    @Test("A field has a frame there")
    func fields() throws {
        let field = TextField("Name", text: .constant("Ada"))
        #expect(
            try rows(field.padding().frame(width: 128)) == ["  ╭──────────╮", "  │ Ada      │", "  ╰──────────╯"])
    }

    @Test("Of two controls that would need the same row none is higher")
    func neighbours() throws {
        let button = Button("Go") {}.buttonStyle(.bordered)
        let buttons = VStack(spacing: 16) {
            button
            button
        }
        #expect(try rows(buttons.padding()) == ["", "    Go  ", "", "    Go  "])
        let others = VStack(spacing: 16) {
            Button("Go") {}.buttonStyle(.bordered)
            TextField("Name", text: .constant("Ada"))
        }
        #expect(try rows(others.padding()) == ["", "        Go  ", "", "  ▏ Ada        ▕"])
    }

    @Test("A line around a text of one row is as high as that")
    func chips() throws {
        let column = VStack(spacing: 0) {
            Text("Above")
            Text("Film").padding(.horizontal, 8).overlay(Capsule().stroke(.orange))
        }
        #expect(try rows(column) == [" Above", "( Film )"])
    }

    @Test("A chosen part lies on the face of its picker, with as much room before its word as behind it")
    func parts() throws {
        let picker = Picker("", selection: .constant("b")) {
            Text("Day").tag("a")
            Text("Week").tag("b")
            Text("Month").tag("c")
            Text("Year").tag("d")
        }
        .pickerStyle(.segmented).labelsHidden()
        #expect(try grounds(picker) == ["[  Day ][▐][ Week ][▌][ Month ][│][ Year  ]"])
        let halves = try picker.padding().coloredPicture(width: 33, charset: .unicode).rows[0]
        #expect(halves.map(\.text) == ["  ", String(repeating: "▄", count: 29)])
    }

    @Test("The title of a navigation stack has room below it in Unicode")
    func title() throws {
        #expect(try rows(NavigationStack { Text("Sencha").navigationTitle("Teas") }) == ["Teas", "", "Sencha"])
    }

    /// The rows, with brackets around what stands on a colour.
    private func grounds(_ view: some View) throws -> [String] {
        let picture = try view.coloredPicture(width: 30, charset: .unicode)
        return picture.rows.map { row in row.map { $0.background == nil ? $0.text : "[\($0.text)]" }.joined() }
    }
}
