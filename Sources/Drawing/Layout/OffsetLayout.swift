/// A view drawn elsewhere than where it stands: `offset(x:y:)`. In columns and rows.
public struct OffsetLayout: Drawable {
    private let x: Int
    private let y: Int

    /// Moves what is drawn by columns and rows; what is negative moves it to the left and up.
    public init(x: Int = 0, y: Int = 0) {
        self.x = x
        self.y = y
    }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        for child in subviews { child.place(at: Point(x: frame.minX + x, y: frame.minY + y), proposal) }
    }

    /// Something that is moved counts where it was.
    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        subviews.first?.ownGuide(guide)
    }

    /// Something that is moved counts where it was.
    public func measured(of subviews: Subviews) -> Subviews { [] }
}
