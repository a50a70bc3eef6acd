import Drawing

/// A label on the left and what it belongs to on the right: `Sound (  o)`.
///
/// Rows below each other line up: one that is spread is 30 columns wide where there is room, and as wide as the box
/// that it stands in.
struct ControlRow: Drawable {
    /// How wide a row is.
    enum Width {
        /// As wide as its parts, with one column between them.
        case natural
        /// 30 columns, or fewer where there are fewer.
        case spread
        /// All there is; 30 columns where that is without end.
        case filled
    }

    private static let columns = 30

    private let width: Width
    private let alignment: VerticalAlignment

    /// A row of two children, the label and the control.
    init(_ width: Width = .natural, _ alignment: VerticalAlignment = .firstTextBaseline) {
        self.width = width
        self.alignment = alignment
    }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let parts = parts(proposal, subviews)
        return Size(width: parts.width, height: max(parts.label.height, parts.control.height))
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let parts = parts(proposal, subviews)
        subviews[0].place(at: frame.origin, parts.labelOffer)
        subviews[1].place(at: Point(x: frame.maxX - parts.control.width, y: frame.minY), parts.controlOffer)
    }

    private struct Parts {
        var label: Size
        var control: Size
        var labelOffer: Proposal
        var controlOffer: Proposal
        var width: Int
    }

    private func parts(_ proposal: Proposal, _ subviews: Subviews) -> Parts {
        let isBounded = (proposal.width ?? Size.infinity) < Size.infinity
        let room = isBounded ? proposal.width : nil
        // The label is told how much the control leaves of the row, but never less than a column.
        let controlOffer = Proposal(width: room, height: proposal.height)
        let control = subviews[1].size(controlOffer)
        let gap = control.width > 0 ? 1 : 0
        let labelOffer = Proposal(width: room.map { max(1, $0 - control.width - gap) }, height: proposal.height)
        let label = subviews[0].size(labelOffer)
        let needed = label.width + control.width + (label.width > 0 ? gap : 0)
        let wanted =
            switch width {
            case .natural: needed
            case .spread: min(ControlRow.columns, room ?? ControlRow.columns)
            case .filled: room ?? ControlRow.columns
            }
        return Parts(
            label: label, control: control, labelOffer: labelOffer, controlOffer: controlOffer,
            width: max(needed, wanted))
    }
}
