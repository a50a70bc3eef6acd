import Drawing
import StyleEngine

/// Puts the middle of a view at a point of the space that is offered.
struct PositionModifier: DrawnModifier {
    let x: CGFloat
    let y: CGFloat

    /// The points up to which parts of cells matter.
    private static let longest = 100_000.0

    func drawing(at place: Surroundings) -> (any Drawable)? {
        let halves = (
            x: place.halfCells(x, along: .horizontal, "position"), y: place.halfCells(y, along: .vertical, "position")
        )
        guard abs(x) < Self.longest, abs(y) < Self.longest else {
            return PositionLayout(columns: Double(halves.x) / 2, rows: Double(halves.y) / 2, isExact: false)
        }
        return PositionLayout(
            columns: x / place.scale.column, rows: y / place.scale.row, isExact: place.charset == .drawn)
    }
}

extension View {
    /// Puts the middle of a view at a point of the space that it is offered, in points.
    ///
    /// - Example: `Text("a").position(x: 40, y: 16).frame(width: 80, height: 48).border(.primary)`
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(PositionModifier(x: x, y: y))
    }

    /// Puts the middle of a view at a point of the space that it is offered, in points.
    ///
    /// - Example: `Text("a").position(CGPoint(x: 40, y: 16)).frame(width: 80, height: 48).border(.primary)`
    public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}
