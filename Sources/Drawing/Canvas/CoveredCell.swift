/// A cell of text that something filled took which is not as large as its cells: in a drawing what it leaves of them is seen.
struct CoveredCell {
    let cell: Cell
    let x: Int
    let y: Int
    /// The number of the form that took it.
    let form: Int
}

extension Canvas {
    /// Keeps the text of some cells of a row which the form that was noted last takes, unless that hides all of them. What is
    /// drawn in several cells is taken from all of these.
    mutating func cover(_ columns: Range<Int>, _ y: Int) {
        guard let form = forms.last, form.outline != .rectangle || form.trueSize != nil else { return }
        for x in columns {
            let glyph = cell(x, y).glyph
            guard glyph.isText, !glyph.isSpace else { continue }
            for x in drawnTogether(x, y) {
                covered.append(CoveredCell(cell: cell(x, y), x: x, y: y, form: forms.count - 1))
                cells[y * self.columns + x].glyph = Glyph(" ")
            }
        }
    }

    /// The columns of what is drawn in a cell of text: a letter, or a symbol as drawings have them.
    private func drawnTogether(_ x: Int, _ y: Int) -> Range<Int> {
        let cell = cell(x, y)
        guard cell.glyph.sign == .symbol else {
            let start = cell.glyph.isTrail ? x - 1 : x
            return start..<(self.cell(start + 1, y).glyph.isTrail ? start + 2 : start + 1)
        }
        func isSame(_ x: Int) -> Bool { self.cell(x, y).glyph == cell.glyph && self.cell(x, y).ink == cell.ink }
        var first = x
        while isSame(first - 1) { first -= 1 }
        let start = x - (x - first) % SymbolForm.columns
        return start..<(isSame(start + 1) ? start + 2 : start + 1)
    }
}
