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
        settle(in: .page(width))
        // What is as wide as the page leaves room for the shadow that it casts.
        let excess = bounds.maxX - width
        guard 1...2 ~= excess, frame.width <= width, castsShadow else { return }
        settle(in: .page(width - excess))
        if bounds.maxX > width { settle(in: .page(width)) }
    }

    private func settle(in proposal: Proposal) {
        place(at: .zero, proposal)
        settle()
    }
}

extension Proposal {
    /// A page has a width that nothing asks to be filled, and no bottom.
    fileprivate static func page(_ width: Int) -> Proposal { Proposal(width: width, height: nil, isOpen: true) }
}
