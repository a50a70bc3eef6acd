import Drawing
import Testing

@Suite struct ProposalTests {
    private let open = Proposal(width: 40, height: 5, isOpen: true)

    @Test("What grows fills a firm width, and takes its ideal in an open one as far as there is room")
    func growing() {
        #expect(Proposal(width: 40, height: 5).growing(10) == 40)
        #expect(Proposal(width: 4, height: 5).growing(10) == 4)
        #expect(open.growing(10) == 10)
        #expect(open.growing(50) == 40)
        #expect(Proposal.unspecified.growing(10) == 10)
        #expect(Proposal(width: Size.infinity, height: nil, isOpen: true).growing(10) == 10)
    }

    @Test("An open width stays open until something sets it")
    func openness() {
        #expect(open.width == 40)
        #expect(open.inset(width: 2, height: 1) == Proposal(width: 38, height: 4, isOpen: true))
        #expect(open.with(.horizontal, 7) == Proposal(width: 7, height: 5, isOpen: true))
        #expect(open.with(.vertical, nil) == Proposal(width: 40, height: nil, isOpen: true))
        #expect(open.ideal(along: .vertical) == Proposal(width: 40, height: nil, isOpen: true))
        #expect(open.firm(width: 7) == Proposal(width: 7, height: 5))
        #expect(open != Proposal(width: 40, height: 5))
    }

    @Test("An ideal width is neither open nor firm")
    func ideal() {
        #expect(Proposal(width: nil, height: 5, isOpen: true) == Proposal(width: nil, height: 5))
        #expect(open.ideal(along: .horizontal) == Proposal(width: nil, height: 5))
        #expect(!Proposal.unspecified.isOpen)
    }
}
