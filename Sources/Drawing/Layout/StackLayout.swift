/// Children side by side or one below the other, by SwiftUI's rules: what `HStack` and `VStack` draw.
///
/// Space is given to groups of equal priority, the highest first, while the smallest sizes of those below are kept back.
/// In a group the least flexible child comes first; each is offered an equal share of what is left, rounded down, and
/// where it can be had the columns of its longest word.
/// Where nothing is proposed across the stack, or an open width, what can grow goes as far across as the other children.
public struct StackLayout: Drawable {
    // In this order, and with so small a number, a stack needs no memory beside its element's.
    private let guide: Guide
    private let spacing: Int32?
    let axis: Axis

    /// A row. Without a spacing, one column is left between children, and none beside a spacer.
    public static func horizontal(_ alignment: VerticalAlignment = .center, spacing: Int? = nil) -> StackLayout {
        StackLayout(.horizontal, alignment.guide, spacing.map(kept))
    }

    /// A column. Without a spacing, children stand on consecutive rows, but for one between two that are higher: which
    /// lines belong together could not be seen.
    ///
    /// - Parameter isLoose: whether, without a spacing, a row is left beside all that is higher, and beside a spacer: where
    ///   there is a spacing of less than a row, of which lines of text have enough by themselves.
    public static func vertical(
        _ alignment: HorizontalAlignment = .center, spacing: Int? = nil, isLoose: Bool = false
    ) -> StackLayout {
        StackLayout(.vertical, alignment.guide, spacing.map(kept) ?? (isLoose ? loose : nil))
    }

    /// Stands for no spacing in a loose column; a spacing is never so small.
    private static let loose = Int32.min

    /// A spacing as it is kept, within what layouts reach.
    private static func kept(_ spacing: Int) -> Int32 {
        Int32(clamping: max(-Size.infinity, min(spacing, Size.infinity)))
    }

    private init(_ axis: Axis, _ guide: Guide, _ spacing: Int32?) {
        (self.axis, self.guide, self.spacing) = (axis, guide, spacing)
    }

    public func hasEdge(_ subviews: Subviews) -> Bool { false }

    public func freeRows(_ subviews: Subviews) -> FreeRows {
        switch axis {
        case .horizontal:
            FreeRows(
                top: subviews.allSatisfy { $0.isSpacer || $0.freeRows.top },
                bottom: subviews.allSatisfy { $0.isSpacer || $0.freeRows.bottom })
        case .vertical:
            FreeRows(top: subviews.first?.freeRows.top == true, bottom: subviews.last?.freeRows.bottom == true)
        }
    }

    private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

    public func paint(on canvas: inout Canvas, in frame: Rect, _ subviews: Subviews) {
        let (outer, outerLean, outerBaseline) = (canvas.stand, canvas.lean, canvas.baseline)
        canvas.stand = stand(in: canvas, subviews)
        canvas.align(by: guide)
        let spacer = axis == .horizontal ? subviews.first(where: \.isSpacer)?.frame.minX ?? Int.max : 0
        // Where they overlap, as with a spacing below zero.
        let lines = spacing == 0 ? subviews.filter(\.isRule).map(\.frame) : []
        for child in Element.layered(subviews) {
            canvas.lean = axis == .vertical ? canvas.stand.x : child.frame.minX < spacer ? 0 : 1
            canvas.touched(child.frame, by: lines) { child.paint(on: &$0) }
        }
        (canvas.stand, canvas.lean, canvas.baseline) = (outer, outerLean, outerBaseline)
    }

    /// Where in its cells something stands that is smaller than these. The only box of a column stands in them as the column
    /// does in its row: a bar on the bottom of a chart.
    private func stand(in canvas: Canvas, _ subviews: Subviews) -> UnitPoint {
        guard axis == .vertical else { return UnitPoint(x: 0.5, y: VerticalAlignment(guide: guide).part) }
        let isOnly = subviews.lazy.filter(\.isBox).count == 1
        return UnitPoint(x: HorizontalAlignment(guide: guide).part, y: isOnly ? canvas.stand.y : 0.5)
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        guard !subviews.isEmpty else { return .zero }
        let proposal = settled(proposal, subviews)
        let rows = rows(proposal, subviews)
        let offers = offers(proposal, rows, subviews)
        var main = 0
        var cross = 0
        for (index, child) in subviews.enumerated() {
            let size = child.size(offers[index])
            main += size[axis] + gap(before: index, rows, subviews)
            cross = max(cross, size[across])
        }
        if isAligned(subviews) {
            let extent = extent(offers, subviews)
            cross = (extent.before + extent.after + 1) >> 1
        }
        return Size(along: axis, main, across: cross)
    }

    public func breadth(_ subviews: Subviews) -> Int {
        guard axis == .horizontal else { return subviews.reduce(0) { max($0, $1.breadth) } }
        return subviews.indices.reduce(0) { $0 + subviews[$1].breadth + gap(before: $1, .least, subviews) }
    }

    public func leastRows(_ subviews: Subviews) -> Int {
        guard axis == .vertical else { return subviews.reduce(0) { max($0, $1.leastRows) } }
        return subviews.indices.reduce(0) { $0 + subviews[$1].leastRows + gap(before: $1, .least, subviews) }
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        guard !subviews.isEmpty else { return }
        let proposal = settled(proposal, subviews)
        let rows = rows(proposal, subviews)
        let offers = filling(frame.size, offers(proposal, rows, subviews), proposal, subviews)
        let line = isAligned(subviews) ? extent(offers, subviews).before : guide.standard(in: frame.size)
        var main = axis == .horizontal ? frame.minX : frame.minY
        for (index, child) in subviews.enumerated() {
            main += gap(before: index, rows, subviews)
            let offset = line - child.guide(guide, offers[index])
            let origin =
                axis == .horizontal
                ? HalfPoint(x: 2 * main, y: 2 * frame.minY + offset)
                : HalfPoint(x: 2 * frame.minX + offset, y: 2 * main)
            child.place(at: origin, offers[index])
            main += child.frame.size[axis]
        }
    }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? { subviews.combined(guide) }

