/// A cell of text on which a form lies that doesn't hide all of it: it took the cell, but doesn't fill that, or the
/// text is drawn larger than in its cells, or turned. Or other text took the cell. In a drawing what they leave of the text is
/// seen.
struct CoveredCell {
    let cell: Cell
    let x: Int
    let y: Int
    /// The number of the form that took it; of what other text took, that of the next form.
    let form: Int
}

extension Canvas {
    /// Keeps the text of some cells of a row which the form that was noted last takes, unless that hides all of them. What is
    /// drawn in several cells is taken from all of these.
    mutating func cover(_ columns: Range<Int>, _ y: Int) {
        guard let form = forms.last else { return }
        let isWhole = form.outline == .rectangle && form.trueSize == nil
        for x in columns where hasLetter(x, y) && !isCoveredTurn(x, y) && !isBehind(x, y) {
            let together = drawnTogether(x, y)
            let isHidden = isWhole && form.halves.covers(halves(x, y)) && together.clamped(to: columns) == together
            let isSmall = isSmall(cell(x, y))
            for x in together where !isHidden {
                let kept = CoveredCell(cell: cell(x, y), x: x, y: y, form: forms.count - 1)
                if columns.contains(x) || !isSmall {
                    covered.append(kept)
                    cells[y * self.columns + x].glyph = Glyph(" ")
                } else if !isBehind(x, y) {
                    behind[Point(x: x, y: y)] = kept
                }
            }
        }
    }

    /// Keeps the text in some cells of a row that other text takes, whose letters don't hide it.
    mutating func coverText(_ columns: Range<Int>, _ y: Int) {
        var end = columns.lowerBound
        for x in columns where x >= end && hasLetter(x, y) && !isCoveredTurn(x, y) && !isBehind(x, y) {
            let sign = cell(x, y).glyph.sign
            guard sign == nil || sign == .symbol else { continue }
            let together = drawnTogether(x, y)
            for x in together where !isBehind(x, y) {
                let kept = CoveredCell(cell: cell(x, y), x: x, y: y, form: forms.count)
                if columns.contains(x) { covered.append(kept) } else { behind[Point(x: x, y: y)] = kept }
            }
            end = together.upperBound
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

    /// Keeps the text beside the cells of the form that was noted last which it takes a part of, as either of them stands half a
    /// cell further: characters show all of it, and drawings what is left.
    mutating func coverBeside() {
        guard let form = forms.last else { return }
        let cells = form.seen
        let around = cells.inset(by: -1).intersection(Rect(x: 0, y: 0, width: columns, height: height))
        for y in around.rows {
            let isBeside = !cells.rows.contains(y)
            let columns = isBeside ? Array(around.columns) : [cells.minX - 1, cells.maxX]
            for x in columns where around.columns.contains(x) && hasLetter(x, y) && inks[cell(x, y).ink].turn == 0 {
                guard form.halves.intersects(halves(x, y)) else { continue }
                for x in drawnTogether(x, y) where !isBehind(x, y) {
                    behind[Point(x: x, y: y)] = CoveredCell(cell: cell(x, y), x: x, y: y, form: forms.count - 1)
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

    /// The canvas as drawings show it: text that a form beside it takes a part of stands below that form.
    ///
    /// Cost: linear in the cells of such text.
    var withTextBehind: Canvas {
        guard !covered.isEmpty || !behind.isEmpty else { return self }
        var canvas = self
        for (place, covered) in behind where cell(place.x, place.y) == covered.cell {
            canvas.cells[place.y * columns + place.x].glyph = Glyph(" ")
        }
        canvas.covered = (covered + behind.values).sorted { ($0.form, $0.y, $0.x) < ($1.form, $1.y, $1.x) }
        return canvas
    }

    /// Whether a cell shows text that stands below a form which lies on a part of it.
    private func isBehind(_ x: Int, _ y: Int) -> Bool { behind[Point(x: x, y: y)]?.cell == cell(x, y) }

    private func hasLetter(_ x: Int, _ y: Int) -> Bool {
        let glyph = cell(x, y).glyph
        return glyph.isText && !glyph.isSpace
    }

    /// Whether the letter of a cell is closer to its neighbours than cells are.
    private func isSmall(_ cell: Cell) -> Bool { (inks[cell.ink].typeface?.scale ?? 1) < 1 }

    /// The half cells in which a cell of text stands.
    private func halves(_ x: Int, _ y: Int) -> Rect {
        Rect(x: x, y: y, width: 1, height: 1).halves(inks[cell(x, y).ink].rest)
    }

    /// The columns of what is drawn together with a cell of text: a letter, a symbol as drawings have them, or small letters,
    /// which stand closer to each other than their cells.
    private func drawnTogether(_ x: Int, _ y: Int) -> Range<Int> {
        let cell = cell(x, y)
        func run(where isSame: (Cell) -> Bool) -> Range<Int> {
            var (first, last) = (x, x)
            while first > 0, isSame(self.cell(first - 1, y)) { first -= 1 }
            while last + 1 < columns, isSame(self.cell(last + 1, y)) { last += 1 }
            return first..<last + 1
        }
        if cell.glyph.sign == .symbol {
            let row = run { $0.glyph == cell.glyph && $0.ink == cell.ink }
            let start = x - (x - row.lowerBound) % SymbolForm.columns
            return start..<min(start + SymbolForm.columns, row.upperBound)
        }
        if isSmall(cell) {
            return run { $0.glyph.isText && $0.ink == cell.ink }
        }
        let start = cell.glyph.isTrail ? x - 1 : x
        return start..<(self.cell(start + 1, y).glyph.isTrail ? start + 2 : start + 1)
    }
}

extension DrawnForm {
    /// The pixels of some of its cells, or of what lies inside of their edges.
    ///
    /// - Parameter change: how the form is turned and scaled; nil where it isn't.
    fileprivate func box(of cells: Rect, insetBy inset: Double = 0, turned change: CGAffineTransform?) -> CGRect {
        let pixels = SketchGrid.pixels(of: cells, rest).inset(dx: inset, dy: inset)
        return change.map { Path(pixels).applying($0).boundingRect } ?? pixels
    }

    /// Whether it lies on more than the margin of some pixels; what a line goes around lies beside it.
    ///
    /// - Parameter visible: the pixels in which the form can be seen.
    fileprivate func lies(on box: CGRect, in visible: CGRect, turned change: CGAffineTransform?) -> Bool {
        let margin = SketchGrid.column / 2
        let inner = box.inset(dx: margin, dy: margin)
        guard !visible.intersection(inner).isEmpty else { return false }
        guard case .line(let style, _, _) = coat else { return true }
        if case .path = outline { return true }
        let inside = self.box(of: frame, insetBy: max(margin, style.lineWidth * SketchGrid.column / 8), turned: change)
        let goesAround =
            inside.minX <= inner.minX && inside.minY <= inner.minY && inside.maxX >= inner.maxX
            && inside.maxY >= inner.maxY
        return !goesAround
    }

    /// The cells of it that can be seen.
    fileprivate var seen: Rect { frame.intersection(visible) }
    /// The half cells in which these are drawn.
    fileprivate var halves: Rect { seen.halves(rest) }
}

extension Rect {
    /// The half cells in which cells are drawn.
    fileprivate func halves(_ rest: HalfCells) -> Rect {
        Rect(x: 2 * minX + Int(rest.x), y: 2 * minY + Int(rest.y), width: 2 * width, height: 2 * height)
    }

    fileprivate func covers(_ other: Rect) -> Bool { union(other) == self }
}
