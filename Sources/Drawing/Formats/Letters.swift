/// The letters of a canvas, and the forms that a drawing shows in the place of signs.
struct Letters {
    /// The rows, with blanks where no letters are. The last one has some.
    private(set) var rows: [[PictureRun]] = []
    /// The elements of what stands in the place of signs.
    private(set) var elements: [String] = []
    /// The elements of the text on which a form lies, by the number of the form.
    private(set) var covered: [Int: [String]] = [:]

    /// The letters of a canvas on a page, in all the characters that there are.
    ///
    /// Cost: linear in the cells.
    ///
    /// - Parameter prefix: what the names of definitions begin with.
    init(_ canvas: Canvas, _ controls: DrawnControls, on page: Page, prefix: String) {
        let reader = CellReader(
            canvas: canvas, controls: controls, looks: CellLooks(canvas, on: page), page: page, prefix: prefix)
        for y in canvas.wantedRows {
            let columns = (0..<canvas.columns).lazy.filter { !canvas.isCoveredTurn($0, y) }
            let row = reader.row(y, columns.map { ($0, canvas.cell($0, y)) })
            elements += reader.elements(of: row, y)
            rows.append(row.trimmed)
        }
        while rows.last?.isEmpty == true { rows.removeLast() }
        for (form, cells) in Dictionary(grouping: canvas.covered, by: \.form) {
            covered[form] = reader.elements(ofCovered: cells)
        }
    }

    /// The cells behind letters that stand apart, which these reach into.
    var cellsBehind: [Rect] {
        rows.enumerated().flatMap { y, runs in
            var left = 0
            return runs.compactMap { run in
                defer { left += run.columns }
                let isWider = run.turn == nil && run.reach > run.columns
                return isWider ? Rect(x: left, y: y, width: run.reach, height: 1) : nil
            }
        }
    }
}

/// What becomes of the text in cells.
private struct CellReader {
    let canvas: Canvas
    let controls: DrawnControls
    let looks: CellLooks
    let page: Page
    let prefix: String

    /// A row of some cells, from left to right.
    func row(_ y: Int, _ cells: some Sequence<(x: Int, cell: Cell)>) -> LetterRow {
        var row = LetterRow(y)
        let (colors, frames) = (looks.row(y), controls.row(y))
        for (x, cell) in cells {
            row.skip(to: x)
            guard cell.glyph.isText else {
                row.skip()
                continue
            }
            let ink = canvas.inks[cell.ink]
            var look = colors.run(of: cell, at: x)
            (look.typeface, look.rest, look.turn) = (ink.drawnTypeface, ink.rest, canvas.turns[ink.turn])
            let ground = look.background ?? page.background
            look.background = nil
            let sign = cell.glyph.sign
            if let sign, let form = SignForm(sign, ink, on: ground) {
                row.draw(form, look, x)
            } else if sign?.isUndrawn == true || sign.flatMap(ControlFrame.End.init) != nil {
                row.skip()
            } else if sign?.isSelection == true, ink.backdrop != nil || !frames.around(row.cell(x)).isEmpty {
                row.skip()
            } else {
                if ink.paint.alpha >= 1, ink.veils.isEmpty, let span = colors.span(of: cell.ink, at: x) {
                    // All letters have one look, which is that of the gradient.
                    look.gradient = LetterGradient(span: span, start: Point(x: x, y: y), prefix: prefix)
                    (look.foreground, look.opacity) = (ink.paint.color, 1)
                }
                row.write(cell.glyph.isTrail ? "" : canvas.letter(in: cell), look, isTrail: cell.glyph.isTrail)
            }
        }
        return row
    }

    /// The elements of what stands in a row in the place of signs.
    func elements(of row: LetterRow, _ y: Int) -> [String] {
        let frames = controls.row(y)
        return row.forms.filter { !frames.draws($0.form, in: $0.cells) }.map { form, cells, look in
            form.element(in: cells, look, reach: frames.around(cells).first?.reach, on: page).turned(look.turn)
        }
    }

