extension Element {
    /// Lets the padding to the left and right of the element keep free what it is to keep free, beside an edge that is drawn
    /// there: one column of which that takes all becomes two. As many rows look higher than as many columns look wide, so
    /// that of these none is added. Of shapes alone nothing has to be read.
    package func keepAirBesideEdge() {
        guard holdsWords(within: Pose.deepest) else { return }
        var around: [Element] = []
        var next: Element? = self
        while let element = next {
            around.append(element)
            guard !element.drawing.framedAxes.contains(.horizontal) else { break }
            next = element.reachesEdges ? element.children.first : nil
            guard let padding = element.drawing as? PaddingLayout else { continue }
            element.drawing = padding.besideEdge
            if padding.hasColumns { break }
        }
        for element in around.reversed() { element.measureLeast() }
    }

    /// Lets the rows of a column keep as much free to the left and right as those with the same padding beside an edge, so that what
    /// stands in them begins in the same column.
    package static func keepSameAir(in column: [Element]) {
        let widths = Set(column.compactMap { $0.edgePadding.flatMap { $0.hasEdge ? $0.width : nil } })
        guard !widths.isEmpty else { return }
        for element in column {
            guard let padding = element.edgePadding, !padding.hasEdge, widths.contains(padding.width) else { continue }
            element.keepAirBesideEdge()
        }
    }

    /// The padding along the left and the right edge of the element; nil where there is none.
    private var edgePadding: PaddingLayout? {
        var next: Element? = self
        while let element = next {
            if let padding = element.drawing as? PaddingLayout, padding.hasColumns { return padding }
            guard !element.drawing.framedAxes.contains(.horizontal) else { return nil }
            next = element.reachesEdges ? element.children.first : nil
        }
        return nil
    }

    /// Lets what the element consists of, or a row of which it consists, know that an edge is drawn around it.
    func standInsideEdge() {
        guard !drawing.drawsEdgeAroundFirst(children) else { return }
        if let inside = drawing.insideEdge {
            drawing = inside
        } else if reachesEdges {
            children.first?.standInsideEdge()
        } else if let stack = drawing as? StackLayout, stack.axis == .horizontal {
            for child in children { child.standInsideEdge() }
        } else {
            return
        }
        measureLeast()
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
