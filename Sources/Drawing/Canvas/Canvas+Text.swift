/// A text on the canvas: where it begins and how it is drawn. The legend is made of these.
struct Mention {
    var text: String
    var ink: UInt16
    /// The cells of its first line that can be seen.
    var first: Rect
    /// The cells of its further lines, in reading order, and of the signs around it.
    var others: [Rect] = []
    /// The node that drew it.
    var owner: ObjectIdentifier?
    /// The number of the control that it is a part of; nil unless that doesn't react.
    var control: Int?

    /// The cells of all its lines and signs.
    var lines: [Rect] { [first] + others }

    /// The columns of spaces in it, which a mask leaves to what lies there; none of more than one line, or of one that is cut.
    var spaces: Set<Int> {
        let columns = text.map(GraphemeWidth.columns)
        guard others.isEmpty, columns.reduce(0, +) == first.width, text.contains(" ") else { return [] }
        var (spaces, x): (Set<Int>, Int) = ([], first.minX)
        for (character, width) in zip(text, columns) {
            if character == " " { spaces.insert(x) }
            x += width
        }
        return spaces
    }

    /// Its text without signs.
    var words: String { String(text.unicodeScalars.filter { Sign($0) == nil }) }
}

/// A control on the canvas that doesn't react.
struct IdleControl {
    /// The number of the control that it is a part of; nil where that is none, or reacts.
    let outer: Int?
    /// Its signs, as far as they may show that it doesn't react.
    var signs: Set<Sign> = []
}

extension Canvas {
    /// Writes one line of text from a place to the right; what lies outside the clip is left out.
    ///
    /// A wide character of which only half would be seen is left out. `isNamed` says whether the legend may name the text
    /// to say how it looks.
    public mutating func write(_ line: String, at place: Point, _ ink: Ink = .text, isNamed: Bool = true) {
        let number = self.number(of: ink)
        noteIdle(line, number)
        let width = write(line[...], at: place, number: number)
        noteGradient(of: ink, in: absolute(Rect(x: place.x, y: place.y, width: width, height: 1)))
        guard isNamed else { return }
        let cells = absolute(Rect(x: place.x, y: place.y, width: width, height: 1)).intersection(clip)
        if !cells.isEmpty { mention(line, number, cells) }
    }

    /// Draws something with signs around it, such as brackets.
    ///
    /// - Parameters:
    ///   - name: what the legend calls them where they look like something.
    ///   - halves: the half rows by which they stand further down than their places.
    public mutating func write(
        _ signs: [(text: String, place: Point)], named name: String, _ ink: Ink = .text,
        halvesFurtherDown halves: Int = 0, around draw: (inout Canvas) -> Void
    ) {
        let signs = signs.map { (text: $0.text, place: Point(x: $0.place.x, y: $0.place.y + halves / 2)) }
        let first = mentions.count
        noteControl(signs, named: name, number(of: ink))
        draw(&self)
        let isNamed = !ink.look.isEmpty || mentions.count == first
        let seen = signs.compactMap { sign -> Rect? in
            guard !sign.text.isEmpty else { return nil }
            let outer = rest
            if halves % 2 != 0 { rest.y += 1 }
            write(sign.text, at: sign.place, ink, isNamed: false)
            rest = outer
            let size = Size(width: GraphemeWidth.columns(of: sign.text), height: 1)
            let cells = absolute(Rect(origin: sign.place, size: size)).intersection(clip)
            return cells.isEmpty ? nil : cells
        }
        guard isNamed, let start = seen.first else { return }
        mention(name, number(of: ink), start, Array(seen.dropFirst()))
    }

    mutating func mention(_ text: String, _ ink: UInt16, _ first: Rect, _ others: [Rect] = []) {
        mentions.append(
            Mention(text: text, ink: ink, first: first, others: others, owner: owner, control: idleControl))
    }

    /// Draws a control that doesn't react, as far as it is no part of another one inside.
    mutating func idle(_ draw: (inout Canvas) -> Void) {
        let outer = idleControl
        idleControl = idleControls.count
        idleControls.append(IdleControl(outer: outer))
        draw(&self)
        idleControl = outer
    }

    /// Of each control that doesn't react, whether its signs show that, or those of the control around it.
    func showsIdle(in charset: Charset) -> [Bool] {
        idleControls.reduce(into: []) { shows, control in
            shows.append(control.outer.map { shows[$0] } ?? false || control.signs.contains(where: charset.showsIdle))
        }
    }

    /// Notes the signs that show of a control that it doesn't react.
    private mutating func noteIdle(_ line: String, _ number: UInt16) {
        guard let idleControl else { return }
        let isDisabled = inks[number].isDisabled
        for scalar in line.unicodeScalars {
            guard let sign = Sign(scalar), isDisabled || sign.isIdle else { continue }
            idleControls[idleControl].signs.insert(sign)
        }
    }

    /// Draws what stands in the border of a control.
    public mutating func enclosing(_ draw: (inout Canvas) -> Void) {
        let outer = isEnclosing
        isEnclosing = true
        draw(&self)
        isEnclosing = outer
    }