    /// The elements of text on which a form lies, in its order.
    func elements(ofCovered cells: [CoveredCell]) -> [String] {
        struct Row: Hashable {
            let turn: UInt16
            let y: Int
        }
        let rows = Dictionary(grouping: cells) { Row(turn: canvas.inks[$0.cell.ink].turn, y: $0.y) }
        return rows.sorted { ($0.key.turn, $0.key.y) < ($1.key.turn, $1.key.y) }.flatMap { place, cells in
            let row = self.row(place.y, cells.sorted { $0.x < $1.x }.map { ($0.x, $0.cell) })
            return elements(of: row, place.y) + row.trimmed.elements(ofRow: place.y, on: page)
        }
    }
}

/// A row of letters while its cells are read.
private struct LetterRow {
    private let y: Int
    private var columns = 0
    private var runs: [PictureRun] = []
    private(set) var forms: [(form: SignForm, cells: Rect, look: PictureRun)] = []

    init(_ y: Int) { self.y = y }

    /// Leaves blanks before a column.
    mutating func skip(to x: Int) {
        while columns < x { skip() }
    }

    mutating func skip() { write(" ", PictureRun(text: "", columns: 1), isTrail: false) }

    mutating func write(_ text: String, _ look: PictureRun, isTrail: Bool) {
        columns += 1
        if let last = runs.indices.last, isTrail || runs[last].looksLike(look) {
            runs[last].text += text
            runs[last].columns += 1
        } else {
            var run = look
            (run.text, run.columns) = (text, 1)
            runs.append(run)
        }
    }

    mutating func draw(_ form: SignForm, _ look: PictureRun, _ x: Int) {
        let last = forms.indices.last.flatMap { forms[$0].cells.maxX == x ? $0 : nil }
        if let last, let joined = joined(forms[last], with: form, look) {
            forms[last].form = joined
            forms[last].cells = forms[last].cells.union(cell(x))
        } else {
            forms.append((form, cell(x), look))
        }
        skip()
    }

    /// A form with the one behind it; nil where they are not one. The rest of a symbol may stand on something else.
    private func joined(
        _ begun: (form: SignForm, cells: Rect, look: PictureRun), with form: SignForm, _ look: PictureRun
    ) -> SignForm? {
        if begun.form.isBegun(in: begun.cells.width, by: form) { return begun.form }
        return begun.look.looksLike(look) ? begun.form.joined(with: form) : nil
    }

    func cell(_ x: Int) -> Rect { Rect(x: x, y: y, width: 1, height: 1) }

    /// The runs without plain blanks at their end.
    var trimmed: [PictureRun] { runs.withoutPlainEnd.withLines }
}

extension Canvas {
    /// What a cell of text says, in all the characters that there are.
    fileprivate func letter(in cell: Cell) -> String {
        if let cluster = cell.glyph.cluster { return clusters[cluster] }
        guard let scalar = cell.glyph.scalar ?? cell.glyph.dotted else { return " " }
        return String(Character(Charset.unicode.shown(scalar)))
    }

    /// The columns and rows of all that was laid out, and of what was drawn beyond that; none where nothing was drawn.
    ///
    /// - Parameter turned: the cells of what isn't drawn where it has its cells.
    func drawnSize(with turned: [Rect] = []) -> Size {
        let page = Rect(x: 0, y: 0, width: columns, height: max(height, ownSize.height))
        var drawn: Rect?
        for cells in turned.lazy.map({ $0.intersection(page) }) where !cells.isEmpty {
            drawn = drawn?.union(cells) ?? cells
        }
        for y in 0..<height {
            let row = cells[y * columns..<(y + 1) * columns]
            guard let first = row.firstIndex(where: { !$0.glyph.isBlank }),
                let last = row.lastIndex(where: { !$0.glyph.isBlank })
            else { continue }
            let line = Rect(x: first - row.startIndex, y: y, width: last - first + 1, height: 1)
            drawn = drawn?.union(line) ?? line
        }
        guard let drawn else { return .zero }
        return Size(width: max(drawn.maxX, ownSize.width), height: max(drawn.maxY, ownSize.height))
    }
}
