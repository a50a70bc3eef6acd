import Drawing
import Testing

/// The colours of the cells that a gradient runs through; the characters are those of any fill.
@Suite struct GradientTests {
    private let ends = [Color.red, .blue]

    private func paint(_ style: some ShapeStyle) -> ResolvedPaint { style.paint.resolved(in: PaintContext()) }

    /// The colours of a rectangle's cells, row by row; one of a single row or column is a line in them.
    private func cells(_ style: some ShapeStyle, width: Int = 4, height: Int = 1) -> [[RGB?]] {
        let fill = Element(ShapePainting(.rectangle, .fill, paint(style))).frame(width: width, height: height)
        return ColoredPicture(of: fill, width: 20).rows.map { row in
            row.flatMap { run in Array(repeating: run.background ?? run.foreground, count: run.columns) }
        }
    }

    private let fourths: [RGB?] = [RGB(223, 67, 74), RGB(159, 83, 126), RGB(96, 98, 177), RGB(32, 114, 229)]

    @Test("Along a line, each cell has the colour of its middle")
    func lines() {
        let sideways = LinearGradient(colors: ends, startPoint: .leading, endPoint: .trailing)
        #expect(cells(sideways) == [fourths])
        let down = LinearGradient(colors: ends, startPoint: .top, endPoint: .bottom)
        #expect(cells(down, width: 1, height: 4) == fourths.map { [$0] })
        let back = LinearGradient(colors: ends, startPoint: .trailing, endPoint: .leading)
        #expect(cells(back) == [Array(fourths.reversed())])
        let (red, blue) = (RGB(255, 59, 48), RGB(0, 122, 255))
        let stops = [Gradient.Stop(color: .red, location: 0.5), Gradient.Stop(color: .blue, location: 0.5)]
        #expect(
            cells(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)) == [[red, red, blue, blue]])
        #expect(
            cells(LinearGradient(colors: ends, startPoint: .center, endPoint: .center), width: 2) == [[blue, blue]])
        #expect(cells(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom), width: 2) == [[red, red]])
    }

    @Test("Outwards from a point, around one, and the gentle gradient of a colour")
    func forms() {
        let (far, near) = (RGB(25, 116, 235), RGB(112, 94, 164))
        let rings = RadialGradient(colors: ends, center: .center, startRadius: 0, endRadius: 16)
        #expect(cells(rings, height: 2) == [[far, near, near, far], [far, near, near, far]])
        #expect(
            cells(EllipticalGradient(colors: ends), height: 2) == [[far, near, near, far], [far, near, near, far]])
        #expect(
            cells(AngularGradient(colors: ends, center: .center), height: 2) == [
                [RGB(104, 96, 171), RGB(83, 102, 188), RGB(45, 111, 219), RGB(24, 116, 236)],
                [RGB(151, 85, 132), RGB(172, 79, 115), RGB(210, 70, 84), RGB(231, 65, 67)],
            ])
        #expect(cells(Color.blue.gradient, width: 1, height: 2) == [[RGB(38, 142, 255)], [RGB(13, 129, 255)]])
    }

    @Test("What is clear shows what lies below, and leaves the other colour as it is")
    func clear() {
        let gradient = LinearGradient(colors: [.clear, .blue], startPoint: .top, endPoint: .bottom)
        #expect(cells(gradient, width: 1, height: 2) == [[RGB(191, 222, 255)], [RGB(64, 155, 255)]])
        let thin = LinearGradient(colors: ends, startPoint: .leading, endPoint: .trailing).opacity(0.5)
        #expect(cells(thin, width: 2) == [[RGB(223, 165, 178), RGB(160, 181, 229)]])
    }

    @Test("Letters and lines have its colours too")
    func letters() {
        let gradient = paint(LinearGradient(colors: ends, startPoint: .leading, endPoint: .trailing))
        let ink = Ink(.text, paint: gradient)
        let picture = ColoredPicture(of: vstack(text("abcd", ink), text("abcd", ink)), width: 40)
        #expect(picture.rows.map { $0.map(\.foreground) } == [fourths, fourths])
        #expect(picture.text == "abcd\nabcd")
        let box = text("ab").wrapped(BorderLayout(.rectangle, Ink(.line, paint: gradient)))
        let rows = ColoredPicture(of: box, width: 20).rows
        #expect(rows[0].map(\.foreground) == fourths)
        #expect(rows[1].map(\.foreground) == [fourths[0], nil, fourths[3]])
    }
}
