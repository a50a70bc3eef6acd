import Drawing

/// Signs to the left and to the right of a view: `[ Share ]`. Brackets are as high as the view, and between them it stands
/// on an even face.
struct Brackets: Drawable {
    private var left: String
    private var right: String
    private let ink: Ink
    /// Whether they keep the view apart from what stands beside it in a control group.
    private(set) var isSegment = false
    /// Whether they are the border of a control, which is higher than a line of text.
    private var isBorder = false
    /// Whether they are left out where another edge is drawn around the view.
    private var isOnlyEdge = false
    /// The edges above and below the view, each on a row of its own; nil where there are none.
    private var edges: (above: Sign, below: Sign)?

    /// Signs of one column each character.
    init(_ left: String, _ right: String, _ ink: Ink = .text) {
        self.left = Sign.bordering(left)
        self.right = Sign.bordering(right)
        self.ink = ink
    }

    /// A part of a ring, 0...1, in words: `(50%)`, or `◑ 50%` where there is a character for it; nil where it isn't known.
    /// What stands inside takes the place of the words, and the legend tells the part.
    ///
    /// - Parameter isEmpty: whether nothing stands inside.
    static func ring(
        _ fraction: Double?, _ left: String, _ right: String, _ ink: Ink, isEmpty: Bool = true, in charset: Charset
    ) -> Brackets {
        guard let fraction else {
            let dots = String(repeating: Sign.waiting.character, count: 3)
            return Brackets("\(Sign.waitingLeft)\(dots)\(Sign.waitingRight)", "", ink)
        }
        let part = fraction.isNaN ? 0 : max(0, min(1, fraction))
        let percent = "\(Int(clamped: (part * 100).rounded(.down)))%"
        var ink = fraction.isNaN ? ink.noting("not a number") : ink
        ink.part = part
        let (left, right) = charset == .ascii ? (left, right) : ("\(Sign.ring(part)) ", "")
        if isEmpty { return Brackets(left + percent + right, "", ink) }
        ink.name = percent
        return Brackets(left, right, ink)
    }

    /// The border of a control.
    ///
    /// - Parameters:
    ///   - edges: its edges above and below, where it has some.
    ///   - isOnlyEdge: whether it is left out where another edge is drawn around the control.
    static func border(
        _ left: String, _ right: String, edges: (above: Sign, below: Sign)? = nil, isOnlyEdge: Bool = false
    ) -> Brackets {
        var brackets = Brackets(left, right)
        brackets.isBorder = true
        brackets.edges = edges
        brackets.isOnlyEdge = isOnlyEdge
        return brackets
    }

    var insideEdge: (any Drawable)? {
        guard isOnlyEdge else { return nil }
        var brackets = self
        (brackets.left, brackets.right, brackets.isBorder) = ("", "", false)
        return brackets
    }

    /// The rows of each edge.
    private var margin: Int { edges == nil ? 0 : 1 }

    /// Signs that keep a control apart from those beside it in a group: blanks, or marks at what is on.
    static func segment(isOn: Bool = false) -> Brackets {
        let sign = isOn ? Sign.selected.description : " "
        var brackets = Brackets(sign, sign)
        brackets.isSegment = true
        return brackets
    }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first.map { $0.size(inside(proposal, $0)) } ?? .zero
        return Size(width: inner.width + left.count + right.count, height: max(1, inner.height) + 2 * margin)
    }

    func breadth(_ subviews: Subviews) -> Int {
        (subviews.first?.breadth ?? 0) + left.count + right.count
    }

    func leastRows(_ subviews: Subviews) -> Int {
        max(isBorder ? 2 : 1, (subviews.first?.leastRows ?? 0) + 2 * margin)
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard let child = subviews.first else { return }
        child.place(at: Point(x: frame.minX + left.count, y: frame.minY + margin), inside(proposal, child))
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        if !left.isEmpty, !right.isEmpty {
            canvas.level(
                Rect(
                    x: frame.minX + left.count, y: frame.minY, width: frame.width - left.count - right.count,
                    height: frame.height))
        }
        var signs = canvas.visibleRows(of: frame).flatMap { y in
            [
                (text: row(y - frame.minY, of: frame, left), place: Point(x: frame.minX, y: y)),
                (text: row(y - frame.minY, of: frame, right), place: Point(x: frame.maxX - right.count, y: y)),
            ]
        }
        if let edges {
            let (start, end) = (left.prefix { $0 != " " }.count, right.reversed().prefix { $0 != " " }.count)
            let inside = canvas.visibleColumns(
                of: Rect(x: frame.minX + start, y: frame.minY, width: frame.width - start - end, height: 1))
            for (edge, y) in [(edges.above, frame.minY), (edges.below, frame.maxY - 1)] {
                let line = String(repeating: edge.character, count: inside.count)
                signs.append((text: line, place: Point(x: inside.lowerBound, y: y)))
            }
        }
        canvas.write(signs, named: left + right, ink) { canvas in
            canvas.enclosing { canvas in subviews.forEach { $0.paint(on: &canvas) } }
        }
    }

    private func row(_ row: Int, of frame: Rect, _ signs: String) -> String {
        TallSign.row(row, of: frame.height, signs)
    }

    /// What the view is offered. On the page a line in it is as long as what stands above and below it.
    private func inside(_ proposal: Proposal, _ child: Element) -> Proposal {
        let room = proposal.inset(width: left.count + right.count, height: 0).width.map { max(1, $0) }
        guard proposal.isOpen, let room, let width = child.widthBesideRules(in: proposal.with(.horizontal, room)) else {
            return proposal.with(.horizontal, room)
        }
        return proposal.with(.horizontal, max(1, width))
    }
}

extension Element {
    /// The width of a column of views of which only the lines between them are as wide as what is offered; nil of all else.
    fileprivate func widthBesideRules(in proposal: Proposal) -> Int? {
        var column = self
        while column.children.count == 1, !(column.drawing is FlexibleFrameLayout), !(column.drawing is FrameLayout) {
            column = column.children[0]
        }
        guard column.drawing is StackLayout, column.children.contains(where: \.isRule) else { return nil }
        let ideal = size(proposal.ideal(along: .horizontal)).width
        let others = column.children.filter { !$0.isRule }
        guard ideal <= proposal.width ?? 0, others.allSatisfy({ $0.size(proposal).width <= ideal }) else { return nil }
        return ideal
    }
}
