import Drawing
import StyleEngine

/// How a list or a form sets its rows and sections apart.
struct RowsLook {
    /// What stands around the rows of each section.
    enum Border {
        case none, rules, box
    }

    /// How a section shows its header.
    enum Header: Equatable {
        /// With a line behind it, as long as the rows, where there is none between them.
        case ruled
        /// Alone, so many columns from the edge.
        case text(Int)
        /// In the line around the rows.
        case titled
    }

    /// Whether all stands in a frame.
    var hasFrame = false
    /// Whether there is a line between rows.
    var hasRules = true
    /// Whether there is one at least where it is fine: in all but ASCII.
    var hasFineRules = false
    /// The columns left free on both sides.
    var margin = 0
    var border = Border.none
    var header = Header.ruled

    /// `One`, below it its rows, set in and with lines between them, and a frame around all.
    static let framed = RowsLook(hasFrame: true, header: .text(0))
    static let plain = RowsLook(header: .text(0))
    static let inset = RowsLook(margin: 2, header: .text(0))
    static let grouped = RowsLook(border: .rules, header: .text(0))
    static let insetGrouped = RowsLook(margin: 2, border: .box, header: .text(2))
    static let sidebar = RowsLook(hasRules: false, header: .text(0))
    static let form = RowsLook(hasRules: false, hasFineRules: true)
    static let groupedForm = RowsLook(hasRules: false, hasFineRules: true, border: .box, header: .text(2))

    /// A card for each section, with its header in the line around it, or above it in drawings; nil in ASCII, where lines
    /// weigh more than what they set apart.
    static func cards(in charset: Charset) -> RowsLook? {
        switch charset {
        case .ascii: nil
        case .unicode: RowsLook(hasRules: false, hasFineRules: true, border: .box, header: .titled)
        case .drawn: groupedForm
        }
    }

    /// One element for all sections: as wide and as high as it is told to be, and what is longer scrolls.
    func element(at place: Surroundings, of sections: [RowSection]) -> Element {
        let hasEdges = sections.contains { $0.header != nil || $0.footer != nil }
        let columns = sections.map { column($0, isIndented: hasEdges, at: place) }
        let points = place.environment.listSpacing.sections.points
        let usual = header == .titled ? 0 : 1
        let spacing = points.flatMap { place.length($0, along: .vertical, "listSectionSpacing") } ?? usual
        let rows = Element(StackLayout.vertical(.leading, spacing: spacing), columns).indented(margin, margin)
        let room = Element(SnugLayout(isScrolling: true), [rows])
        let isFramed = hasFrame && place.environment.scrollContentBackground != .hidden
        return isFramed ? Element(TitledBoxLayout(), [room]) : room
    }

    private func column(_ section: RowSection, isIndented: Bool, at place: Surroundings) -> Element {
        let header = section.header.map { header in
            switch self.header {
            case .ruled:
                section.traits.separators[.top] == .hidden
                    ? header : Element(HeaderRule(ink: section.traits.tints[.top] ?? .line), [header])
            case .text(let columns): header.indented(columns)
            case .titled: header
            }
        }
        let footer = section.footer.map { footer in
            isFooterNamed ? footer.noted(["footer"]) : footer.indented(headerIndent)
        }
        // Nothing stands around no rows.
        if section.rows.isEmpty, border == .box {
            let indent = headerIndent > 0 ? 0 : 2
            return .column(of: [header, footer].compactMap { $0?.indented(indent) }, .leading)
        }
        let rows = rows(section, isIndented: isIndented, at: place)
        if self.header == .titled {
            let card = Element(TitledBoxLayout(), [header, Element(FilledWidth(), [rows])].compactMap { $0 })
            return .column(of: [card, footer].compactMap { $0 }, .leading)
        }
        return .column(of: [header, rows, footer].compactMap { $0 }, .leading)
    }

    /// The columns before a header, and before the footer that stands in line with it.
    private var headerIndent: Int {
        if case .text(let columns) = header { columns } else { 0 }
    }

    /// Whether nothing but the legend tells a footer from a row.
    private var isFooterNamed: Bool {
        if case .ruled = header { true } else { false }
    }

