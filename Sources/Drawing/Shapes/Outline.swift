/// The form of a shape.
public enum Outline: Hashable, Sendable {
    /// Square corners.
    case rectangle
    /// Corners of a radius in points.
    case rounded(Double)
    /// Ends that are half circles.
    case capsule
    /// The largest circle that fits.
    case circle
    /// As wide and as high as there is room.
    case ellipse

    /// What the legend says about its corners. A radius of 8, a column, needs no word.
    var corner: String? {
        guard case .rounded(let radius) = self, radius > 0, radius != 8 else { return nil }
        return "corner \(radius.short)"
    }

    /// What the legend calls it where text hides it.
    var name: String {
        switch self {
        case .rectangle: ""
        case .rounded(let radius) where !(radius > 0): ""
        case .rounded: "rounded rectangle"
        case .capsule: "capsule"
        case .circle: "circle"
        case .ellipse: "ellipse"
        }
    }

    /// Whether on so few rows only the legend can tell it from others: on one row rounded ends look like a capsule's, on
    /// two a line around a capsule, a circle or an ellipse looks like one around a rounded rectangle.
    func isHidden(onRows rows: Int, isFilled: Bool) -> Bool {
        switch self {
        case .rectangle: false
        case .rounded(let radius): rows == 1 && radius > 0
        case .capsule, .circle: rows == 2 && !isFilled
        case .ellipse: rows < 3
        }
    }

    /// The cells that the shape takes of those it is offered: a circle takes a square, with `aspect` columns to a row.
    func size(in size: Size, aspect: Int) -> Size {
        guard self == .circle else { return size }
        let rows = min(size.height, max(1, size.width / aspect))
        return Size(width: min(size.width, rows * aspect), height: rows)
    }
}
