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

    @Test("Of two rows it has one step, and so have corners of 10 points and more")
    func corners() throws {
        #expect(try rows(Circle().fill(.blue).frame(width: 32, height: 32)) == ["▟  ▙", "▜  ▛"])
        #expect(try rows(Capsule().fill(.blue).frame(width: 64, height: 32)) == ["▟      ▙", "▜      ▛"])
        func box(_ radius: CGFloat) -> some View {
            RoundedRectangle(cornerRadius: radius).fill(.blue).frame(width: 64, height: 48)
        }
        #expect(try rows(box(24)) == ["▗▟    ▙▖", "        ", "▝▜    ▛▘"])
        for radius in [10.0, 12] { #expect(try rows(box(radius)) == ["▟      ▙", "        ", "▜      ▛"]) }
        #expect(try rows(box(9)) == ["        ", "        ", "        "])
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

    @Test("Of two round fills on each other both are round")
    func progress() throws {
        let bar = ZStack(alignment: .leading) {
            Capsule().fill(.gray).frame(width: 80, height: 48)
            Capsule().fill(.blue).frame(width: 48, height: 48)
        }
        #expect(try rows(bar.padding()) == ["", "  ▗▟  ▙▖  ▙▖", "            ", "  ▝▜  ▛▘  ▛▘"])
    }

    @Test("A clip cuts its corners out of circles that cross them, too")
    func crossedCorners() throws {
        let card = Color.purple.frame(width: 80, height: 64)
            .overlay { Circle().fill(.orange).frame(width: 64, height: 64).offset(x: 32, y: -24) }
        #expect(
            try rows(card.clipShape(RoundedRectangle(cornerRadius: 16)).padding()) == [
                "", "  ▟    ▜   ▙", "        ▀   ", "            ", "  ▜        ▛",
            ])
    }

    @Test("A fill that others touch stands in its cells, also where its text can't stand in its middle")
    func touchingFills() throws {
        let label = Text("A").frame(width: 32, height: 32)
        let touching = HStack(spacing: 0) {
            label.background(.red)
            Color.blue.frame(width: 32, height: 32)
        }
        #expect(try rows(touching.padding()) == ["", "   A      ", "          "])
        #expect(try rows(label.background(.red).padding()) == ["  ▄▄▄▄", "   A  ", "  ▀▀▀▀"])
    }

    @Test("Bars have round tops where their corners are, and are as wide as each other")
    func bars() throws {
        func bars(_ shape: some Shape) -> some View {
            HStack(alignment: .bottom, spacing: 8) {
                ForEach([40.0, 32, 16], id: \.self) { shape.fill(.blue).frame(width: 32, height: $0) }
            }
        }
        #expect(try rows(bars(Capsule())) == ["▗▄▄▖", "     ▟  ▙", "▜  ▛ ▜  ▛ ▐  ▌"])
        #expect(try rows(bars(RoundedRectangle(cornerRadius: 6))) == ["▄▄▄▄", "         ", "              "])
    }

    @Test("What is level stays level: of fills in the same rows all stand half a row higher, or none")
    func levels() throws {
        let label = Text("ab").frame(width: 48, height: 32)
        let dot = Circle().fill(.orange).frame(width: 32, height: 32)
        let row = HStack {
            label.background(.blue)
            dot
        }
        #expect(try rows(row.padding()) == ["  ▄▄▄▄▄▄ ▗▄▄▖", "    ab       ", "  ▀▀▀▀▀▀ ▝▀▀▘"])
        let column = VStack(spacing: 8) {
            row
            HStack {
                RoundedRectangle(cornerRadius: 4).fill(.blue).frame(width: 48, height: 32)
                dot
            }
        }
        #expect(
            try rows(column.padding()) == [
                "  ▄▄▄▄▄▄ ▗▄▄▖", "    ab       ", "  ▀▀▀▀▀▀ ▝▀▀▘", "  ▄▄▄▄▄▄ ▗▄▄▖", "             ", "  ▀▀▀▀▀▀ ▝▀▀▘",
            ])
    }
}
