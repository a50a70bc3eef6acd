/// The size of a view and the places of its guides, in points: SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
    private let size: Size
    private let scale: Scale
    private let guide: (Guide) -> Int

    /// - Parameters:
    ///   - size: the view's size in cells.
    ///   - scale: how points become cells.
    ///   - guide: where a guide is, in half cells.
    init(_ size: Size, _ scale: Scale, guide: @escaping (Guide) -> Int) {
        self.size = size
        self.scale = scale
        self.guide = guide
    }

    /// The width in points.
    public var width: CGFloat { Double(size.width) * scale.column }
    /// The height in points.
    public var height: CGFloat { Double(size.height) * scale.row }

    /// Where an upright line is, in points from the left edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { Double(self.guide(guide.guide)) / 2 * scale.column }
    /// Where a level line is, in points from the upper edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { Double(self.guide(guide.guide)) / 2 * scale.row }
}

extension Scale {
    /// The half cells in a length along an axis, rounded half up; NaN is 0, and what is too long is cut off.
    package func halfCells(_ points: Double, along axis: Axis) -> Int {
        let cells = points / unit(along: axis) * 2
        guard !cells.isNaN else { return 0 }
        let longest = Double(2 * Scale.longest[axis])
        return Int(clamped: (max(-longest, min(longest, cells)) + 0.5).rounded(.down))
    }
}
