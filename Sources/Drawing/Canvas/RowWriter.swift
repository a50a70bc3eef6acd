/// Writes the cells of a canvas as text. A class, so that what it knows is not copied for each cell.
final class RowWriter {
    private let canvas: Canvas
    /// The inks of the canvas: of an element of an array one property can be read, and the rest isn't copied.
    private let inks: [Ink]
    private let charset: Charset
    private let shades: Shades
    /// Whether colours show what is filled, so that no sign has to.
    private let isInColor: Bool

    init(_ canvas: Canvas, _ shades: Shades, _ charset: Charset, isInColor: Bool = false) {
        self.canvas = canvas
        inks = canvas.inks.inks
        self.shades = shades
        self.charset = charset
        self.isInColor = isInColor
    }

    /// A row without spaces at its end.
    func plain(_ row: Int) -> String {
        let cells = canvas.cells[row * canvas.columns..<(row + 1) * canvas.columns]
        if let line = ascii(cells, row) { return line }
        var line = ""
        for cell in cells { append(cell, row, to: &line) }
        while line.last == " " { line.removeLast() }
        return line
    }

    /// A row of which each cell is one byte; nil where it has others.
    private func ascii(_ cells: ArraySlice<Cell>, _ row: Int) -> String? {
        var isASCII = true
        let line = String(unsafeUninitializedCapacity: cells.count) { bytes in
            var (count, end) = (0, 0)
            for cell in cells {
                guard let scalar = scalar(of: cell, row), scalar.isASCII else {
                    isASCII = false
                    break
                }
                bytes[count] = UInt8(truncatingIfNeeded: scalar.value)
                count += 1
                if scalar != " " { end = count }
            }
            return end
        }
        return isASCII ? line : nil
    }

    func append(_ cell: Cell, _ y: Int, to line: inout String) {
        if let scalar = scalar(of: cell, y) {
            line.unicodeScalars.append(scalar)
        } else if let cluster = cell.glyph.cluster {
            line += canvas.clusters[cluster]
        }
    }

    /// What stands in a cell of a row; nil for characters of several scalars and for the right halves of wide ones.
    private func scalar(of cell: Cell, _ y: Int) -> Unicode.Scalar? {
        let glyph = cell.glyph
        if glyph.isBlank || glyph.isFree { return " " }
        if let scalar = glyph.scalar {
            guard !scalar.isASCII else { return scalar }
            return charset.shown(scalar, isDisabled: !isInColor && canvas.inks[cell.ink].isDisabled)
        }
        if let part = glyph.part {
            let ink = Int(cell.ink)
            guard inks[ink].role != .fill else { return edge(part, of: cell, y) }
            let isThick =
                !isInColor
                ? inks[ink].isOnLine
                : inks[ink].isHeavy && !inks[ink].isDashed && !part.isCap && charset != .ascii
            let pen = isThick ? charset.penOnLine : charset.pen(isDashed: inks[ink].isDashed)
            return pen.scalar(of: isEdgeSeen(by: part, at: cell) ? part : part.straight)
        }
        if glyph.isFill {
            let area = canvas.areas[canvas.grounds.area(cell.ground)]
            if area.isLine { return scalar(ofLine: area) }
            if isInColor { return " " }
            guard area.isOutline else { return shades.signs[canvas.grounds.ink(cell.ground)] ?? " " }
            return glyph.edge.map { edge($0, of: cell, y) } ?? " "
        }
        if let letter = glyph.dotted { return charset == .ascii ? "." : charset.shown(letter) }
        if !isInColor, glyph.isShadow, let part = glyph.edge,
            canvas.areas[canvas.grounds.area(cell.ground)].isOutline
        {
            return edge(part, of: cell, y)
        }
        return glyph.shadow.map { isInColor && charset == .ascii ? " " : charset.shadow(on: $0) }
    }

    /// What a cell shows of a thin shape: in colour, where that lies at the edge of what it stands on, the part of the cell there.
    func scalar(ofLine area: Filled) -> Unicode.Scalar {
        if isInColor, charset != .ascii, area.ownLinePart == nil, let parent = area.parent,
            let side = area.side(of: canvas.areas[parent])
        {
            let (character, isInverse) = CellEighths.character(of: area.eighthsAcross ?? 1, at: side, isOnPage: true)
            if !isInverse, let scalar = character.unicodeScalars.first { return scalar }
        }
        return pen(of: area).scalar(of: area.linePart)
    }

    /// What a thin shape is drawn with: a broad one in colour with heavy strokes, which tell lines on each other apart where
    /// there are no colours.
    private func pen(of area: Filled) -> Pen {
        if isInColor, area.isBroad, charset != .ascii { return charset.penOnLine }
        return charset.pen(isDashed: !isInColor && area.isFaintLine)
    }

    /// Whether the edge is seen, of what a cell stands on, at which a line ends.
    private func isEdgeSeen(by line: LinePart, at cell: Cell) -> Bool {
        if cell.ground == 0 { return true }
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        return !isInColor && (line.straight == .horizontal ? area.hasSides : area.isOutline)
    }

    /// The edge of an area: of one that is shaded only what is round.
    private func edge(_ part: LinePart, of cell: Cell, _ y: Int) -> Unicode.Scalar {
        let area = canvas.areas[canvas.grounds.area(cell.ground)]
        let pen = charset.pen(isDashed: false)
        if part == .disc {
            // What is seen through is told from what isn't, as the dots of pages are.
            guard !isInColor, canvas.isVeil(cell.ink) else {
                // No character has the colour of the page.
                return isInColor && area.isPage ? " " : pen.scalar(of: part)
            }
            return charset == .ascii ? "." : "○"
        }
        if isInColor { return " " }
        guard area.isOutline else {
            if area.isPage { return " " }
            guard area.hasShade(part, in: charset), let shade = shades.signs[canvas.grounds.ink(cell.ground)] else {
                return pen.scalar(of: part)
            }
            return shade
        }
        return area.shown(part, y).map(pen.scalar) ?? " "
    }
}
