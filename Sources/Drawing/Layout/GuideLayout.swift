/// A view that says where one of its guides is: `alignmentGuide(_:computeValue:)`.
public struct GuideLayout: Drawable {
    private let guide: Guide
    private let scale: Scale
    private let value: (ViewDimensions) -> CGFloat

    /// Sets an upright guide, in points from the left edge.
    public init(
        _ alignment: HorizontalAlignment, scale: Scale, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) {
        (guide, self.scale, value) = (alignment.guide, scale, computeValue)
    }

    /// Sets a level guide, in points from the upper edge.
    public init(_ alignment: VerticalAlignment, scale: Scale, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        (guide, self.scale, value) = (alignment.guide, scale, computeValue)
    }

    public var setsGuide: Bool { true }

    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        func own(_ guide: Guide) -> Int? { subviews.first?.ownGuide(guide) }
        guard guide == self.guide else { return own(guide) }
        let dimensions = ViewDimensions(frame.size, scale) { own($0) ?? $0.standard(in: frame.size) }
        return scale.halfCells(value(dimensions), along: guide.axis)
    }
}
