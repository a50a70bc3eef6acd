extension Canvas {
    /// Lets a shape of which only bends and ends can be seen show by what the legend names it: a fill its pattern, and a
    /// line is named by its form. Where text stands on it, the text tells.
    mutating func showSign(of shape: Outlined) {
        let bends = drawnRows(of: shape.cells).flatMap { y in
            shape.cells.columns.filter { isBend(of: shape, $0, y) }.map { Point(x: $0, y: y) }
        }
        guard let first = bends.first, !hasSign(shape) else { return }
        let texts = texts(on: shape)
        if !shape.isFilled || !texts.isEmpty { unsigned.formUnion(bends.map { $0.y * columns + $0.x }) }
        guard texts.isEmpty else {
            // What the shape leaves free beside its bends, it doesn't hide.
            let below = grounds.below(cell(first.x, first.y).ground)
            for place in texts where cells[place].ground == grounds.number(of: shape.ink) {
                cells[place].ground = grounds.number(of: shape.ink, over: below)
            }
            return
        }
        guard !inks[shape.ink].paint.isPage else { return }
        if shape.isFilled { for bend in bends { cells[bend.y * columns + bend.x].glyph = .fill } }
        if shape.isOpen { tellForm(of: shape) }
        guard !shape.isFilled else { return }
        mentions.append(
            Mention(
                text: name(of: shape), ink: cell(first.x, first.y).ink,
                first: Rect(x: first.x, y: first.y, width: 1, height: 1)))
    }

    /// What the legend calls a line of which only bends can be seen: by its upper row.
    private func name(of shape: Outlined) -> String {
        switch (shape.frame.width, shape.frame.height) {
        case (1, _): "\(Sign.ring)"
        case (2, 1): "()"
        case (_, 1): "( )"
        default: "\(Sign.bendLeft) \(Sign.bendRight)"
        }
    }

    private func isBend(of shape: Outlined, _ x: Int, _ y: Int) -> Bool {
        let cell = cell(x, y)
        guard let part = cell.glyph.part, cell.ink == shape.ink else { return false }
        return part.showsInFill || part == .dot
    }

    private func hasSign(_ shape: Outlined) -> Bool {
        drawnRows(of: shape.cells).contains { y in shape.cells.columns.contains { showsSign(shape.ink, $0, y) } }
    }

    /// The places of the characters that stand on a shape.
    private func texts(on shape: Outlined) -> [Int] {
        drawnRows(of: shape.cells).flatMap { y in
            shape.cells.columns.filter { x in
                let cell = cell(x, y)
                return cell.glyph.isText && !cell.glyph.isSpace && grounds.inks(cell.ground).contains(shape.ink)
            }.map { y * columns + $0 }
        }
    }

    /// Whether a cell shows the pattern of a fill or the pen of a line, by which the legend names it: bends and the ends
    /// of what is round look alike in all of them.
    private func showsSign(_ number: UInt16, _ x: Int, _ y: Int) -> Bool {
        let part = cell(x, y).glyph.part
        return part?.showsInFill != true && part != .dot && shows(number, x, y)
    }
}
