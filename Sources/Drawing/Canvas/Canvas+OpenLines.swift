extension Canvas {
    /// Leaves the upper or the lower edge out of lines where it runs through text: beside letters it reads as a dash. The
    /// sides go through to that end instead. A title with space around it, and a badge, stand in an edge on purpose. Where no
    /// row lies between the two edges, and text in one of them, the other one is left out too.
    ///
    /// Cost: linear in the cells of these rows.
    mutating func openLines() {
        for form in forms where form.frame.height > 1 && form.frame.width > 2 && form.isOpenable {
            let frame = form.frame
            let inner = (frame.minX + 1..<frame.maxX - 1).clamped(to: 0..<columns)
            let edges = [frame.minY, frame.maxY - 1]
            let covered = edges.map { y in
                let letters = inner.filter { isLetter($0, y) }
                let isBeside = letters.contains { isLine($0 - 1, y, form.ink) || isLine($0 + 1, y, form.ink) }
                return isBeside ? letters.count : 0
            }
            let isRow = frame.height == 2 && covered.contains { $0 > 0 } && covered.contains(0)
            for (y, letters) in zip(edges, zip(covered, covered.reversed())) where y >= 0 && y < height {
                let isOpen = Filled.isOpen(letters.0, opposite: letters.1, of: inner.count)
                guard isOpen || isRow else { continue }
                let isFree = isRow && letters.0 == 0
                for x in inner where isLine(x, y, form.ink) { replaceLine(x, y, by: nil) }
                for (x, side) in [(frame.minX, form.sides.left), (frame.maxX - 1, form.sides.right)]
                where x >= 0 && x < columns && isLine(x, y, form.ink) {
                    replaceLine(x, y, by: isFree ? nil : side)
                }
            }
        }
    }

    private mutating func replaceLine(_ x: Int, _ y: Int, by part: LinePart?) {
        let place = y * columns + x
        cells[place].glyph = part.map { Glyph($0) } ?? (cells[place].ground == 0 ? .blank : .fill)
    }

    private func isLetter(_ x: Int, _ y: Int) -> Bool {
        let glyph = cell(x, y).glyph
        return glyph.isText && !glyph.isSpace
    }

    private func isLine(_ x: Int, _ y: Int, _ ink: UInt16) -> Bool {
        let cell = cell(x, y)
        return cell.glyph.part != nil && cell.ink == ink
    }
}

extension DrawnForm {
    /// Whether it is a line with sides that can go through.
    fileprivate var isOpenable: Bool {
        guard case .line(_, _, hasCells: false) = coat else { return false }
        switch outline {
        case .rectangle, .rounded: return true
        case .capsule, .circle, .ellipse: return frame.height == 2
        case .path: return false
        }
    }

    /// The sides that go through to an edge that is left out.
    fileprivate var sides: (left: LinePart, right: LinePart) {
        switch outline {
        case .capsule, .circle, .ellipse: (.capLeft, .capRight)
        case .rectangle, .rounded, .path: (.vertical, .vertical)
        }
    }
}
