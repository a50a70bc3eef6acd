/// The letters of a canvas, and what a drawing shows in their place: faces behind them, and signs that are forms.
struct Letters {
    /// The rows, with blanks where no letters are. The last one has some.
    private(set) var rows: [[PictureRun]] = []
    /// The elements of what lies behind letters.
    private(set) var elements: [String] = []
    /// The controls of each row.
    private var controls: [RowOfControls] = []
    /// Faces that the last row doesn't have.
    private var ended: [ControlFace] = []
    /// Faces that the last row has.
    private var faces: [ControlFace] = []
    /// Borders of several rows of which the last row is still to come.
    private var tall = TallFrames()

    /// The letters of a canvas on a page, in all the characters that there are.
    ///
    /// Cost: linear in the cells.
    init(_ canvas: Canvas, on page: Page) {
        let looks = CellLooks(canvas, on: page)
        for y in canvas.wantedRows {
            var row = LetterRow(y)
            let colors = looks.row(y)
            for x in 0..<canvas.columns {
                let cell = canvas.cell(x, y)
                guard cell.glyph.isText else {
                    row.skip()
                    continue
                }
                let ink = canvas.inks[cell.ink]
                var look = colors.run(of: cell, at: x)
                (look.typeface, look.rest, look.turn) = (ink.drawnTypeface, ink.rest, canvas.turns[ink.turn])
                if ink.backdrop != nil, let color = look.background { row.paint(color, look, x) }
                let ground = look.background ?? page.background
                look.background = nil
                let sign = cell.glyph.sign
                if let sign, tall.read(sign, at: x, y, look) {
                    row.skip()
                } else if let sign, row.frames.read(sign, at: x, look, part: ink.part, hasFace: ink.backdrop != nil) {
                    if ink.backdrop != nil { row.round(sign) }
                    row.skip()
                } else if let sign, let form = SignForm(sign, ink, on: ground) {
                    row.draw(form, look, x)
                } else if sign?.isUndrawn == true {
                    row.skip()
                } else {
                    row.write(cell.glyph.isTrail ? "" : canvas.letter(in: cell), look, isTrail: cell.glyph.isTrail)
                }
            }
            close(&row, canvas, page)
        }
        while rows.last?.isEmpty == true { rows.removeLast() }
        elements = drawn(canvas, on: page)
    }

    /// The controls of a row, which are drawn once it is known how high those of all rows are.
    private struct RowOfControls {
        var heights: ControlHeights.Row
        /// The borders of one row, and those of several that end with it.
        var frames: ControlFrames
        let tall: [ControlFrame]
        let forms: [(form: SignForm, cells: Rect, look: PictureRun)]
    }

    /// What lies behind letters, and stands in the place of signs.
    private mutating func drawn(_ canvas: Canvas, on page: Page) -> [String] {
        var faces = ended + faces
        for index in faces.indices {
            faces[index].reach = canvas.reach(around: faces[index].cells)
            if let row = faces[index].row { controls[row].heights.join(.button, room: faces[index].reach) }
        }
        let heights = ControlHeights(controls.map(\.heights))
        var signs: [String] = []
        for var row in controls {
            row.frames.reach = heights.reach(of: row.heights)
            let frames = row.frames.all + row.tall
            // The inner ones are found first, and lie on the others.
            signs += frames.reversed().map { $0.element(among: frames, on: page).turned($0.look.turn) }
            for (form, cells, look) in row.forms where !row.frames.draws(form, in: cells) {
                let element = form.element(in: cells, look, reach: row.frames.reach(around: cells), on: page)
                signs.append(element.turned(look.turn))
            }
        }
        for index in faces.indices {
            // One of several rows has its own room.
            guard let row = faces[index].row else { continue }
            faces[index].reach = heights.reach(of: controls[row].heights)
        }
        return faces.map(\.element) + signs
    }

    /// Ends a row: faces that are as wide as those above them are one.
    private mutating func close(_ row: inout LetterRow, _ canvas: Canvas, _ page: Page) {
        var next = row.faces
        for face in faces {
            if let index = next.firstIndex(where: { $0.isBelow(face) }) {
                next[index].join(face)
            } else {
                ended.append(face)
            }
        }
        for index in next.indices where next[index].cells.height == 1 { next[index].row = controls.count }
        faces = next
        var heights = ControlHeights.Row()
        for frame in row.frames.all { heights.join(frame.kind.height, room: canvas.reach(around: frame.cells)) }
        row.frames.note { canvas.cell($0, row.y).glyph.isFill }
        let ended = tall.closed().map { frame in
            var frame = frame
            frame.reach = canvas.reach(around: frame.cells)
            return frame
        }
        controls.append(
            RowOfControls(heights: heights, frames: row.frames, tall: ended, forms: row.forms))
        rows.append(row.trimmed)
    }
}

