/// A view of fixed proportions: `aspectRatio(_:contentMode:)`.
///
/// The view is proposed the largest size of these proportions that fits into what is offered, or the smallest that
/// fills it, and takes what it likes of that.
public struct AspectRatioLayout: Drawable {
    private let ratio: Double?
    private let fills: Bool

    /// - Parameters:
    ///   - ratio: columns for each row; nil, and whatever is no number above 0, keeps the view's own proportions.
    ///   - fills: whether the view covers what is offered, instead of staying inside.
    public init(_ ratio: Double?, fills: Bool) {
        self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.fills = fills
    }

    public func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        subviews.first?.size(inside(proposal, subviews)) ?? .zero
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        let offer = inside(proposal, subviews)
        for child in subviews { child.place(at: frame.origin(of: child.size(offer), .center), offer) }
    }

    private func inside(_ proposal: Proposal, _ subviews: Subviews) -> Proposal {
        guard let ratio = ratio ?? own(subviews) else { return proposal }
        let width = proposal.width.flatMap { $0 < Size.infinity ? Double($0) : nil }
        let height = proposal.height.flatMap { $0 < Size.infinity ? Double($0) : nil }
        switch (width, height) {
        case (nil, nil): return proposal
        case (let width?, nil): return Self.cells(width, width / ratio)
        case (nil, let height?): return Self.cells(height * ratio, height)
        case (let width?, let height?):
            let isTooWide = width > height * ratio
            return isTooWide == fills ? Self.cells(width, width / ratio) : Self.cells(height * ratio, height)
        }
    }

    /// The proportions that the view has by itself.
    private func own(_ subviews: Subviews) -> Double? {
        guard let size = subviews.first?.size(.unspecified), size.width > 0, size.height > 0 else { return nil }
        return Double(size.width) / Double(size.height)
    }

    /// Whole cells, rounded half up; nothing vanishes that has a length.
    private static func cells(_ width: Double, _ height: Double) -> Proposal {
        func cells(_ length: Double) -> Int {
            length > 0 ? max(1, Int(min((length + 0.5).rounded(.down), Double(Size.infinity)))) : 0
        }
        return Proposal(width: cells(width), height: cells(height))
    }
}
