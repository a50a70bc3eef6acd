/// Sees which elements paint one cell of a canvas: after each of them the cell is compared with what it was before.
///
/// Cost: a comparison for each element that is painted; nothing where a canvas has no witness.
package final class CellWitness {
    /// A coat of paint on the cell.
    package struct Coat {
        /// What painted it.
        package let element: Element
        /// What the cell has since.
        package let kind: Kind
        let cell: Cell
    }

    /// What a coat of paint is.
    package enum Kind {
        /// A character of a text, or a sign; spaces too.
        case character
        /// A piece of a line.
        case line
        /// A fill.
        case fill
        /// A shadow.
        case shadow
        /// A cell that is kept free.
        case free
        /// Another colour or look of what was there.
        case look
    }

    /// Where the cell is.
    package let place: Point
    /// The coats that are there, the first one below.
    package private(set) var coats: [Coat] = []
    /// What is being painted, the innermost last, and how many coats there were before.
    private var painting: [(element: Element, coats: Int)] = []
    private var last = Cell.blank

    private let omissions: [Element]

    /// A witness of a cell of a canvas.
    ///
    /// - Parameter omissions: what is not painted, to see what would be without it.
    init(of place: Point, without omissions: [Element]) {
        self.place = place
        self.omissions = omissions
    }

    /// Sees what an element paints, and what is painted inside of it.
    func watch(_ element: Element, on canvas: inout Canvas, _ paint: (inout Canvas) -> Void) {
        if omissions.contains(where: { $0 === element }) { return }
        look(at: canvas)
        painting.append((element, coats.count))
        paint(&canvas)
        look(at: canvas)
        painting.removeLast()
    }

    /// What is new was painted by the innermost element that is being painted.
    private func look(at canvas: Canvas) {
        let cell = canvas.cell(place.x, place.y)
        guard cell != last, let (element, start) = painting.last else { return }
        let before = last
        last = cell
        // What is cut away lets the cell be as it was; what was there before the element is painted over.
        if cell == .blank { return coats.removeAll() }
        if let index = coats.lastIndex(where: { $0.cell == cell }), index + 1 >= start {
            return coats.removeSubrange((index + 1)...)
        }
        let isOfFill = canvas.inks[canvas.ownInk(of: cell)].role == .fill
        let kind = Self.kind(of: cell, over: before, isOfFill, isLeaf: element.children.isEmpty)
        coats.append(Coat(element: element, kind: kind, cell: cell))
    }

    /// - Parameters:
    ///   - isOfFill: whether it has the ink of a fill, whose edges and corners have the characters of lines.
    ///   - isLeaf: whether it is of an element that holds no others, whose looks it could change.
    private static func kind(of cell: Cell, over before: Cell, _ isOfFill: Bool, isLeaf: Bool) -> Kind {
        let glyph = cell.glyph
        if glyph == before.glyph, !isLeaf { return cell.ground != before.ground && glyph.isFill ? .fill : .look }
        if glyph.isFree { return .free }
        if glyph.isFill || isOfFill && glyph.part != nil { return .fill }
        if glyph.isShadow { return .shadow }
        return glyph.part == nil ? .character : .line
    }
}

/// What a cell of a picture shows, and what was painted on it.
package struct PaintedCell {
    /// The character that the picture shows; nil where the cell is empty.
    package let character: Character?
    /// The coats of paint, the first one below.
    package let coats: [CellWitness.Coat]

    /// Paints an element that was laid out once more, and looks at a cell.
    ///
    /// - Parameter omissions: what is not painted, to see what would be without it.
    package init(
        at place: Point, of element: Element, width: Int, charset: Charset, without omissions: [Element] = []
    ) {
        let witness = CellWitness(of: place, without: omissions)
        var canvas = Canvas(width: width)
        canvas.witness = witness
        canvas.show(element, onPageOf: width)
        canvas.finish()
        coats = witness.coats
        character = Picture(canvas, charset: charset).character(at: place)
    }

    /// Whether the last coat is one that shows the same.
    package func isLike(_ others: [CellWitness.Coat]) -> Bool { coats.last?.cell == others.last?.cell }
}

extension Picture {
    /// The character at a place; nil where there is none, or a space.
    fileprivate func character(at place: Point) -> Character? {
        guard rows.indices.contains(place.y) else { return nil }
        var x = 0
        for character in rows[place.y] {
            x += GraphemeWidth.columns(of: character)
            if x > place.x { return character == " " ? nil : character }
        }
        return nil
    }
}

extension Element {
    /// Of an element that was laid out, it and what stands inside, in whose frames a cell lies, the
    /// outermost first, each in the one before it. Of what lies on top of each other it is the last.
    package func parts(at place: Point) -> [Element] {
        var parts: [Element] = []
        var (next, origin): (Element?, Point) = (self, pictureOrigin)
        guard frame.moved(by: origin).contains(x: place.x, y: place.y) else { return [] }
        while let element = next {
            let start = origin + element.frame.origin
            parts.append(element)
            // A mask is not seen by itself.
            let isMasked = element.drawing is MaskLayout
            let shown = element.drawing.shown(of: isMasked ? Array(element.children.prefix(1)) : element.children)
            next =
                shown.last { $0.frame.moved(by: start).contains(x: place.x, y: place.y) }
                ?? (element.drawing as? StackLayout).flatMap { stack in
                    let along = stack.axis == .horizontal ? place.x - start.x : place.y - start.y
                    return shown.last { $0.isStretch(at: along, of: stack.axis) }
                }
            origin = start
        }
        return parts
    }
}

extension Element {
    /// Whether it is nothing but a stretch of a stack's length, as a spacer is, in which a place lies.
    fileprivate func isStretch(at place: Int, of axis: Axis) -> Bool {
        let (first, length) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
        return frame.size[axis == .horizontal ? .vertical : .horizontal] == 0
            && (first..<first + length).contains(place)
    }
}