extension Canvas {
    /// The pixels by which a control is higher than its cells: those above and below are empty, and of what it stands on.
    fileprivate func reach(around cells: Rect) -> Double {
        var reach = SketchGrid.reach
        for (inner, outer) in [(cells.minY, cells.minY - 1), (cells.maxY - 1, cells.maxY)] {
            let ground = grounds.area(cell(cells.minX, inner).ground)
            for x in cells.columns {
                let other = cell(x, outer)
                guard grounds.area(other.ground) == ground else { return -SketchGrid.gap }
                guard other.glyph.isText else { continue }
                if other.glyph.sign.flatMap(ControlFrame.End.init) != nil || inks[other.ink].backdrop != nil {
                    return -SketchGrid.gap
                }
                if !isSpace(other) { reach = 0 }
            }
        }
        return reach
    }

    private func isSpace(_ cell: Cell) -> Bool { cell.glyph.isFree || cell.glyph.scalar == " " }
}

/// A row of letters while its cells are read.
private struct LetterRow {
    let y: Int
    private var runs: [PictureRun] = []
    private(set) var faces: [ControlFace] = []
    private(set) var forms: [(form: SignForm, cells: Rect, look: PictureRun)] = []
    /// The borders of controls.
    var frames: ControlFrames

    init(_ y: Int) {
        self.y = y
        frames = ControlFrames(y)
    }

    mutating func skip() { write(" ", PictureRun(text: "", columns: 1), isTrail: false) }

    mutating func write(_ text: String, _ look: PictureRun, isTrail: Bool) {
        if let last = runs.indices.last, isTrail || runs[last].looksLike(look) {
            runs[last].text += text
            runs[last].columns += 1
        } else {
            var run = look
            (run.text, run.columns) = (text, 1)
            runs.append(run)
        }
    }

    mutating func paint(_ color: RGB, _ look: PictureRun, _ x: Int) {
        if let last = faces.indices.last, faces[last].cells.maxX == x, faces[last].color == color {
            faces[last].cells = faces[last].cells.union(cell(x))
        } else {
            faces.append(ControlFace(cells: cell(x), color: color, rest: look.rest, turn: look.turn))
        }
    }

    /// Rounds the last face where a sign is a round end of it.
    mutating func round(_ sign: Sign) {
        if let last = faces.indices.last, ControlFrame.End(sign)?.isRound == true { faces[last].isRound = true }
    }

    mutating func draw(_ form: SignForm, _ look: PictureRun, _ x: Int) {
        if let last = forms.indices.last, forms[last].cells.maxX == x, forms[last].look.looksLike(look),
            let joined = forms[last].form.joined(with: form)
        {
            forms[last].form = joined
            forms[last].cells = forms[last].cells.union(cell(x))
        } else {
            forms.append((form, cell(x), look))
        }
        skip()
    }

    private func cell(_ x: Int) -> Rect { Rect(x: x, y: y, width: 1, height: 1) }

    /// The runs without plain blanks at their end.
    var trimmed: [PictureRun] {
        var runs = runs
        while var last = runs.last, last.isPlain {
            while last.text.last == " " {
                last.text.removeLast()
                last.columns -= 1
            }
            runs[runs.count - 1] = last
            guard last.text.isEmpty else { break }
            runs.removeLast()
        }
        return runs
    }
}

extension Canvas {
    /// What a cell of text says, in all the characters that there are.
    fileprivate func letter(in cell: Cell) -> String {
        if let cluster = cell.glyph.cluster { return clusters[cluster] }
        guard let scalar = cell.glyph.scalar ?? cell.glyph.dotted else { return " " }
        return String(Character(Charset.unicode.shown(scalar)))
    }

    /// The columns and rows of which anything was drawn, and after them as many free ones as before them, as long as these
    /// belong to what was drawn too: its padding is the same on all sides.
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
        return Size(
            width: max(drawn.maxX, min(ownSize.width, drawn.maxX + drawn.minX)),
            height: max(drawn.maxY, min(ownSize.height, drawn.maxY + drawn.minY)))
    }
}
