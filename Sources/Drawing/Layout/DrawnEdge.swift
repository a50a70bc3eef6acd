/// What is drawn along the edges of a thing, on its outermost cells.
public enum DrawnEdge: Comparable {
    /// Nothing.
    case none
    /// The edge of something filled. Where there are colours it looks like the cells inside.
    case fill
    /// A line, which runs through the middle of its cells.
    case line
}

extension DrawnEdge {
    /// The cells that padding takes beside the edge, of those that its points come to: one cell of which the edge takes all
    /// becomes two where the points are a whole cell or more, since that much is to be free.
    func cells(_ cells: Int, ofPoints length: Double, along axis: Axis) -> Int {
        // As many rows of a fill look higher than as many columns look wide.
        let takesCell = axis == .horizontal ? self > .none : self == .line
        return takesCell && cells == 1 && length >= 1 ? 2 : cells
    }
}

extension Element {
    /// Lets the padding along the edges of the element keep free what it is to keep free, beside what is drawn there. Of
    /// shapes alone nothing has to be read.
    package func keepAir(beside edge: DrawnEdge) {
        guard edge > .none, holdsWords(within: Pose.deepest) else { return }
        var axes: Axis.Set = [.horizontal, .vertical]
        var around: [Element] = []
        var next: Element? = self
        while let element = next, !axes.isEmpty {
            around.append(element)
            next = element.reachesEdges ? element.children.first : nil
            axes.subtract(element.drawing.framedAxes)
            guard let padding = element.drawing as? PaddingLayout else { continue }
            element.drawing = padding.beside(edge, along: axes)
            axes.subtract(padding.axes)
        }
        for element in around.reversed() { element.measureLeast() }
    }

    /// Whether the edges of the first child are those of the element, where that has no length of its own.
    private var reachesEdges: Bool {
        switch drawing {
        case is SecondaryLayout: true
        case is ClipLayout, is FixedSizeLayout, is FlexibleFrameLayout, is FrameLayout, is GuideLayout,
            is PaddingLayout,
            is PriorityLayout, is ShadowLayout, is ToneLayout, is ZIndexLayout:
            children.count == 1
        default: false
        }
    }
}
