/// A cell of text on which a form lies that doesn't hide all of it: it took the cell, but is not as large as its cells, or the
/// text is drawn larger than in its cells, or turned. In a drawing what it leaves of the text is seen.
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
            guard glyph.isText, !glyph.isSpace, !isCoveredTurn(x, y) else { continue }
            for x in drawnTogether(x, y) {
                covered.append(CoveredCell(cell: cell(x, y), x: x, y: y, form: forms.count - 1))
                cells[y * self.columns + x].glyph = Glyph(" ")
            }
        }
    }

    /// Keeps the text on which the form lies that was noted last, of all that is drawn turned or in another size. Its cells
    /// don't tell where it is drawn, and so not what hides it.
    mutating func coverTurns() {
        guard let form = forms.last else { return }
        let change = turns[tone.turn]
        let box = form.box(of: form.frame.intersection(form.visible), turned: change)
        for (number, cells) in turns.cover(in: box, where: { form.lies(on: $0, in: box, turned: change) }) {
            for y in drawnRows(of: cells) {
                for x in cells.columns.clamped(to: 0..<columns) where isDrawn(x, y, inTurn: number) {
                    covered.append(CoveredCell(cell: cell(x, y), x: x, y: y, form: forms.count - 1))
                }
            }
        }
    }

    /// Whether a cell shows text that stands below a form, whatever has its place.
    func isCoveredTurn(_ x: Int, _ y: Int) -> Bool {
        let cell = cell(x, y)
        return cell.glyph.isText && turns.isCovered(inks[cell.ink].turn)
    }

    private func isDrawn(_ x: Int, _ y: Int, inTurn number: UInt16) -> Bool {
        let cell = cell(x, y)
        return cell.glyph.isText && inks[cell.ink].turn == number
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

extension DrawnForm {
    /// The pixels of some of its cells, or of what lies inside of their edges.
    ///
    /// - Parameter change: how the form is turned and scaled; nil where it isn't.
    fileprivate func box(of cells: Rect, insetBy inset: Double = 0, turned change: CGAffineTransform?) -> CGRect {
        let pixels = SketchGrid.pixels(of: cells, rest).insetBy(dx: inset, dy: inset)
        return change.map { Path(pixels).applying($0).boundingRect } ?? pixels
    }

    /// Whether it lies on more than the margin of some pixels; what a line goes around lies beside it.
    ///
    /// - Parameter visible: the pixels in which the form can be seen.
    fileprivate func lies(on box: CGRect, in visible: CGRect, turned change: CGAffineTransform?) -> Bool {
        let margin = SketchGrid.column / 2
        let inner = box.insetBy(dx: margin, dy: margin)
        guard !visible.intersection(inner).isEmpty else { return false }
        guard case .line(let style, _, _) = coat else { return true }
        if case .path = outline { return true }
        let inside = self.box(of: frame, insetBy: max(margin, style.lineWidth * SketchGrid.column / 8), turned: change)
        let goesAround =
            inside.minX <= inner.minX && inside.minY <= inner.minY && inside.maxX >= inner.maxX
            && inside.maxY >= inner.maxY
        return !goesAround
    }
}
