/// Writes the cells of a canvas as text.
struct RowWriter {
    private let canvas: Canvas
    private let legend: Legend
    private let charset: Charset
    private let looks: CellLooks

    init(_ canvas: Canvas, _ legend: Legend, _ charset: Charset, on page: Page = Page(.light)) {
        self.canvas = canvas
        self.legend = legend
        self.charset = charset
        looks = CellLooks(canvas, on: page)
    }

    /// A row without spaces at its end.
    func plain(_ row: Int) -> String {
        let start = row * canvas.columns
        let cells = canvas.cells[start..<start + end(of: row) { $0.isBlank || $0.isSpace }]
        if let line = ascii(cells) { return line }
        var line = ""
        for cell in cells { append(cell, to: &line) }
        return line
    }

    /// A row of which each cell is one byte; nil where it has others.
    private func ascii(_ cells: ArraySlice<Cell>) -> String? {
        var isASCII = true
        let line = String(unsafeUninitializedCapacity: cells.count) { bytes in
            var count = 0
            for cell in cells {
                guard let scalar = scalar(of: cell), scalar.isASCII else {
                    isASCII = false
                    break
                }
                bytes[count] = UInt8(truncatingIfNeeded: scalar.value)
                count += 1
            }
            return count
        }
        return isASCII ? line : nil
    }

    /// A row in colour. Spaces at its end stay where they are coloured.
    func runs(_ row: Int) -> [PictureRun] {
        var runs: [PictureRun] = []
        let looks = looks.row(row)
        for x in 0..<end(of: row, where: \.isBlank) {
            let cell = canvas.cells[row * canvas.columns + x]
            var run = looks.run(of: cell, at: x)
            append(cell, to: &run.text)
            if cell.glyph.isTrail || runs.last?.looksLike(run) == true, !runs.isEmpty {
                runs[runs.count - 1].text += run.text
                runs[runs.count - 1].columns += 1
            } else {
                runs.append(run)
            }
        }
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

    /// Where the cells end that a row needs: behind them all are empty.
    private func end(of row: Int, where isEmpty: (Glyph) -> Bool) -> Int {
        var end = canvas.columns
        while end > 0, isEmpty(canvas.cells[row * canvas.columns + end - 1].glyph) { end -= 1 }
        return end
    }

    private func append(_ cell: Cell, to line: inout String) {
        if let scalar = scalar(of: cell) {
            line.unicodeScalars.append(scalar)
        } else if let cluster = cell.glyph.cluster {
            line += canvas.clusters[cluster]
        }
    }

    /// What stands in a cell; nil for characters of several scalars and for the right halves of wide ones.
    private func scalar(of cell: Cell) -> Unicode.Scalar? {
        let glyph = cell.glyph
        if glyph.isBlank || glyph.isFree { return " " }
        if let scalar = glyph.scalar { return scalar.isASCII ? scalar : charset.shown(scalar) }
        if let part = glyph.part { return legend.pens[Int(cell.ink)].scalar(of: part) }
        if glyph.isFill { return legend.patterns[Int(canvas.ownInk(of: cell))] }
        return glyph.isShadow ? legend.shadows[cell.ink] : nil
    }
}
