import Components
import Drawing
import StyleEngine
import Testing

/// Lines that are not straight, and paths, which colours show by quarters of cells.
@Suite struct QuarterFormTests {
    /// The characters of each row in colour, and a letter for the colour behind each: `y` for yellow, a dot for the page.
    private func rows(_ view: some View) throws -> [String] {
        try view.coloredPicture(width: 30, charset: .unicode).rows.map { row in
            let fills = row.map { String(repeating: $0.background == nil ? "." : "y", count: $0.columns) }
            return "\(row.map(\.text).joined()) \(fills.joined())"
        }
    }

    private func ring(_ width: Double) -> some View { Circle().stroke(.blue, lineWidth: width) }

    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }

    @Test("A ring has no gaps, however thin it is, and lies inside its frame")
    func rings() throws {
        #expect(
            try rows(ring(1).frame(width: 64, height: 64)) == [
                "▗▞▀▀▀▀▚▖ ........", "▌      ▐ ........", "▌      ▐ ........", "▝▚▄▄▄▄▞▘ ........",
            ])
        #expect(
            try rows(ring(4).frame(width: 64, height: 64)) == [
                "▗▟▀▀▀▀▙▖ ........", "▛      ▜ ........", "▙      ▟ ........", "▝▜▄▄▄▄▛▘ ........",
            ])
        #expect(
            try rows(Text("7").frame(width: 56, height: 48).overlay(ring(2))) == [
                "▗▞▀▀▀▚▖ .......", "▐  7  ▌ .......", "▝▚▄▄▄▞▘ .......",
            ])
    }

    @Test("Rings and discs far down a picture are drawn as those at its top are")
    func farDown() throws {
        let shapes = VStack(spacing: 0) {
            ring(4).frame(width: 64, height: 64)
            Triangle().fill(.yellow).frame(width: 64, height: 64)
        }
        let low = VStack(spacing: 0) {
            Spacer().frame(height: 16 * 6_500)
            shapes
        }
        #expect(try rows(low).suffix(8) == rows(shapes)[...])
    }

    @Test("A fill with a line around it ends at that")
    func discs() throws {
        #expect(
            try rows(Circle().fill(.yellow).overlay(ring(4)).frame(width: 64, height: 64)) == [
                "▗▟▀▀▀▀▙▖ ..yyyy..", "▛      ▜ yyyyyyyy", "▙      ▟ yyyyyyyy", "▝▜▄▄▄▄▛▘ ..yyyy..",
            ])
        #expect(
            try rows(Rectangle().fill(.yellow).overlay(ring(4)).frame(width: 64, height: 64)) == [
                "▗▟▀▀▀▀▙▖ yyyyyyyy", "▛      ▜ yyyyyyyy", "▙      ▟ yyyyyyyy", "▝▜▄▄▄▄▛▘ yyyyyyyy",
            ])
    }

    @Test("An arc lies on the ring that it is a part of")
    func arcs() throws {
        let arc = Circle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 8).rotationEffect(.degrees(-90))
        #expect(
            try rows(arc.frame(width: 72, height: 72)) == [
                "    ▗▄▄▖ ........", "       ▜▖ .........", "          ........y", "       ▟▘ .........",
                "    ▝▀▀▘ ........",
            ])
        let lying = ZStack {
            ring(8)
            arc
        }
        #expect(
            try rows(lying.frame(width: 72, height: 72)) == [
                " ▗▄▄▄▄▄▖ ........", "▗▛     ▜▖ .........", "          y.......y", "▝▙     ▟▘ .........",
                " ▝▀▀▀▀▀▘ ........",
            ])
        #expect(
            try rows(ring(8).frame(width: 72, height: 72)) == [
                " ▗▄▄▄▄▄▖ ........", "▗▛     ▜▖ .........", "          y.......y", "▝▙     ▟▘ .........",
                " ▝▀▀▀▀▀▘ ........",
            ])
    }

    @Test("A path takes the quarters that it covers at least half, inside of clips")
    func paths() throws {
        #expect(
            try rows(Triangle().fill(.yellow).frame(width: 64, height: 64)) == [
                "   ▟▙ .....", "  ▟  ▙ ...yy.", " ▟    ▙ ..yyyy.", "▟      ▙ .yyyyyy.",
            ])
        #expect(
            try rows(Triangle().fill(.yellow).frame(width: 64, height: 64).clipShape(Circle())) == [
                "   ▟▙ .....", "  ▟  ▙ ...yy.", " ▟    ▙ ..yyyy.", " ▀    ▀ ..yyyy.",
            ])
        #expect(
            try rows(Text("A").frame(width: 64, height: 64).background(Triangle().fill(.yellow))) == [
                "   ▟▙ .....", "  ▟A ▙ ...yy.", " ▟    ▙ ..yyyy.", "▟      ▙ .yyyyyy.",
            ])
    }

    @Test("Straight lines, and what is no higher than two rows, are drawn by parts of lines")
    func straight() throws {
        #expect(
            try rows(Rectangle().stroke(.blue, lineWidth: 4).frame(width: 48, height: 48)) == [
                "┏━━━━┓ ......", "┃    ┃ ......", "┗━━━━┛ ......",
            ])
        #expect(try rows(ring(2).frame(width: 32, height: 32)) == ["╭━━╮ ....", "╰━━╯ ...."])
    }

    @Test("The shadow of something round has its form, and fills what that leaves of its cells")
    func shadows() throws {
        let ball = Circle().fill(.yellow).frame(width: 64, height: 64).shadow(radius: 4)
        #expect(
            try rows(ball.padding()) == [
                " ", "   ▄    ▄ ....yyyy.", "  ▟      ▙ ...yyyyyy.", "  ▜      ▛▌ ...yyyyyyy.",
                "   ▀    ▀▛ ....yyyyy.", "    ▝▀▀▀▘ .........",
            ])
        let shadow = "\u{1B}[38;2;255;204;0;48;2;103;103;103m▛\u{1B}[0m\u{1B}[38;2;103;103;103m▌\u{1B}[0m"
        #expect(try ball.padding().coloredPicture(width: 30, charset: .unicode).ansi(in: .all).contains(shadow))
    }
}
