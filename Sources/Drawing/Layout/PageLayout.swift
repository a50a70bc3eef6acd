extension Element {
    /// Lays out the element, and all inside, as a picture of some columns does that shows nothing else.
    ///
    /// - Parameter cancellation: what ends the layout.
    /// - Returns: whether there was enough memory for what is nested so deep.
    package func layOut(onPageOf width: Int, _ cancellation: Cancellation? = nil) -> Bool {
        heed(cancellation)
        return DeepStack.run(levels: depth) { settle(onPageOf: width) }
    }

    /// Lays out the element, and all inside, in some cells.
    ///
    /// - Parameter cancellation: what ends the layout.
    /// - Returns: whether there was enough memory for what is nested so deep.
    package func layOut(in size: Size, _ cancellation: Cancellation? = nil) -> Bool {
        heed(cancellation)
        return DeepStack.run(levels: depth) { settle(in: Proposal(size)) }
    }

    func settle(onPageOf width: Int) {
        settle(in: .page(width, nil))
        // Which of several views is shown is known once they were placed.
        let rows = isLoneShape ? max(Self.rowsOfShape, frame.height) : nil
        if rows != nil { settle(in: .page(width, rows)) }
        // What is as wide as the page leaves room for the shadow that it casts.
        let excess = bounds.maxX - width
        guard 1...2 ~= excess, frame.width <= width, castsShadow else { return }
        settle(in: .page(width - excess, rows))
        if bounds.maxX > width { settle(in: .page(width, rows)) }
    }

    /// The rows that a shape, or what asks for its room, may take of which there is a picture by itself, unless more is needed by what stands before it: it
    /// would be one row high otherwise.
    private static let rowsOfShape = 10

    /// Whether it is a shape that has the size that it is offered, or asks for that, and nothing stands beside it: at most
    /// before or behind it.
    private var isLoneShape: Bool {
        var element = self
        while true {
            let measured = element.drawing.measured(of: element.children)
            if element.drawing is GeometryLayout { return true }
            // It is as high as its frame.
            if (element.drawing as? FrameLayout)?.framedAxes.contains(.vertical) == true { return false }
            if element.drawing is LayerLayout { return measured.contains { $0.isLoneShape } }
            guard measured.count == 1 else { return measured.isEmpty && element.drawing is ShapePainting }
            element = measured[0]
        }
    }

    private func settle(in proposal: Proposal) {
        place(at: .zero, proposal)
        settle()
    }
}

extension Proposal {
    /// A page has a width that nothing asks to be filled, and no bottom unless it is to have some rows.
    fileprivate static func page(_ width: Int, _ rows: Int?) -> Proposal {
        Proposal(width: width, height: rows, isOpen: true)
    }
}
