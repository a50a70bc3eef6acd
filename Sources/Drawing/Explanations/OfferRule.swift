/// How what something is offered follows from what the thing around it was offered itself.
public enum OfferRule {
    /// A page offers its columns, and as many rows as anybody likes.
    case page
    /// It offers what it was offered less some cells, which it keeps on its sides.
    case less(Inset)
    /// It has lengths of its own, such as a frame.
    case own
    /// It keeps what it was offered between bounds of its own.
    case bounds
    /// It asks for the ideal length.
    case ideal
    /// It is a stack that divides its length.
    case share(StackShare)
    /// It keeps proportions.
    case proportions
    /// It offers the size of the view that lies before or behind.
    case sizeOfOther
    /// It has as many columns for it as the widest of its parts wants.
    case widest
    /// It has as many columns for what stands in it as that wants.
    case wanted
    /// It has as many columns for what stands in it as that takes where nothing bounds it.
    case spread
    /// It is a grid, and has as many columns for it as its column of cells.
    case column
    /// It is a grid, and has as many rows for it as its row of cells.
    case row
    /// It has a rule of its own.
    case other

    /// Cells that are kept on the sides.
    public struct Inset: Hashable, Sendable {
        /// The columns on both sides together.
        public let columns: Int
        /// The rows above and below together.
        public let rows: Int
        /// The columns on the left; nil where that is not known.
        public let left: Int?
        /// Whether a column on each side is for the edge that is drawn there.
        package let hasEdge: Bool
    }
}

/// A child's share of the length of a stack.
public struct StackShare {
    /// The direction of the stack.
    public let axis: Axis
    /// What the stack was offered along it.
    public let length: Int
    /// What the spacing takes of that.
    public let spacing: Int
    /// The children that got their shares before, in that order, and what they took.
    public let before: [(child: Element, length: Int)]
    /// What was left for the child and those that got theirs later.
    public let left: Int
    /// How many shared that, the child among them.
    public let sharing: Int
    /// What the child was offered.
    public let given: Int

    /// What was kept for views that are less important.
    public var kept: Int { max(0, length - spacing - before.reduce(0) { $0 + $1.length } - left) }
    /// What each would get if all of what was left were divided evenly.
    public var evenShare: Int { left / max(1, sharing) }
}

extension Element {
    /// How what a child was offered follows from what the element was.
    ///
    /// - Parameters:
    ///   - offered: what the element was offered.
    ///   - inner: what the child was.
    ///   - left: the column in the element where the child begins.
    func rule(
        for child: Element, offered: Proposal, _ inner: Proposal, at left: Int, around: Size
    ) -> OfferRule {
        switch drawing {
        case is FrameLayout: return .own
        case is FlexibleFrameLayout: return .bounds
        case is FixedSizeLayout, is ScrollLayout: return .ideal
        case is AspectRatioLayout: return .proportions
        case let grid as LazyGridLayout: return grid.across == .horizontal ? .column : .row
        case is SecondaryLayout where children.first !== child, is MaskLayout where children.first !== child:
            return .sizeOfOther
        case let stack as StackLayout:
            if let share = stack.share(of: child, offered, children) { return .share(share) }
        default: break
        }
        func less(_ axis: Axis) -> Int? {
            guard let outer = offered[axis], let inner = inner[axis] else {
                return offered[axis] == inner[axis] ? 0 : nil
            }
            return outer - inner
        }
        guard let columns = less(.horizontal), let rows = less(.vertical), columns >= 0, rows >= 0 else {
            return Axis.allCases.allSatisfy({ inner[$0] == nil || inner[$0] == offered[$0] }) ? .ideal : .other
        }
        let isAround = drawing is PaddingLayout || drawing is BorderLayout || drawing is TitledBoxLayout
        if !isAround, columns > 0, let given = inner.width,
            let rule = rule(for: child, ofColumns: given, of: offered, less: columns)
        {
            return rule
        }
        // What keeps more than it was offered leaves nothing.
        let inset = (drawing as? TitledBoxLayout)?.inset(around: child, offered, children)
        let whole = inset.map { Size(width: $0.columns, height: $0.rows) } ?? around
        func kept(_ less: Int, _ axis: Axis) -> Int { isAround && inner[axis] == 0 ? max(less, whole[axis]) : less }
        return .less(
            OfferRule.Inset(
                columns: kept(columns, .horizontal), rows: kept(rows, .vertical),
                left: isAround && columns > 0 ? left : nil,
                hasEdge: (drawing as? PaddingLayout)?.hasEdge ?? false))
    }
}

extension Element {
    /// How the columns that a child got follow from what it and those beside it want; nil where they don't.
    private func rule(
        for child: Element, ofColumns given: Int, of offered: Proposal, less columns: Int
    ) -> OfferRule? {
        if drawing is GridRowLayout || drawing is GridLayout { return .column }
        func wants(_ element: Element) -> Int { element.size(.unspecified).width }
        if children.count > 1, children.lazy.map(wants).max() == given { return .widest }
        if wants(child) == given { return .wanted }
        if offered.isOpen, child.spread(in: offered) == given { return .spread }
        return columns > Self.mostMarks ? .other : nil
    }

    /// The most columns that a part of the layout keeps for marks beside what stands in it: more have another reason.
    private static let mostMarks = 8

    /// The sizes that parts of the element would take where nothing is proposed. They must be laid out again before anybody
    /// looks where they are.
    package func idealSizes(of parts: [Element]) -> [Size] {
        var sizes: [Size] = []
        _ = DeepStack.run(levels: depth) { sizes = parts.map { $0.size(.unspecified) } }
        return sizes
    }
}

extension StackLayout {
    /// What a child got of a stack's length; nil where there is nothing to divide.
    func share(of child: Element, _ offer: Proposal, _ subviews: Subviews) -> StackShare? {
        guard subviews.count > 1, let length = offer[axis], length < Size.infinity,
            let own = subviews.firstIndex(where: { $0 === child })
        else { return nil }
        let offer = settled(offer, subviews)
        let rows = rows(offer, subviews)
        let spacing = subviews.indices.reduce(0) { $0 + gap(before: $1, rows, subviews) }
        let shares = StackShares(axis: axis, proposal: offer, length: max(0, length - spacing))
        var served: [Int] = []
        var share: (left: Int, sharing: Int)?
        let offers = shares.offers(subviews) { index, left, sharing in
            if index == own { share = (left, sharing) }
            if share == nil { served.append(index) }
        }
        guard let share else { return nil }
        return StackShare(
            axis: axis, length: length, spacing: spacing,
            before: served.map { (subviews[$0], subviews[$0].size(offers[$0])[axis]) }, left: share.left,
            sharing: share.sharing,
            given: offers[own][axis] ?? 0)
    }
}