    /// Lets the dots of a text that is cut off, which were written from a place on, show letters where one character says
    /// what they say.
    mutating func dot(over letters: [Unicode.Scalar], at place: Point) {
        let place = origin + place
        for (index, letter) in letters.enumerated() {
            let (x, y) = (place.x + index, place.y)
            guard clip.contains(x: x, y: y), y < height, cells[y * columns + x].glyph.isText else { continue }
            cells[y * columns + x].glyph = Glyph(dottedOver: letter)
        }
    }

    /// Makes cells look alike that something closed takes, such as the face of a button: what it stands on shows beside it
    /// alone. Text stays where the face has no colour of its own.
    public mutating func level(_ frame: Rect) {
        let visible = absolute(frame).intersection(clip)
        let number = self.number(of: .text)
        let isOpaque = tone.backdrop != nil
        for y in isOpaque ? visible.rows : drawnRows(of: visible) {
            for x in visible.columns {
                let old = cell(x, y)
                guard isOpaque || old.glyph.isFill || old.glyph.isShadow else { continue }
                put(Cell(glyph: .free, ink: number, ground: old.ground), x, y)
            }
        }
    }

    /// Notes a text for the legend. `lines` are the cells of its lines.
    mutating func mention(_ text: String, _ number: UInt16, _ lines: [Rect]) {
        let visible = lines.map { absolute($0).intersection(clip) }.filter { !$0.isEmpty }
        guard let first = visible.first else { return }
        mention(text, number, first, Array(visible.dropFirst()))
    }

    /// Writes without noting it for the legend, and returns the columns it took.
    @discardableResult
    mutating func write(_ line: Substring, at place: Point, number: UInt16) -> Int {
        let place = origin + place
        guard place.y >= clip.minY, place.y < clip.maxY else { return GraphemeWidth.columns(of: line) }
        let width = writeASCII(line, at: place, number: number) ?? writeCharacters(line, at: place, number: number)
        if width > 0 { hold(line, place.x, place.y) }
        return width
    }

    /// Writes a line in which each byte is a character of one column; nil where it is none.
    private mutating func writeASCII(_ line: Substring, at place: Point, number: UInt16) -> Int? {
        let width = line.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
            let visible = max(place.x, clip.minX)..<max(place.x, clip.minX, min(place.x + bytes.count, clip.maxX))
            guard !visible.isEmpty else { return bytes.count }
            grow(to: place.y + 1)
            coverText(visible, place.y)
            let row = place.y * columns
            split(before: row + visible.lowerBound)
            split(before: row + visible.upperBound)
            cells.withUnsafeMutableBufferPointer { cells in
                for x in visible {
                    cells[row + x].glyph = Glyph(Unicode.Scalar(bytes[x - place.x]))
                    cells[row + x].ink = number
                }
            }
            return bytes.count
        }
        return width ?? nil
    }

    private mutating func writeCharacters(_ line: Substring, at place: Point, number: UInt16) -> Int {
        var x = place.x
        for character in line {
            let width = GraphemeWidth.columns(of: character)
            if width < 2 || width == 2 && GraphemeWidth.isWide(character) {
                write(glyph(of: character), width, x, place.y, number)
            } else {
                var x = x
                for part in GraphemeWidth.parts(of: character) {
                    write(glyph(of: part.text), part.columns, x, place.y, number)
                    x += part.columns
                }
            }
            x += width
        }
        return x - place.x
    }

    private mutating func write(_ glyph: Glyph, _ width: Int, _ x: Int, _ y: Int, _ number: UInt16) {
        guard width > 0, x >= clip.minX, x + width <= clip.maxX else { return }
        coverText(x..<x + width, y)
        let ground = cell(x, y).ground
        put(Cell(glyph: glyph, ink: number, ground: ground), x, y)
        if width == 2 { put(Cell(glyph: .trail, ink: number, ground: ground), x + 1, y) }
    }

    private mutating func glyph(of character: Character) -> Glyph {
        var scalars = character.unicodeScalars.makeIterator()
        guard let first = scalars.next(), scalars.next() == nil else { return glyph(of: String(character)) }
        return Glyph(first)
    }

    /// Notes that the letters of a line stand on the areas below them.
    private mutating func hold(_ line: Substring, _ x: Int, _ y: Int) {
        guard areas.count > 1, let first = line.firstIndex(where: { $0 != " " }) else { return }
        let start = x + GraphemeWidth.columns(of: line[..<first])
        var rest = line[first...]
        while rest.last == " " { rest.removeLast() }
        let columns = (start..<start + GraphemeWidth.columns(of: rest)).clamped(to: clip.columns)
        var last = -1
        for x in columns {
            let area = grounds.area(cell(x, y).ground)
            guard area != last else { continue }
            last = area
            guard area > 0 else { continue }
            areas[area].lead(text: self.rest)
            hold(columns, y, on: area)
        }
    }
}
