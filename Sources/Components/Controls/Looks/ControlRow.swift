import Drawing

/// A label on the left and what it belongs to on the right: `Sound (  o)`.
///
/// A label that can grow, such as a row with a spacer, takes what the control leaves of a firm width. Beside others, a control
/// that can takes what they leave, and stands at the end otherwise. Where both don't fit
/// side by side, a long label is broken beside a short control, and a control that doesn't fit by itself is cut off
/// beside a short label; else they stand below each other.
struct ControlRow: Drawable {
    /// How wide a row is that stands in a box with others, where there is no end to the room.
    private static let columns = 30

    private let ideal: Int
    /// Whether a control that doesn't fit by itself may be cut off beside a short label.
    private let isCut: Bool
    /// Whether a firm width is filled.
    private let isGrowing: Bool
    /// Whether it is the label that takes what the control leaves.
    private let isLabelFirst: Bool
    /// Whether it is as wide as the column that it stands in.
    private let isFilling: Bool

    /// A row of two children, the label and the control, in no less than an ideal width where there is room.
    init(
        _ ideal: Int = 0, isCut: Bool = true, isGrowing: Bool = true, isLabelFirst: Bool = false, isFilling: Bool = true
    ) {
        self.ideal = ideal
        self.isCut = isCut
        self.isGrowing = isGrowing
        self.isLabelFirst = isLabelFirst
        self.isFilling = isFilling
    }

    /// A row with a sign that doesn't grow: among the rows of a list or a form it stands at their end, elsewhere it
    /// follows its label.
    static func sign(in place: Surroundings) -> ControlRow { ControlRow(isGrowing: place.isAmongRows) }

    /// A row that is as wide by itself as in a box with others.
    static let spread = ControlRow(columns)

    var isModest: Bool { isGrowing && isFilling }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size { parts(proposal, subviews).size }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let parts = parts(proposal, subviews)
        let control = subviews[1].size(parts.controlOffer)
        let y = parts.isStacked ? subviews[0].size(parts.labelOffer).height : 0
        subviews[0].place(at: frame.origin, parts.labelOffer)
        subviews[1].place(at: Point(x: frame.maxX - control.width, y: frame.minY + y), parts.controlOffer)
        guard !parts.isStacked else { return }
        // The smaller one stands in the middle: of all of a label with several rows, or else of the other one's first line.
        let more =
            subviews[0].isHigh
            ? subviews[0].frame.height - subviews[1].frame.height
            : subviews[0].rowsOfFirstLine - subviews[1].rowsOfFirstLine
        subviews[more > 0 ? 1 : 0].move(down: abs(more))
    }

    private struct Parts {
        var labelOffer: Proposal
        var controlOffer: Proposal
        var isStacked = false
        var size = Size.zero
    }

    private func parts(_ proposal: Proposal, _ subviews: Subviews) -> Parts {
        let ideals = subviews.map { $0.size(proposal.firm(width: nil)).width }
        let gap = ideals.contains(0) ? 0 : 1
        let needed = ideals[0] + gap + ideals[1]
        let wanted = max(needed, proposal.isOpen && proposal.width == Size.infinity ? Self.columns : ideal)
        let room = isGrowing ? proposal.growing(wanted) : min(wanted, proposal.width ?? wanted)
        var parts = offers(proposal, ideals, subviews[0], room, gap)
        let (label, control) = (subviews[0].size(parts.labelOffer), subviews[1].size(parts.controlOffer))
        let width = parts.isStacked ? max(label.width, control.width) : label.width + gap + control.width
        parts.size = Size(
            width: max(width, room),
            height: parts.isStacked ? label.height + control.height : max(label.height, control.height))
        return parts
    }

    /// What the label and the control are offered of a row of so many columns.
    private func offers(_ proposal: Proposal, _ ideals: [Int], _ child: Element, _ room: Int, _ gap: Int) -> Parts {
        let ideal = proposal.firm(width: nil)
        let rest = { (taken: Int) in proposal.firm(width: room < Size.infinity ? room - taken : room) }
        let (label, control) = (ideals[0] + gap, ideals[1] + gap)
        if label + ideals[1] <= room {
            if isLabelFirst || child.size(rest(control)).width > ideals[0] {
                return Parts(labelOffer: rest(control), controlOffer: ideal)
            }
            return Parts(labelOffer: ideal, controlOffer: label + ideals[1] == room ? ideal : rest(label))
        }
        if control <= room / 2, case let word = child.breadth, word <= room - control || word > room {
            return Parts(labelOffer: rest(control), controlOffer: ideal)
        }
        if isCut, ideals[1] > room, label <= room / 3 { return Parts(labelOffer: ideal, controlOffer: rest(label)) }
        return Parts(labelOffer: rest(0), controlOffer: rest(0), isStacked: true)
    }
}
