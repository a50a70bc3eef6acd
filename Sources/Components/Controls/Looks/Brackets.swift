import Drawing

/// Signs to the left and to the right of a view, repeated on each of its rows: `[ Share ]`.
struct Brackets: Drawable {
    private let left: String
    private let right: String
    private let ink: Ink
    /// Whether they keep the view apart from what stands beside it in a control group.
    private(set) var isSegment = false

    /// Signs of one column each character.
    init(_ left: String, _ right: String, _ ink: Ink = .text) {
        self.left = left
        self.right = right
        self.ink = ink
    }

    /// A part of a ring, 0...1, in words: `(50%)`, or before a view inside: `(50%, fast)`; nil where it isn't known.
    static func ring(
        _ fraction: Double?, _ left: String, _ right: String, _ ink: Ink, around isAround: Bool = false
    ) -> Brackets {
        guard let fraction else {
            return Brackets(left + String(repeating: Sign.unknown.character, count: 3) + right, "", ink)
        }
        let part = fraction.isNaN ? 0 : max(0, min(1, fraction))
        let start = "\(left)\(Int((part * 100).rounded(.down)))%"
        return Brackets(
            isAround ? start + ", " : start + right, isAround ? right : "",
            fraction.isNaN ? ink.noting("not a number") : ink)
    }

    /// Signs that keep a control apart from those beside it in a group: blanks, or marks at what is on.
    static func segment(isOn: Bool = false) -> Brackets {
        let sign = isOn ? Sign.bullet.description : " "
        var brackets = Brackets(sign, sign)
        brackets.isSegment = true
        return brackets
    }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(inside(proposal)) ?? .zero
        return Size(width: inner.width + left.count + right.count, height: max(1, inner.height))
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        subviews.first?.place(at: Point(x: frame.minX + left.count, y: frame.minY), inside(proposal))
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let signs = canvas.visibleRows(of: frame).flatMap { y in
            [
                (text: left, place: Point(x: frame.minX, y: y)),
                (text: right, place: Point(x: frame.maxX - right.count, y: y)),
            ]
        }
        canvas.write(signs, ink) { canvas in
            for child in subviews { child.paint(on: &canvas) }
        }
    }

    private func inside(_ proposal: Proposal) -> Proposal {
        proposal.with(.horizontal, proposal.inset(width: left.count + right.count, height: 0).width.map { max(1, $0) })
    }
}
