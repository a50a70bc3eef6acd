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
    func runs(_ row: Int) -> [PictureRun] {
        var runs: [PictureRun] = []
        for x in 0..<end(of: row) {
            let cell = canvas.cells[row * canvas.width + x]
            var run = self.run(of: cell)
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

    /// How a cell looks, without its character; plain for the terminal's own look.
    private func run(of cell: Cell) -> PictureRun {
        var run = PictureRun(text: "", columns: 1)
        guard !cell.glyph.isBlank else { return run }
        let ink = canvas.inks[cell.ink]
        let ground = cell.ground == 0 ? nil : canvas.inks[cell.ground]
        run.traits = ink.traits
        run.background = ground.flatMap { $0.role == .fill ? $0.paint.color : nil }
        run.foreground = ink.paint.color
        if cell.glyph.isFill { run.foreground = run.background.map { RGB(0, 0, 0).over($0, 0.25) } }
        if run.foreground == nil, let back = run.background {
            run.foreground = back.isBright ? RGB(0, 0, 0) : RGB(255, 255, 255)
        }
        return run
    }
}

extension RGB {
    /// Whether black letters are easier to read on it than white ones.
    fileprivate var isBright: Bool { Int(red) * 299 + Int(green) * 587 + Int(blue) * 114 > 140_000 }
}