    private func rows(_ section: RowSection, isIndented: Bool, at place: Surroundings) -> Element {
        let (column, edges) = (lined(section.rows, at: place), section.traits)
        switch border {
        case .none:
            guard case .text = header, isIndented else { return column.between(edges, hasRules: false) }
            return column.indented(2).between(edges, hasRules: false)
        case .rules: return column.indented(2).between(edges, hasRules: true)
        case .box where header == .titled: return column
        case .box: return Element(TitledBoxLayout(), [Element(FilledWidth(), [column])])
        }
    }

    /// Rows below each other, with lines or room between them.
    private func lined(_ rows: [Element], at place: Surroundings) -> Element {
        let points = place.environment.listSpacing.rows
        let spacing = points.flatMap { place.length($0, along: .vertical, "listRowSpacing") } ?? 0
        let traits = rows.map(\.rowTraits)
        let parts = zip(rows, traits).enumerated().flatMap { index, row in
            let dressed = row.0.dressed(row.1, at: place)
            guard index > 0 else { return [dressed] }
            let (above, below) = (traits[index - 1], row.1)
            let wishes = [above.separators[.bottom], below.separators[.top]]
            let hasRules = hasRules || hasFineRules && place.charset != .ascii
            let isLined = hasRules && spacing == 0 || wishes.contains(.visible)
            guard isLined, !wishes.contains(.hidden) else { return [dressed] }
            return [Element(RowRule(ink: above.tints[.bottom] ?? below.tints[.top] ?? .line)), dressed]
        }
        return Element(StackLayout.vertical(.leading, spacing: spacing), parts)
    }
}

extension Element {
    /// A row as its traits have it: set in, as high as rows are here at least, and with what lies behind it.
    fileprivate func dressed(_ traits: RowTraits, at place: Surroundings) -> Element {
        var row = whole
        if let insets = traits.insets {
            let padding = PaddingLayout(insets, scale: place.scale)
            row = insets == EdgeInsets() ? row.noted(["no row insets"]) : Element(padding, [row])
        }
        let least = place.environment.defaultMinListRowHeight
        if least != 0, let rows = place.length(least, along: .vertical, "defaultMinListRowHeight") {
            row = Element(FlexibleFrameLayout(vertical: .init(min: rows), alignment: .leading), [row])
        }
        guard let background = traits.background else { return row }
        return Element(SecondaryLayout.background(), [Element(FilledWidth(), [row]), background])
    }

    /// The rows of a section with the lines above and below them that the section wishes, or that are usual.
    fileprivate func between(_ traits: RowTraits, hasRules: Bool) -> Element {
        func rule(_ edge: VerticalEdge) -> Element? {
            let wish = traits.separators[edge]
            guard hasRules ? wish != .hidden : wish == .visible else { return nil }
            return Element(RowRule(ink: traits.tints[edge] ?? .line))
        }
        let parts = [rule(.top), self, rule(.bottom)].compactMap { $0 }
        return parts.count == 1 ? self : Element(StackLayout.vertical(.leading), parts)
    }
}

extension Element {
    /// The element with columns left free before it and behind it.
    fileprivate func indented(_ leading: Int, _ trailing: Int = 0) -> Element {
        leading + trailing > 0 ? Element(PaddingLayout(leading: leading, trailing: trailing), [self]) : self
    }
}

/// A line between two rows, as long as the rows are.
struct RowRule: Drawable {
    var ink = Ink.line

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { Size(width: proposal.growing(0), height: 1) }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        canvas.horizontal(from: frame.origin, length: frame.width, ink)
    }
}

/// A header, and behind it a line to the end of the rows: `One ------`.
private struct HeaderRule: Drawable {
    let ink: Ink

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let header = subviews[0].size(proposal)
        return Size(width: max(header.width, proposal.growing(header.width + 4)), height: header.height)
    }

    func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        subviews[0].paint(on: &canvas)
        let start = subviews[0].frame.maxX + 1
        canvas.horizontal(from: Point(x: start, y: frame.minY), length: frame.maxX - start, ink)
    }
}
