/// The lines of a picture with its colours, each written once somebody asks for it: of a tall one that is shown in part the
/// rest costs nothing.
package final class ColoredLines {
    /// How many lines there are: the rows, and what stands below them.
    package let count: Int
    let rows: Int
    let notes: [String]
    private let painter: RowPainter
    private var lines: ANSIWriter
    private var known: [Int: String] = [:]

    init(
        _ canvas: Canvas, _ charset: Charset, _ colorScheme: ColorScheme, legend: LegendUse, in colors: TerminalColors
    ) {
        var canvas = canvas
        canvas.prepareForColors()
        painter = RowPainter(canvas, charset, on: Page(colorScheme))
        notes = canvas.toldInColor(legend, charset) + Legend.folded(canvas.notes, canvas.width)
        var rows = canvas.height
        while rows > 0, painter.runs(rows - 1).isEmpty { rows -= 1 }
        (self.rows, count, lines) = (rows, rows + notes.count, ANSIWriter(colors))
    }

    /// A line with the sequences that make a terminal show it in colour.
    package subscript(index: Int) -> String {
        if let line = known[index] { return line }
        let line = written(index)
        known[index] = line
        return line
    }

    /// All lines, each but the last ended by a line feed. Of their parts, only those of one line are held at a time.
    ///
    /// - Parameter cancellation: what ends the writing before its end; the text then says nothing.
    package func text(_ cancellation: Cancellation?) -> String {
        var text = ""
        for index in (0..<count).while(cancellation) {
            if index > 0 { text += "\n" }
            text += written(index)
        }
        return text
    }

    private func written(_ index: Int) -> String {
        index < rows ? lines.line(of: painter.runs(index)) : notes[index - rows]
    }
}

extension Painting {
    /// The lines with their colours.
    ///
    /// - Parameters:
    ///   - use: whether the legend stands below.
    ///   - cancellation: what ends the work, in place of what could end the painting; the lines then say nothing.
    package func coloredLines(
        legend use: LegendUse, in colors: TerminalColors, _ cancellation: Cancellation? = nil
    ) -> ColoredLines {
        var canvas = canvas
        canvas.cancellation = cancellation
        return ColoredLines(canvas, charset, colorScheme, legend: use, in: colors)
    }

    /// Tells of the rows of two paintings whether they surely look the same. False where that can't be said at once.
    package func rowsLikeThose(of other: Painting) -> (Int) -> Bool {
        guard colorScheme == other.colorScheme, charset == other.charset else { return { _ in false } }
        let likeness = CanvasLikeness(canvas, other.canvas, charset)
        let (rows, otherRows) = (picture.rows, other.picture.rows)
        return { row in
            rows.indices.contains(row) && otherRows.indices.contains(row) && rows[row] == otherRows[row]
                && likeness.isSame(row)
        }
    }
}

/// Compares the looks of the cells of two canvases, whose inks have numbers of their own.
private final class CanvasLikeness {
    private let one, other: Canvas
    /// What rows show of others beside them, in either; nil where they don't.
    private let risen: (one: RisenControls, other: RisenControls)?
    private let fills: (one: RoundFills, other: RoundFills)?
    private var inks: [Pair: Bool] = [:]
    private var grounds: [Pair: Bool] = [:]
    private var last: (cell: Cell, match: Cell, isSame: Bool)?

    /// The numbers of two things, each in its canvas.
    private struct Pair: Hashable {
        let one, other: UInt16
    }

    init(_ one: Canvas, _ other: Canvas, _ charset: Charset) {
        (self.one, self.other) = (one, other)
        risen = charset == .ascii ? nil : (RisenControls(of: one), RisenControls(of: other))
        fills = charset == .ascii ? nil : (RoundFills(of: one), RoundFills(of: other))
    }

    func isSame(_ row: Int) -> Bool {
        guard let risen, let fills else { return hasSameCells(row) }
        let around = row - 1...row + 1
        return around.allSatisfy { risen.one.row($0) == risen.other.row($0) }
            && fills.one.row(row).elementsEqual(fills.other.row(row)) { $0.hasForm(of: $1) }
            && around.allSatisfy(hasSameCells)
    }

    private func hasSameCells(_ row: Int) -> Bool {
        guard one.crossings[row] == nil, other.crossings[row] == nil, one.cutCorners[row] == nil,
            other.cutCorners[row] == nil
        else { return false }
        let columns = max(one.columns, other.columns)
        return (0..<columns).allSatisfy { isSame(one.cell($0, row), other.cell($0, row)) }
    }

    private func isSame(_ cell: Cell, _ match: Cell) -> Bool {
        guard cell.glyph == match.glyph else { return false }
        // The characters are the same; what is blank has no looks.
        if cell.glyph.isBlank { return true }
        if let last, last.cell.ink == cell.ink, last.match.ink == match.ink, last.cell.ground == cell.ground,
            last.match.ground == match.ground
        {
            return last.isSame
        }
        let isSame = isSameInk(cell.ink, match.ink) && isSameGround(cell.ground, match.ground)
        last = (cell, match, isSame)
        return isSame
    }

    private func isSameInk(_ ink: UInt16, _ match: UInt16) -> Bool {
        let key = Pair(one: ink, other: match)
        if let known = inks[key] { return known }
        let isSame = one.inks[ink] == other.inks[match] && one.inks[ink].paint.gradient == nil
        inks[key] = isSame
        return isSame
    }

    private func isSameGround(_ ground: UInt16, _ match: UInt16) -> Bool {
        if ground == 0 || match == 0 { return ground == match }
        let key = Pair(one: ground, other: match)
        if let known = grounds[key] { return known }
        let isSame =
            isSameInk(one.grounds.ink(ground), other.grounds.ink(match))
            && one.areas[one.grounds.area(ground)].isLine == other.areas[other.grounds.area(match)].isLine
            && isSameGround(one.grounds.below(ground), other.grounds.below(match))
        grounds[key] = isSame
        return isSame
    }
}
