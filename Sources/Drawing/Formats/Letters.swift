/// The letters of a canvas, and what a drawing shows in their place: faces behind them, and signs that are forms.
struct Letters {
    /// The rows, with blanks where no letters are. The last one has some.
    private(set) var rows: [[PictureRun]] = []
    /// The elements of what lies behind letters.
    var elements: [String] { grounds + signs }
    private var grounds: [String] = []
    private var signs: [String] = []
    /// Faces that the last row has, by their first column.
    private var faces: [(cells: Rect, color: RGB)] = []

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
                var look = colors.run(of: cell, at: x)
                row.paint(face: canvas.inks[cell.ink].backdrop == nil ? nil : look.background, x)
                look.background = nil
                let sign = cell.glyph.sign
                let ink = canvas.inks[cell.ink]
                if let sign, row.frames.read(sign, at: x, look, part: ink.part, hasFace: ink.backdrop != nil) {
                    row.skip()
                } else if let sign, let form = SignForm(sign, part: ink.part) {
                    row.draw(form, look, x)
                } else if sign?.isUndrawn == true {
                    row.skip()
                } else {
                    row.write(cell.glyph.isTrail ? "" : canvas.letter(in: cell), look, isTrail: cell.glyph.isTrail)
                }
            }
            close(row, page)
        }
        faces.forEach { add($0.cells, $0.color) }
        faces = []
        while rows.last?.isEmpty == true { rows.removeLast() }
    }

    /// Ends a row: faces that are as wide as those above them are one.
    private mutating func close(_ row: LetterRow, _ page: Page) {
        var next = row.faces
        for face in faces {
            let index = next.firstIndex {
                $0.cells.columns == face.cells.columns && $0.color == face.color && face.cells.maxY == $0.cells.minY
            }
            guard let index else {
                add(face.cells, face.color)
                continue
            }
            next[index].cells = face.cells.union(next[index].cells)
        }
        faces = next
        signs += row.frames.all.map { $0.element(on: page) }
        for (form, cells, look) in row.forms where !row.frames.draws(form, in: cells) {
            signs.append(form.element(in: cells, look, on: page))
        }
        rows.append(row.trimmed)
    }

    private mutating func add(_ cells: Rect, _ color: RGB) {
        let box = SketchForm.attributes(of: SketchGrid.pixels(of: cells).insetBy(dx: 0, dy: 0.8))
        grounds.append("<rect\(box) rx=\"4\" fill=\"\(color.hex)\"/>")
    }
}

/// A row of letters while its cells are read.
private struct LetterRow {
    private let y: Int
    private var runs: [PictureRun] = []
    private(set) var faces: [(cells: Rect, color: RGB)] = []
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

    mutating func paint(face color: RGB?, _ x: Int) {
        guard let color else { return }
        if let last = faces.indices.last, faces[last].cells.maxX == x, faces[last].color == color {
            faces[last].cells = faces[last].cells.union(cell(x))
        } else {
            faces.append((cell(x), color))
        }
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

    /// The columns and rows of which anything was drawn.
    var drawnSize: Size {
        var size = Size.zero
        for y in 0..<height {
            guard let last = (0..<columns).last(where: { !cells[y * columns + $0].glyph.isBlank }) else { continue }
            size = Size(width: max(size.width, last + 1), height: y + 1)
        }
        return size
    }
}
