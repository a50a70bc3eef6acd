/// A finished drawing: lines of text, and what they don't show.
public struct Picture: Hashable, Sendable {
    /// The rows, without spaces at their ends.
    public let rows: [String]
    /// How each thing on it looks.
    public let legend: Legend
    /// Sentences about the picture, such as that something of it is left out.
    public let notes: [String]
    /// The columns that it may have.
    private let width: Int

    /// The rows, and what stands below them where nobody asks for more.
    public var lines: [String] { lines(legend: .auto) }

    /// The rows, what is told of their looks, and then the notes.
    ///
    /// - Parameters:
    ///   - use: how much is told.
    ///   - earlier: the legend of an earlier picture of the view, so that only what is new is told; nil for a new view.
    public func lines(legend use: LegendUse, since earlier: Legend? = nil) -> [String] {
        switch use {
        case .auto: rows + legend.summary(since: earlier, width: width) + notes
        case .on: rows + legend.lines(width: width) + notes
        case .off: rows + notes
        }
    }

    /// The lines, each but the last ended by a line feed.
    public var text: String { text(legend: .auto) }

    /// The lines, each but the last ended by a line feed, with as much of the legend as is asked for.
    public func text(legend use: LegendUse, since earlier: Legend? = nil) -> String {
        let lines = lines(legend: use, since: earlier)
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
        width = canvas.width
        let shades = Shades(canvas, charset)
        legend = Legend(canvas, charset, shades)
        guard canvas.cancellation?.isCancelled != true else {
            (rows, notes) = ([], [])
            return
        }
        let writer = RowWriter(canvas, shades, charset)
        var rows = canvas.wantedRows.map(writer.plain)
        while rows.last?.isEmpty == true { rows.removeLast() }
        self.rows = rows
        notes = Legend.folded(canvas.notes, canvas.width)
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
        show(element)
        // Some things are known only now, such as a length that was cut off.
        self.notes = notes() + self.notes
        finish()
    }

    /// Draws what can be drawn only when all else is.
    mutating func finish() {
        // What stands in the last row may be drawn higher than it.
        if ownSize.height > height { grow(to: height + 1) }
        openLines()
        openShadows()
        coverAreas()
        noteNeighbours()
        noteFaintLines()
        noteCrossings()
        noteHiddenText()
    }

    /// Paints an element that was laid out for a page of some columns, and may be asked more afterwards. Painting measures
    /// some of it, which then stands as it would with another offer: so it is laid out again.
    mutating func show(_ element: Element, onPageOf width: Int) {
        _ = DeepStack.run(levels: element.depth) {
            show(element)
            element.settle(onPageOf: width)
        }
    }

    /// Paints an element that was laid out, with all that sticks out of it.
    private mutating func show(_ element: Element) {
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
