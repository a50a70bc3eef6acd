/// Writes the cells of a canvas as text.
struct RowWriter {
    let canvas: Canvas
    let legend: Legend
    let charset: Charset

    /// A row without spaces at its end.
    func plain(_ row: Int) -> String {
        var line = ""
        for x in 0..<end(of: row) { append(canvas.cells[row * canvas.width + x], to: &line) }
        while line.last == " " { line.removeLast() }
        return line
    }

    /// A row in colour. Spaces at its end stay where they are coloured.
    func colored(_ row: Int) -> String {
        var line = ""
        var current = ""
        for x in 0..<end(of: row) {
            let cell = canvas.cells[row * canvas.width + x]
            let style = self.style(of: cell)
            if style != current {
                line += current.isEmpty ? style : "\u{1B}[0m" + style
                current = style
            }
            append(cell, to: &line)
        }
        return current.isEmpty ? line : line + "\u{1B}[0m"
    }

    private func end(of row: Int) -> Int {
        var end = canvas.width
        while end > 0, canvas.cells[row * canvas.width + end - 1].glyph.isBlank { end -= 1 }
        return end
    }

    private func append(_ cell: Cell, to line: inout String) {
        let glyph = cell.glyph
        if glyph.isBlank {
            line.append(" ")
        } else if let scalar = glyph.scalar {
            line.unicodeScalars.append(scalar)
        } else if let cluster = glyph.cluster {
            line += canvas.clusters[cluster]
        } else if let part = glyph.part {
            line.append(legend.pens[Int(cell.ink)].character(part))
        } else if glyph.isFill {
            line.append(legend.patterns[Int(cell.ground)])
        } else if glyph.isShadow {
            line.append(charset.shadow)
        }
    }

    /// The sequence that switches a terminal to the look of a cell; empty for the terminal's own.
    private func style(of cell: Cell) -> String {
        guard !cell.glyph.isBlank else { return "" }
        let ink = canvas.inks[cell.ink]
        let ground = cell.ground == 0 ? nil : canvas.inks[cell.ground]
        var codes: [String] = []
        if ink.traits.contains(.bold) { codes.append("1") }
        if ink.traits.contains(.italic) { codes.append("3") }
        if ink.traits.contains(.underline) { codes.append("4") }
        if ink.traits.contains(.strikethrough) { codes.append("9") }
        let back = ground.flatMap { $0.role == .fill ? $0.paint.color : nil }
        var front = ink.paint.color
        if cell.glyph.isFill { front = back.map { RGB(0, 0, 0).over($0, 0.25) } }
        if front == nil, let back { front = back.isBright ? RGB(0, 0, 0) : RGB(255, 255, 255) }
        if let front { codes.append("38;5;\(front.indexed)") }
        if let back { codes.append("48;5;\(back.indexed)") }
        return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
    }
}

extension RGB {
    /// Whether black letters are easier to read on it than white ones.
    fileprivate var isBright: Bool { Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 > 140_000 }
}
