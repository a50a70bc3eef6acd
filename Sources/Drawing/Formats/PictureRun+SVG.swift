extension [PictureRun] {
    /// The letters of the runs of a row as elements of SVG.
    func elements(ofRow row: Int, on page: Page) -> [String] {
        var left = 0
        return flatMap { run in
            defer { left += run.columns }
            let place = CGPoint(x: Double(left) * SketchGrid.column, y: Double(row) * SketchGrid.row)
            return run.elements(at: place, on: page)
        }
    }
}

extension PictureRun {
    /// Its letters as elements of SVG, one text for each part, of a firm width so that the viewer's font can't shift
    /// anything.
    ///
    /// - Parameter place: the upper left corner of its first cell, in pixels.
    func elements(at place: CGPoint, on page: Page) -> [String] {
        let place = CGPoint(x: place.x + rest.pixels.x, y: place.y + rest.pixels.y)
        let y = SketchGrid.text(place.y + SketchGrid.baseline + (typeface?.drop ?? 0))
        let (shared, inside) = attributes(on: page)
        let turn = turn?.attribute ?? ""
        let definition = gradient.map { [$0.definition(at: place)] } ?? []
        return definition
            + words.map { word in
                let width = SketchGrid.text(Double(word.columns) * SketchGrid.column * narrowing)
                // The parts of a line are as close together as its letters are.
                let line = line ?? word.column..<word.column + word.columns
                let lean = Double(line.count) * (1 - narrowing) * (typeface?.lean ?? 0)
                let column = Double(line.lowerBound) + Double(word.column - line.lowerBound) * narrowing + lean
                let x = SketchGrid.text(place.x + column * SketchGrid.column)
                let letters = inside.reversed().reduce(Markup.escaped(word.text)) { "<tspan\($1)>\($0)</tspan>" }
                return "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
                    + "\(shared)\(turn)>\(letters)</text>"
            }
    }

    /// How much of their columns letters take. Small ones leave room behind them, and those that stand apart take more.
    fileprivate var narrowing: Double {
        guard let typeface, !isHeld else { return 1 }
        return typeface.spread ?? (typeface.spacing == 0 ? typeface.width : 1)
    }

    /// The columns up to the end of its letters, which may stand so far apart that they take more than its own.
    var reach: Int {
        let start = Double(line?.lowerBound ?? text.spacesAtStart)
        return Int(clamped: (start + (Double(columns) - start) * narrowing).rounded(.up))
    }

    /// The parts of it between two spaces or more, which viewers don't agree on how to draw, and between characters that a
    /// viewer sets in another way: wide ones in a proportion of its font's, those read from right to left in their order.
    private var words: [(text: String, column: Int, columns: Int)] {
        var words: [(text: String, column: Int, columns: Int)] = []
        var column = 0
        var spaces = 2
        var last = Setting.usual
        for character in text {
            let columns = GraphemeWidth.columns(of: character)
            let setting = Setting(character)
            defer {
                column += columns
                if character != " " { last = setting }
            }
            if character == " " {
                spaces += 1
            } else if spaces > 1 || words.isEmpty || last != setting {
                words.append((String(character), column, columns))
                spaces = 0
            } else {
                words[words.count - 1].text += String(repeating: " ", count: spaces) + String(character)
                words[words.count - 1].columns += spaces + columns
                spaces = 0
            }
        }
        return words
    }

    /// The attributes of a text, and those of elements inside of it: a line has the colour of the element that it belongs
    /// to.
    private func attributes(on page: Page) -> (shared: String, inside: [String]) {
        var attributes: [String] = []
        if let weight { attributes.append("font-weight=\"\(weight)\"") }
        if traits.contains(.italic) { attributes.append("font-style=\"italic\"") }
        if let properties = typeface?.properties, !properties.isEmpty {
            attributes.append("style=\"\(properties.joined(separator: "; "))\"")
        }
        let color = gradient.map { "url(#\($0.name))" } ?? foreground(on: page)?.hex
        let fill = color.map { ["fill=\"\($0)\""] } ?? []
        let lines = decorations
        guard lines.count > 1 || lines.first?.color != nil else {
            let line = lines.map { "text-decoration=\"\($0.words)\"" }
            return (text(of: fill + attributes + line), [])
        }
        let inside = lines.map { line in
            text(of: [
                "fill=\"\(line.color?.hex ?? color ?? page.foreground.hex)\"", "text-decoration=\"\(line.words)\"",
            ])
        }
        return (text(of: attributes), inside + [text(of: ["fill=\"\(color ?? page.foreground.hex)\""])])
    }

    private func text(of attributes: [String]) -> String { attributes.map { " " + $0 }.joined() }
}

extension [PictureRun] {
    /// The runs of a row, of which those know their line that are parts of one line of small letters: text of which something
    /// lies on a part only, so that it looks otherwise. Before other letters, those that stand apart are held to their columns.
    var withLines: [PictureRun] {
        var runs = self
        var first = 0
        while first < count {
            var end = first + 1
            while end < count, self[end - 1].isFollowed(by: self[end]) { end += 1 }
            defer { first = end }
            if end < count, self[end - 1].narrowing > 1, self[end - 1].touches(self[end]) {
                for index in first..<end { runs[index].isHeld = true }
                continue
            }
            guard end > first + 1 else { continue }
            let columns = self[first..<end].reduce(0) { $0 + $1.columns }
            var line = self[first].text.spacesAtStart..<columns - self[end - 1].text.spacesAtEnd
            for index in first..<end {
                runs[index].line = line
                line = line.lowerBound - self[index].columns..<line.upperBound - self[index].columns
            }
        }
        return runs
    }
}

extension PictureRun {
    /// Whether another run goes on with a line of small letters.
    fileprivate func isFollowed(by other: PictureRun) -> Bool {
        narrowing != 1 && narrowing == other.narrowing && typeface?.lean == other.typeface?.lean && rest == other.rest
            && turn == other.turn && words.count == 1 && other.words.count == 1 && touches(other)
    }

    /// Whether less than two spaces are between its letters and those of the next run.
    fileprivate func touches(_ other: PictureRun) -> Bool { text.spacesAtEnd + other.text.spacesAtStart < 2 }
}

extension String {
    fileprivate var spacesAtStart: Int { prefix { $0 == " " }.count }
    fileprivate var spacesAtEnd: Int { reversed().prefix { $0 == " " }.count }
}
