/// A shape whose form has a name and shows in its corners or ends, as long as nothing hides them.
struct Outlined {
    let ink: UInt16
    let outline: Outline
    let isFilled: Bool
    /// The cells that it takes.
    let frame: Rect
    /// Those of them that could be seen when it was drawn.
    let cells: Rect
    /// Whether nothing has told its form yet.
    let isOpen: Bool

    /// What it draws, or what another form would draw in its place.
    func rows(as other: Outline? = nil) -> OutlineRows {
        OutlineRows(other ?? outline, in: frame, isFilled: isFilled)
    }

    /// The forms that it could be taken for.
    var others: [Outline] {
        let name = outline.name
        return [.rectangle, .rounded(8), .capsule, .circle, .ellipse].filter { $0.name != name }
    }
}

extension Canvas {
    /// Notes a shape for the legend, which tells its form where the cells don't show it, and nothing else tells it.
    mutating func noteForm(of ink: Ink, _ number: UInt16, _ outline: Outline, in frame: Rect) {
        let cells = frame.intersection(clip)
        let isOpen = !ink.isFormTold && outline.corner == nil
        // Of a path no bend is known that could be hidden.
        if case .path = outline { return }
        guard !ink.form.isEmpty, !cells.isEmpty, isOpen || frame.height < 3 || ink.role == .fill else { return }
        outlined.append(
            Outlined(
                ink: number, outline: outline, isFilled: ink.role == .fill, frame: frame, cells: cells, isOpen: isOpen))
    }

    /// Takes away one end of a shape on one row if text hides the other one: half a bracket looks like a slip.
    mutating func mendHalf(of shape: Outlined) {
        guard shape.frame.height == 1, shape.frame.width > 1, shape.cells == shape.frame else { return }
        let y = shape.frame.minY
        let ends = [shape.frame.minX, shape.frame.maxX - 1]
        let (seen, hidden) = (ends.filter { isCap(shape, $0, y) }, ends.filter { cell($0, y).glyph.isText })
        guard seen.count == 1, hidden.count == 1, !cell(hidden[0], y).glyph.isSpace else { return }
        let place = y * columns + seen[0]
        cells[place].ground = ground(under: cells[place])
        cells[place].glyph = Glyph(" ")
        cells[place].ink = 0
    }

    private func isCap(_ shape: Outlined, _ x: Int, _ y: Int) -> Bool {
        let part = cell(x, y).glyph.part
        return (part == .capLeft || part == .capRight) && isShown(shape, x, y)
    }

    /// Whether the cells show the form of a shape: all of its bends can be seen, or enough of it to tell it from other
    /// forms, or nothing at all.
    ///
    /// Cost: linear in its rows where nothing hides a bend, otherwise in its cells.
    func isSeen(_ shape: Outlined) -> Bool {
        let rows = shape.rows()
        var bends = 0
        let isWhole = shape.cells.rows.allSatisfy { y in
            rows.row(y).edge.allSatisfy { part, columns in
                let columns = part.showsInFill ? columns.clamped(to: shape.cells.columns) : 0..<0
                bends += columns.count
                return columns.allSatisfy { isShown(shape, $0, y) }
            }
        }
        // Of what is cut off, two bends show the form.
        if isWhole, shape.cells == shape.frame || bends > 1 { return true }
        guard showsAnything(of: shape) else { return true }
        return shape.others.allSatisfy { isTold(shape, from: shape.rows(as: $0)) }
    }

    /// Whether a cell shows a shape or a line of its form.
    private func isShown(_ shape: Outlined, _ x: Int, _ y: Int) -> Bool {
        let cell = cell(x, y)
        guard cell.glyph.isFill || cell.glyph.part != nil else { return false }
        let own = ownInk(of: cell)
        return own == shape.ink || cell.glyph.part?.showsInFill == true && inks[own].form == inks[shape.ink].form
    }

    private func showsAnything(of shape: Outlined) -> Bool {
        drawnRows(of: shape.cells).contains { y in shape.cells.columns.contains { shows(shape.ink, $0, y) } }
    }

    /// Whether a cell can be seen in which another form would have drawn something else.
    private func isTold(_ shape: Outlined, from other: OutlineRows) -> Bool {
        let rows = shape.rows()
        return drawnRows(of: shape.cells).contains { y in
            let (own, others) = (rows.row(y), other.row(y))
            return shape.cells.columns.contains { x in
                let (drawn, elsewhere) = (own.mark(at: x, shape.isFilled), others.mark(at: x, shape.isFilled))
                guard drawn != elsewhere else { return false }
                let glyph = cell(x, y).glyph
                return drawn == .nothing ? !glyph.isText && glyph.part == nil : isShown(shape, x, y)
            }
        }
    }

    /// Lets the legend tell the form of a shape.
    mutating func tellForm(of shape: Outlined) {
        var ink = inks[shape.ink]
        ink.isFormTold = true
        let told = inks.number(of: ink)
        origins[told] = origins[shape.ink] ?? shape.ink
        for y in drawnRows(of: shape.cells) {
            for x in shape.cells.columns { restain(y * columns + x, [shape.ink: told]) }
        }
    }
}

/// What a form draws in a cell.
private enum Mark: Equatable {
    case nothing, inside
    case edge(LinePart)
}

extension OutlineRows.Row {
    fileprivate func mark(at x: Int, _ isFilled: Bool) -> Mark {
        if let part = edge.first(where: { $0.columns.contains(x) })?.part, !isFilled || part.showsInFill {
            return .edge(part)
        }
        return isFilled && columns.contains(x) ? .inside : .nothing
    }
}
