import Components
import Drawing
import StyleEngine
import Testing

/// Circles and their like in colour, which are drawn of squares of one column and half a row.
@Suite struct RoundFillTests {
    private func rows(_ view: some View) throws -> [String] {
        let picture = try view.coloredPicture(width: 30, charset: .unicode)
        return picture.rows.map { $0.map(\.text).joined() }
    }

    @Test("A circle is as round as quarters of cells can be")
    func circles() throws {
        #expect(
            try rows(Circle().fill(.blue).frame(width: 64, height: 64)) == [
                " ▄    ▄", "▟      ▙", "▜      ▛", " ▀    ▀",
            ])
    }

    @Test("Of two rows it has one step, and so have corners of more than 10 points")
    func corners() throws {
        #expect(try rows(Circle().fill(.blue).frame(width: 32, height: 32)) == ["▟  ▙", "▜  ▛"])
        #expect(try rows(Capsule().fill(.blue).frame(width: 64, height: 32)) == ["▟      ▙", "▜      ▛"])
        func box(_ radius: CGFloat) -> some View {
            RoundedRectangle(cornerRadius: radius).fill(.blue).frame(width: 64, height: 48)
        }
        #expect(try rows(box(24)) == ["▗▟    ▙▖", "        ", "▝▜    ▛▘"])
        #expect(try rows(box(12)) == ["▟      ▙", "        ", "▜      ▛"])
        #expect(try rows(box(10)) == ["        ", "        ", "        "])
    }

    @Test("A dot on a circle leaves it round")
    func dots() throws {
        let circle = Circle().fill(.blue).frame(width: 40, height: 40)
        let avatar = circle.overlay(alignment: .bottomTrailing) { Circle().fill(.green).frame(width: 12, height: 12) }
        #expect(try rows(circle.padding()).dropFirst() == ["  ▗   ▖", "       ", "  ▝   ▘"])
        #expect(try rows(avatar.padding()).prefix(3) == rows(circle.padding()).prefix(3))
    }

    @Test("Text stands in the middle of a fill of a fixed size, which is drawn half a cell further up and to the left")
    func middles() throws {
        let badge = Text("PR").frame(width: 40, height: 32).background(Circle().fill(.purple))
        #expect(try rows(badge.padding()) == ["  ▗▄▄▖", " ▐ PR ▌", "  ▝▀▀▘"])
        let beside = VStack(spacing: 0) {
            Text("above")
            badge
        }
        #expect(try rows(beside) == ["above", "▄PR ▄", "▀   ▀"])
    }
}
