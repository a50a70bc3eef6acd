import Drawing

/// How a list or a form sets its rows and sections apart.
struct RowsLook {
    /// What stands around the rows of each section.
    enum Border {
        case none, rules, box
    }

    /// How a section shows its header.
    enum Header {
        /// With a line behind it, as long as the rows.
        case ruled
        /// Alone, so many columns from the edge.
        case text(Int)
    }

    /// Whether all stands in a frame.
    var hasFrame = false
    /// Whether there is a line between rows.
    var hasRules = true
    /// The columns left free on both sides.
    var margin = 0
    var border = Border.none
    var header = Header.ruled

    /// `| One --- |`, the rows below it, and a frame around all.
    static let framed = RowsLook(hasFrame: true)
    static let plain = RowsLook()
    static let inset = RowsLook(margin: 2)
    static let grouped = RowsLook(border: .rules, header: .text(0))
    static let insetGrouped = RowsLook(margin: 2, border: .box, header: .text(2))
    static let sidebar = RowsLook(hasRules: false, header: .text(0))
    static let form = RowsLook(hasRules: false)
    static let groupedForm = RowsLook(hasRules: false, border: .box, header: .text(2))

    /// One element for all sections: as wide and as high as it is told to be, and what is longer scrolls.
    func element(of sections: [RowSection]) -> Element {
        let hasEdges = sections.contains { $0.header != nil || $0.footer != nil }
        let columns = sections.map { column($0, isIndented: hasEdges) }
        let rows = Element(StackLayout.vertical(.leading, spacing: 1), columns).indented(margin, margin)
        let room = Element(SnugLayout(isScrolling: true), [rows])
        return hasFrame ? Element(TitledBoxLayout(), [room]) : room
    }

    private func column(_ section: RowSection, isIndented: Bool) -> Element {
        let header = section.header.map { header in
            switch self.header {
            case .ruled: Element(HeaderRule(), [header])
            case .text(let columns): header.indented(columns)
            }
        }
        let footer = section.footer.map { footer in
            isFooterNamed ? footer.noted(["footer"]) : footer.indented(headerIndent)
        }
        let parts = [header, rows(section.rows, isIndented: isIndented), footer].compactMap { $0 }
        return .column(of: parts, .leading)
    }

    /// The columns before a header, and before the footer that stands in line with it.
    private var headerIndent: Int {
        if case .text(let columns) = header { columns } else { 0 }
    }

    /// Whether nothing but the legend tells a footer from a row.
    private var isFooterNamed: Bool {
        if case .ruled = header { !hasRules } else { false }
    }

    private func rows(_ rows: [Element], isIndented: Bool) -> Element {
        let parts = rows.enumerated().flatMap { index, row in
            hasRules && index > 0 ? [Element(RowRule()), row] : [row]
        }
        let column = Element(StackLayout.vertical(.leading), parts)
        switch border {
        case .none:
            guard !hasRules, case .text = header, isIndented else { return column }
            return column.indented(2)
        case .rules:
            let parts = [Element(RowRule()), column.indented(2), Element(RowRule())]
            return Element(StackLayout.vertical(.leading), parts)
        case .box: return Element(TitledBoxLayout(), [Element(FilledWidth(), [column])])
        }
    }
}

extension Element {
    /// The element with columns left free before it and behind it.
    fileprivate func indented(_ leading: Int, _ trailing: Int = 0) -> Element {
        leading + trailing > 0 ? Element(PaddingLayout(leading: leading, trailing: trailing), [self]) : self
    }
}

/// A line between two rows, as long as the rows are.
private struct RowRule: Drawable {
    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { Size(width: proposal.growing(0), height: 1) }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.horizontal(from: frame.origin, length: frame.width)
    }
}

/// A header, and behind it a line to the end of the rows: `One ------`.
private struct HeaderRule: Drawable {
    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let header = subviews[0].size(proposal)
        return Size(width: max(header.width, proposal.growing(header.width + 4)), height: header.height)
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        subviews[0].paint(on: &canvas)
        let start = subviews[0].frame.maxX + 1
        canvas.horizontal(from: Point(x: start, y: frame.minY), length: frame.maxX - start)
    }
}

/// A view at the left end of a firm width.
private struct FilledWidth: Drawable {
    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let inner = subviews[0].size(proposal)
        return Size(width: max(inner.width, proposal.growing(inner.width)), height: inner.height)
    }
}
