/// The form of a shape.
public enum Outline: Hashable, Sendable {
    /// Square corners.
    case rectangle
    /// Round corners.
    case rounded(Corner)
    /// Ends that are half circles.
    case capsule
    /// The largest circle that fits.
    case circle
    /// As wide and as high as there is room.
    case ellipse
    /// Whatever a path describes.
    indirect case path(PathOutline)

    /// What the legend says about it beside its name, such as its corners.
    public var details: [String] {
        switch self {
        case .rounded(let corner): corner.radius > 0 ? [corner.words].compactMap { $0 } : []
        case .path(let path): path.details
        case .rectangle, .capsule, .circle, .ellipse: []
        }
    }

    /// What the legend calls it.
    package var name: String {
        switch self {
        case .rectangle: ""
        case .rounded(let corner) where !(corner.radius > 0): ""
        case .rounded: "rounded rectangle"
        case .capsule: "capsule"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .path(let path): path.name
        }
    }

    /// The form in words: `rounded rectangle, corner 12`.
    var words: String { ([name] + details).joined(separator: ", ") }

    /// Whether it is a line where it is very thin.
    var isStraight: Bool {
        switch self {
        case .rectangle, .rounded, .capsule: true
        case .circle, .ellipse, .path: false
        }
    }

    /// How far its corners reach in a rectangle of some size, in columns and in rows; nil where it has other sides.
    func corners(in size: Size) -> CornerReach? {
        let (a, b) = (Double(size.width) / 2, Double(size.height) / 2)
        switch self {
        case .rectangle: return .square
        case .rounded(let corner): return CornerReach(Array(repeating: corner, count: 4), in: size)
        // The ends of a capsule are round: a row is as long as two columns.
        case .capsule: return CornerReach(columns: min(a, 2 * b), rows: min(a / 2, b))
        case .circle, .ellipse: return CornerReach(columns: a, rows: b)
        case .path(let path): return path.cornerReach(in: size)
        }
    }

    /// Whether it has round corners that reach over less than a column.
    var hasFineCorners: Bool {
        if case .rounded(let corner) = self { corner.radius < corner.scale.column } else { false }
    }

    /// Whether it is a circle or like one.
    var isRound: Bool { self == .circle || self == .ellipse || self == .capsule }

    /// Whether it is an ellipse.
    var isOval: Bool { self == .circle || self == .ellipse }

    /// Whether it is a circle or a part of one.
    var isCircular: Bool {
        if case .path(let path) = self { path.isPartOfCircle } else { self == .circle }
    }

    /// The cells that the shape takes of those it is offered: a circle takes a square, with `aspect` columns to a row.
    ///
    /// In one row, and where only one column would be left, it takes a column more, and otherwise as many rows as leave as many
    /// above as below, so that it has its middle in common with what stands before it; two rows have no middle. Of all wider
    /// rooms it takes the same, so that circles side by side are alike.
    func size(in size: Size, aspect: Int) -> Size {
        guard isCircular, self == .circle || !TrueSize.isSmall(size) else { return size }
        let columns = size.height * aspect
        guard size.width <= columns else {
            let hasMiddle = size.height == 1 || size.width == columns + 1
            return Size(width: hasMiddle ? columns | 1 : columns, height: size.height)
        }
        let rows = size.width / aspect
        let isRound = size.width % aspect == 0 && size.height % 2 == 0 && rows != 2
        return Size(width: size.width, height: min(size.height, isRound ? rows : rows | 1))
    }
}