    /// Whether children may reach different lengths beyond their common line.
    private func isAligned(_ subviews: Subviews) -> Bool {
        guide.isUneven || subviews.contains { $0.hasGuides }
    }

    /// What the children of a column, between which the usual space is left, are known to take.
    enum Rows {
        /// What they take at least.
        case least
        /// Which of them are higher than a row.
        case high([Bool])

        func isHigh(_ index: Int, _ subviews: Subviews) -> Bool {
            switch self {
            case .least: subviews[index].isHigh
            case .high(let high): high[index]
            }
        }
    }

    /// What children are known to take where this is proposed: what fills its room, as a colour, is kept apart from others
    /// where each has more than a row even so.
    func rows(_ proposal: Proposal, _ subviews: Subviews) -> Rows {
        guard axis == .vertical, spacing == nil || spacing == Self.loose, subviews.count > 1,
            subviews.contains(where: \.mayBeHigh)
        else { return .least }
        let high = high(proposal, .least, subviews)
        return high == self.high(proposal, .high(high), subviews) ? .high(high) : .least
    }

    /// Which children are higher than a row where the space between them is that between such rows.
    private func high(_ proposal: Proposal, _ rows: Rows, _ subviews: Subviews) -> [Bool] {
        let offers = mainOffers(proposal, rows, subviews)
        return subviews.indices.map { subviews[$0].isHigh(in: offers[$0]) }
    }

    /// The space between a child and the one before it.
    func gap(before index: Int, _ rows: Rows, _ subviews: Subviews) -> Int {
        guard index > 0 else { return 0 }
        if let spacing, spacing != Self.loose { return Int(spacing) }
        let (last, next) = (subviews[index - 1], subviews[index])
        let isHigh = (last: rows.isHigh(index - 1, subviews), next: rows.isHigh(index, subviews))
        if spacing != nil {
            // A line between things keeps half a row free on both sides by itself.
            if last.isRule || next.isRule || next.isSpacer { return 0 }
            return last.isSpacer || isHigh.last || isHigh.next ? 1 : 0
        }
        guard axis == .horizontal else {
            let isFree = last.freeRows.bottom || next.freeRows.top
            return isHigh.last && isHigh.next && !isFree ? 1 : 0
        }
        return last.isSpacer || next.isSpacer ? 0 : 1
    }

    /// How far the children reach to both sides of their common line, in half cells.
    private func extent(_ offers: Offers, _ subviews: Subviews) -> (before: Int, after: Int) {
        var (before, after) = (Int.min, Int.min)
        for (index, child) in subviews.enumerated() {
            let value = child.guide(guide, offers[index])
            before = max(before, value)
            after = max(after, child.size(offers[index])[across] * 2 - value)
        }
        return (before, after)
    }

    /// What the children are offered: often all the same.
    private enum Offers {
        case same(Proposal)
        case each([Proposal])

        subscript(index: Int) -> Proposal {
            switch self {
            case .same(let offer): offer
            case .each(let offers): offers[index]
            }
        }
    }

    /// The proposal to a row as its children know it: where others make the row as wide as the room is, that is to be filled,
    /// also by what takes its ideal width in an open room.
    func settled(_ proposal: Proposal, _ subviews: Subviews) -> Proposal {
        guard axis == .horizontal, proposal.isOpen, let width = proposal.width, width < Size.infinity,
            subviews.count > 1, subviews.contains(where: \.isModest)
        else { return proposal }
        let offers = mainOffers(proposal, .least, subviews)
        let taken = subviews.indices.reduce(0) {
            $0 + subviews[$1].size(offers[$1]).width + gap(before: $1, .least, subviews)
        }
        return taken < width ? proposal : proposal.firm(width: width)
    }

    /// What each child is offered. Where nothing is proposed across the stack, dividers get the length of the others.
    private func offers(_ proposal: Proposal, _ rows: Rows, _ subviews: Subviews) -> Offers {
        let offers = mainOffers(proposal, rows, subviews)
        guard proposal[across] == nil, subviews.contains(where: \.isRule) else { return offers }
        var cross = 0
        for (index, child) in subviews.enumerated() where !child.isRule {
            cross = max(cross, child.size(offers[index])[across])
        }
        return .each(
            subviews.enumerated().map { index, child in
                child.isRule ? offers[index].with(across, max(1, cross)) : offers[index]
            })
    }

    /// What each child is offered where the stack's own size is known.
    private func filling(_ size: Size, _ offers: Offers, _ proposal: Proposal, _ subviews: Subviews) -> Offers {
        let isOpen = axis == .vertical && proposal.isOpen && subviews.contains(where: \.isModest)
        guard isOpen || proposal[across] == nil, subviews.count > 1 else { return offers }
        let grown = subviews.indices.map { subviews[$0].grown(offers[$0], across, to: size[across]) }
        return grown.indices.allSatisfy { grown[$0] == offers[$0] } ? offers : .each(grown)
    }

    private func mainOffers(_ proposal: Proposal, _ rows: Rows, _ subviews: Subviews) -> Offers {
        guard let length = proposal[axis], length < Size.infinity else { return .same(proposal) }
        if subviews.count == 1 { return .same(proposal.with(axis, length)) }
        var gaps = 0
        for index in subviews.indices { gaps += gap(before: index, rows, subviews) }
        return .each(StackShares(axis: axis, proposal: proposal, length: max(0, length - gaps)).offers(subviews))
    }
}
