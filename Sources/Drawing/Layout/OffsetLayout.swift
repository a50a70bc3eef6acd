/// A view drawn elsewhere than where it stands: `offset(x:y:)`. In columns and rows.
public struct OffsetLayout: Drawable {
    private let x: Int
    private let y: Int
    /// What drawings, which have no cells, add to that.
    private let rest: HalfCells

    /// Moves what is drawn by columns and rows; what is negative moves it to the left and up.
    ///
    /// - Parameter halves: the same in half columns and half rows, as drawings show it; nil where it is whole ones.
    public init(x: Int = 0, y: Int = 0, halves: (x: Int, y: Int)? = nil) {
        self.x = x
        self.y = y
        rest = halves.map { HalfCells(x: Self.rest($0.x, of: x), y: Self.rest($0.y, of: y)) } ?? .none
    }

    private static func rest(_ halves: Int, of cells: Int) -> Int8 { Int8(clamping: halves &- 2 &* cells) }

    public func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        for child in subviews { child.place(at: Point(x: frame.minX + x, y: frame.minY + y), beside: rest, proposal) }
    }

    /// Something that is moved counts where it was.
    public func guide(_ guide: Guide, in frame: Rect, _ subviews: Subviews) -> Int? {
        subviews.first?.ownGuide(guide)
    }

    /// Something that is moved counts where it was.
    public func measured(of subviews: Subviews) -> Subviews { [] }
}
