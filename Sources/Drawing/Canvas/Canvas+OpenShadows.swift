extension Canvas {
    /// Leaves shadows out of a row above or below what casts them where text stands in them or beside them: there the shade
    /// reads as a part of the text.
    ///
    /// Cost: linear in the cells.
    mutating func openShadows() {
        guard inks.inks.contains(where: { $0.role == .shadow }) else { return }
        for y in 0..<height {
            var start = 0
            while start < columns {
                let rest = start..<columns
                let end = rest.first { !isText($0, y) && !isLevelShadow($0, y) } ?? columns
                let shadows = (start..<end).filter { isLevelShadow($0, y) }
                if shadows.count < end - start {
                    for x in shadows { cells[y * columns + x].glyph = cell(x, y).ground == 0 ? .blank : .fill }
                }
                start = end + 1
            }
        }
    }

    private func isText(_ x: Int, _ y: Int) -> Bool { cell(x, y).glyph.isText }

    /// Whether it shows a part of a shadow that lies above or below what casts it.
    private func isLevelShadow(_ x: Int, _ y: Int) -> Bool {
        switch cell(x, y).glyph.shadow {
        case .top, .bottom: true
        case .leading, .trailing, nil: false
        }
    }
}
