/// A text on the canvas: where it begins and how it is drawn. The legend is made of these.
struct Mention {
    var text: String
    var ink: UInt16
    /// The cells of its lines, in reading order.
    var lines: [Rect]
}

extension Canvas {
    /// Writes one line of text from a place to the right; what lies outside the clip is left out.
    ///
    /// A wide character of which only half would be seen is left out. Over a fill, one cell on each side is kept free,
    /// so that the text can be read. `isNamed` says whether the legend may name the text to say how it looks.
    public mutating func write(
        _ line: some StringProtocol, at place: Point, _ ink: Ink = .text, isNamed: Bool = true
    ) {
        let number = self.number(of: ink)
        let width = write(line, at: place, number: number)
        guard isNamed else { return }
        mention(String(line), number, [Rect(x: place.x, y: place.y, width: width, height: 1)])
    }

    /// Notes a text for the legend. `lines` are the cells of its lines.
    mutating func mention(_ text: String, _ number: UInt16, _ lines: [Rect]) {
        let visible = lines.compactMap { line -> Rect? in
            let part = line.intersection(clip)
            return part.isEmpty ? nil : part
        }
        if !visible.isEmpty { mentions.append(Mention(text: text, ink: number, lines: visible)) }
    }

    /// Writes without noting it for the legend, and returns the columns it took.
    @discardableResult
    mutating func write(_ line: some StringProtocol, at place: Point, number: UInt16) -> Int {
        guard place.y >= clip.minY, place.y < clip.maxY else { return GraphemeWidth.columns(of: line) }
        var x = place.x
        for character in line {
            let width = GraphemeWidth.columns(of: character)
            defer { x += width }
            guard x >= clip.minX, x + width <= clip.maxX else { continue }
            let ground = ground(x, place.y)
            put(Cell(glyph: glyph(of: character), ink: number, ground: ground), x, place.y)
            if width == 2 { put(Cell(glyph: .trail, ink: number, ground: ground), x + 1, place.y) }
        }
        if x > place.x { clear(beside: place.x, x, place.y) }
        return x - place.x
    }

    private mutating func glyph(of character: Character) -> Glyph {
        var scalars = character.unicodeScalars.makeIterator()
        guard let first = scalars.next(), scalars.next() == nil else { return glyph(of: String(character)) }
        return Glyph(first)
    }

    /// What a text at this place stands on: a fill, or the line that it hides.
    private func ground(_ x: Int, _ y: Int) -> UInt16 {
        let cell = cell(x, y)
        return cell.glyph.part != nil && cell.ground == 0 ? cell.ink : cell.ground
    }

    /// Frees the cells of a fill left and right of a text, where the fill goes on behind them.
    private mutating func clear(beside start: Int, _ end: Int, _ y: Int) {
        for (near, far) in [(start - 1, start - 2), (end, end + 1)]
        where clip.contains(x: near, y: y) && cell(near, y).glyph.isFill {
            let beyond = cell(far, y).glyph
            if beyond.isFill || beyond.part != nil { cells[y * width + near].glyph = Glyph(" ") }
        }
    }
}
