/// A finished drawing: lines of text, and the legend that stands under them.
public struct Picture: Hashable, Sendable {
    /// The rows, without spaces at their ends.
    public let rows: [String]
    /// One line for each look that the rows alone don't show.
    public let legend: [String]

    /// The rows and then the legend.
    public var lines: [String] { rows + legend }

    /// The lines, each but the last ended by a line feed.
    public var text: String { lines.joined(separator: "\n") }

    /// Writes out a canvas. With colour, the same characters come with a terminal's colour sequences (ANSI, 256 colours).
    public init(_ canvas: Canvas, charset: Charset = .ascii, isColored: Bool = false) {
        let legend = Legend(canvas, charset)
        let writer = RowWriter(canvas: canvas, legend: legend, charset: charset)
        var rows = (0..<canvas.height).map { isColored ? writer.colored($0) : writer.plain($0) }
        while rows.last?.isEmpty == true { rows.removeLast() }
        self.rows = rows
        self.legend = legend.lines(width: max(20, canvas.width))
    }

    /// Lays out an element and draws it: as wide as `width` allows, as high as it likes.
    ///
    /// What sticks out at the top or on the left moves everything down or to the right.
    public init(of element: Element, width: Int, charset: Charset = .ascii, isColored: Bool = false) {
        var canvas = Canvas(width: width)
        element.place(at: .zero, Proposal(width: width, height: nil))
        let bounds = element.bounds
        if bounds.minX < 0 || bounds.minY < 0 {
            element.place(
                at: Point(x: max(0, -bounds.minX), y: max(0, -bounds.minY)), Proposal(width: width, height: nil))
        }
        element.paint(on: &canvas)
        self.init(canvas, charset: charset, isColored: isColored)
    }
}

extension Picture: CustomStringConvertible {
    /// The text, so that a picture can be printed as it is.
    public var description: String { text }
}
