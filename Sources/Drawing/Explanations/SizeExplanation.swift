/// Why a thing that was laid out has its size: what it was offered and by whom, what it would like, and what followed.
public struct SizeExplanation {
    /// The thing.
    public let element: Element
    /// The size that it takes.
    public let size: Size
    /// What it was offered.
    public let offer: Proposal
    /// What it was offered: the nearest offer first, then those from which that one follows, up to that of the page. Who
    /// hands on what it got is left out.
    public let offers: [Offer]
    /// The size that it would take where nothing is proposed.
    public let ideal: Size
    /// What followed.
    public let outcomes: [SizeOutcome]

    /// An offer.
    public struct Offer {
        /// What was offered.
        public let proposal: Proposal
        /// What offered it; nil for the page.
        public let maker: Element?
        /// How it follows from what that was offered itself.
        public let rule: OfferRule
    }

    /// Whether it is a text that is not seen to its end.
    public var isCutOff: Bool { outcomes.contains { if case .cutOff = $0 { true } else { false } } }

    /// Why the last of some elements has its size, of which each stands in the one before it. They must have been laid out,
    /// and must be laid out again before anybody looks where they are: measuring moves what stands inside. Cost: the
    /// path's length, and a few measurements.
    ///
    /// - Parameter isNamed: whether a part of the layout is something that a person can be told of.
    package init?(of path: [Element], isNamed: (Element) -> Bool) {
        guard let root = path.first, let element = path.last else { return nil }
        self.element = element
        (size, offer) = (element.frame.size, element.offer)
        let places = path.map { Place(element: $0, offer: $0.offer, left: $0.frame.minX, size: $0.frame.size) }
        var answer: (offers: [Offer], ideal: Size, outcomes: [SizeOutcome])?
        _ = DeepStack.run(levels: root.depth) { [size, offer] in
            let composition = element.composition(isNamed)
            let outcomes = element.outcomes(of: size, offered: offer).filter { composition?.isReason(for: $0) != true }
            answer = (
                Self.offers(along: places), element.size(.unspecified), outcomes + [composition].compactMap { $0 }
            )
        }
        guard let answer else { return nil }
        (offers, ideal, outcomes) = answer
    }

    /// An element as it was placed.
    private struct Place {
        let element: Element
        let offer: Proposal
        let left: Int
        let size: Size
    }

    private static func offers(along path: [Place]) -> [Offer] {
        var offers: [Offer] = []
        var inner = path.count - 1
        while inner >= 0 {
            let proposal = path[inner].offer
            // Who was offered the same has handed it on.
            var maker = inner - 1
            while maker >= 0, path[maker].offer.isAsLarge(as: proposal) { maker -= 1 }
            guard maker >= 0 else {
                offers.append(Offer(proposal: proposal, maker: nil, rule: .page))
                break
            }
            let (outer, child) = (path[maker], path[maker + 1])
            let around = Size(
                width: outer.size.width - child.size.width, height: outer.size.height - child.size.height)
            let rule = outer.element.rule(
                for: child.element, offered: outer.offer, child.offer, at: child.left, around: around)
            offers.append(Offer(proposal: proposal, maker: outer.element, rule: rule))
            inner = maker
        }
        return offers
    }
}

extension Proposal {
    /// Whether it offers the same lengths.
    fileprivate func isAsLarge(as other: Proposal) -> Bool { width == other.width && height == other.height }
}
