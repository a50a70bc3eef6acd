/// Why one of several views is not shown where the first that fits is.
public struct LeftOut {
    /// What shows one of the views.
    public let chooser: Element
    /// The view that it shows, and which of them that is, from 1.
    public let shown: (element: Element, place: Int)
    /// Whether that one fits; where none does it is the last.
    public let fits: Bool
    /// How many views there are.
    public let count: Int
    /// Which of them is left out, from 1.
    public let place: Int
    /// The size that this would take where nothing is proposed.
    public let ideal: Size
    /// What is offered.
    public let offer: Proposal
}

extension Element {
    /// Why a child is not shown; nil where it is, or where the element doesn't choose among its children. It must have been laid
    /// out, and must be laid out again before anybody looks where its parts are.
    package func leavingOut(_ child: Element) -> LeftOut? {
        guard let layout = drawing as? FirstFitLayout, let chosen = layout.chosen,
            let place = children.firstIndex(where: { $0 === child }), place != chosen
        else { return nil }
        var answer: LeftOut?
        _ = DeepStack.run(levels: depth) {
            answer = LeftOut(
                chooser: self, shown: (children[chosen], chosen + 1), fits: layout.fits(children[chosen], offer),
                count: children.count, place: place + 1, ideal: child.size(.unspecified), offer: offer)
        }
        return answer
    }
}
