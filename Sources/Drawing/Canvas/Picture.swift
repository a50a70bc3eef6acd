/// A finished drawing: lines of text, and the legend that stands under them.
public struct Picture: Hashable, Sendable {
    /// The rows, without spaces at their ends.
    public let rows: [String]
    /// One line for each look that the rows alone don't show.
    public let legend: [String]

    /// The rows and then the legend.
    public var lines: [String] { rows + legend }

    /// The lines, each but the last ended by a line feed.
    public var text: String {
        let lines = self.lines
        var text = ""
        text.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
        for (number, line) in lines.enumerated() {
            if number > 0 { text += "\n" }
            text += line
        }
        return text
    }

    /// Writes out a canvas.
    public init(_ canvas: Canvas, charset: Charset = .ascii) {
        if canvas.cancellation?.isCancelled == true {
            (rows, legend) = ([], [])
            return
        }
        let legend = Legend(canvas, charset)
        let writer = RowWriter(canvas, legend, charset)
        var rows = canvas.wantedRows.map(writer.plain)
        while rows.last?.isEmpty == true { rows.removeLast() }
        self.rows = rows
        self.legend = legend.lines(width: canvas.width)
    }

    /// Lays out an element and draws it: as wide as `width` allows, as high as it likes.
    ///
    /// What sticks out at the top or on the left moves everything down or to the right. `notes` are sentences about the
    /// picture, which stand below it; they are asked for when it is laid out.
    ///
    /// - Parameter cancellation: what ends the drawing before its end; the picture then says nothing.
    public init(
        of element: Element, width: Int, charset: Charset = .ascii, notes: @escaping @autoclosure () -> [String] = [],
        cancellation: Cancellation? = nil
    ) {
        self.init(
            Canvas(showing: element, width: width, notes: notes, cancellation: cancellation), charset: charset)
    }
}

extension Canvas {
    /// A canvas with an element on it: as wide as `width` allows, as high as it likes.
    init(showing element: Element, width: Int, notes: () -> [String], cancellation: Cancellation?) {
        self.init(width: width)
        self.cancellation = cancellation
        element.heed(cancellation)
        let isDrawn = DeepStack.run(levels: element.depth) { draw(element, notes) }
        if !isDrawn { write("There is no memory to draw \(element.depth) levels.", at: .zero) }
    }

    /// The rows as they are written out: none any more where the drawing must end.
    var wantedRows: some Sequence<Int> {
        (0..<height).while(cancellation)
    }

    private mutating func draw(_ element: Element, _ notes: () -> [String]) {
        element.settle(onPageOf: width)
        // Some things are known only now, such as a length that was cut off.
        self.notes = notes()
        show(element)
        tellWhatIsHidden()
    }

    /// Paints an element that was laid out, with all that sticks out of it.
    mutating func show(_ element: Element) {
        origin = element.pictureOrigin
        let bounds = absolute(element.bounds)
        fit(to: bounds)
        noteCuts(of: bounds)
        element.paint(on: &self)
        origin = .zero
    }
}

extension Element {
    /// Where an element that was laid out begins in its picture: what sticks out at the top or on the left moves it.
    package var pictureOrigin: Point { Point(x: max(0, -bounds.minX), y: max(0, -bounds.minY)) }

    /// The columns and rows that the picture of an element has which was laid out.
    package func pictureSize(width: Int) -> Size {
        let extent = bounds.moved(by: pictureOrigin)
        return Size(width: min(width, extent.maxX), height: min(Canvas.tallest, extent.maxY))
    }
}

extension Picture: CustomStringConvertible {
    /// The text, so that a picture can be printed as it is.
    public var description: String { text }
}
