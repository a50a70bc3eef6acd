import Drawing

/// A sign beside the first line of a view, before it or behind it: `- Share`, `[-] More`, `More v`. In a drawing it stands in
/// the middle of that, which may take several rows.
struct HangingMark: Drawable {
    private let mark: String
    private let isTrailing: Bool
    private let ink: Ink
    /// Whether it says if a row of a list is chosen.
    private(set) var isChoice = false

    /// A sign of one column each character, with a column between it and the view.
    init(_ mark: String, isTrailing: Bool = false, _ ink: Ink = .text) {
        self.mark = mark
        self.isTrailing = isTrailing
        self.ink = ink
    }

    /// A sign before a row that can be chosen: `* Sun` where it is.
    static func choice(_ isOn: Bool) -> HangingMark {
        var mark = HangingMark(isOn ? Sign.bullet.description : " ")
        mark.isChoice = true
        return mark
    }

    /// A button before one of several options, of which one is chosen: `(o) Small`.
    static func option(_ isChosen: Bool, _ ink: Ink = .text, in charset: Charset) -> HangingMark {
        HangingMark(Sign.box(isChosen ? .chosen : .unchosen, in: charset), ink)
    }

    /// A sign that tells whether what it stands before is open: `[-] More`.
    static func disclosure(_ isOpen: Bool, in charset: Charset) -> HangingMark {
        HangingMark(Sign.box(isOpen ? .opened : .closed, in: charset))
    }

    /// The columns that are taken beside the view.
    var columns: Int { mark.count + 1 }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews.first?.size(proposal.inset(width: columns, height: 0)) ?? .zero
        return Size(width: inner.width + columns, height: max(1, inner.height))
    }

    func breadth(_ subviews: Subviews) -> Int { (subviews.first?.breadth ?? 0) + columns }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let origin = Point(x: frame.minX + (isTrailing ? 0 : columns), y: frame.minY)
        subviews.first?.place(at: origin, proposal.inset(width: columns, height: 0))
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let x = isTrailing ? frame.maxX - mark.count : frame.minX
        // What is said about a plain sign, such as that it is disabled, is said about what stands beside it.
        let signs = mark == " " ? [] : [(text: mark, place: Point(x: x, y: frame.minY))]
        let rows = subviews.first?.rowsOfFirstLine ?? 1
        canvas.write(signs, named: mark, ink, halvesFurtherDown: rows - 1) { canvas in
            for child in subviews { child.paint(on: &canvas) }
        }
    }
}
