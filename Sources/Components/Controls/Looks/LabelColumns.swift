import Drawing

/// The rows of a form with all labels in one column, which end where what they belong to begins:
///
///      Name [Ada_______]
///     Sound (  o)
///
/// Its children are the label and the control of each row in turn.
struct LabelColumns: Drawable {
    /// One element for all sections. What is no row with a label stands in the column of the controls.
    static func element(at place: Surroundings, of sections: [RowSection]) -> Element {
        var parts: [Element] = []
        for section in sections {
            if !parts.isEmpty { parts += [.nothing, Element(FrameLayout(height: 1))] }
            for row in [section.header].compactMap({ $0 }) + section.rows + [section.footer].compactMap({ $0 }) {
                parts += row.drawing is ControlRow ? row.children : [.nothing, row.whole]
            }
        }
        return Element(SnugLayout(), [Element(LabelColumns(), parts)])
    }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let columns = columns(proposal, subviews)
        var size = Size(width: columns.label, height: 0)
        for index in stride(from: 0, to: subviews.count, by: 2) {
            let control = subviews[index + 1].size(columns.controlOffer)
            size = Size(
                width: max(size.width, columns.start + control.width),
                height: size.height + max(subviews[index].size(columns.labelOffer).height, control.height))
        }
        return size
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let columns = columns(proposal, subviews)
        var y = frame.minY
        for index in stride(from: 0, to: subviews.count, by: 2) {
            let label = subviews[index].size(columns.labelOffer)
            subviews[index].place(at: Point(x: frame.minX + columns.label - label.width, y: y), columns.labelOffer)
            subviews[index + 1].place(at: Point(x: frame.minX + columns.start, y: y), columns.controlOffer)
            y += max(label.height, subviews[index + 1].frame.height)
        }
    }

    private struct Columns {
        /// How wide the labels are.
        var label: Int
        /// Where the controls begin.
        var start: Int
        var labelOffer: Proposal
        var controlOffer: Proposal
    }

    private func columns(_ proposal: Proposal, _ subviews: Subviews) -> Columns {
        let ideal = proposal.firm(width: nil)
        let widest = stride(from: 0, to: subviews.count, by: 2).reduce(0) { max($0, subviews[$1].size(ideal).width) }
        // Labels that would leave less than half of the room to the controls are broken.
        let label = min(widest, (proposal.width ?? Size.infinity) / 2)
        let start = label > 0 ? label + 1 : 0
        return Columns(
            label: label, start: start, labelOffer: ideal.firm(width: label),
            controlOffer: proposal.inset(width: start, height: 0).ideal(along: .vertical))
    }
}
