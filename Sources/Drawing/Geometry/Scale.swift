/// How points become cells.
public struct Scale: Hashable, Sendable {
    /// Points in one column.
    public let column: Double
    /// Points in one row.
    public let row: Double

    /// A scale from the points in a column and in a row, both more than 0.
    public init(column: Double, row: Double) {
        self.column = column
        self.row = row
    }

    /// 8 points are a column, 16 a row.
    public static let standard = Scale(column: 8, row: 16)
    /// A point is a cell.
    public static let oneToOne = Scale(column: 1, row: 1)

    /// The longest lengths that points can ask for, in cells: no picture is wider, and few people look at more rows.
    /// Infinity stays `Size.infinity`.
    public static let longest = Size(width: 1_000, height: 200)

    /// The columns in a length: rounded half up, at least 1 where the length is more than 0.
    /// A negative length is a negative number of columns, and none where it is half a column or less; NaN is 0.
    public func columns(_ points: Double) -> Int { cells(points, along: .horizontal) }

    /// The rows in a length: rounded half up, at least 1 where the length is more than 0.
    /// A negative length is a negative number of rows, and none where it is half a row or less; NaN is 0.
    public func rows(_ points: Double) -> Int { cells(points, along: .vertical) }

    /// The cells in a length along an axis.
    public func cells(_ points: Double, along axis: Axis) -> Int {
        guard points != 0, !points.isNaN else { return 0 }
        guard points.isFinite else { return points > 0 ? Size.infinity : -Size.infinity }
        let rounded = (points / unit(along: axis) + 0.5).rounded(.down)
        let cells = max(-Self.longest[axis], min(Int(clamped: rounded), Self.longest[axis]))
        // What is there is seen; what is taken away is not more than was asked for.
        return points > 0 ? max(1, cells) : cells
    }

    /// The cells in a length that is kept free along an axis, as by padding and spacing: as in any other length, but less
    /// than half a row takes none.
    public func space(_ points: Double, along axis: Axis) -> Int {
        axis == .vertical && points > 0 && points < row / 2 ? 0 : cells(points, along: axis)
    }

    /// Whether a length has an end and more cells along an axis than there can be.
    package func isTooLong(_ points: Double, along axis: Axis) -> Bool {
        points.isFinite && points.magnitude / unit(along: axis) + 0.5 >= Double(Self.longest[axis] + 1)
    }

    /// The points in a cell along an axis.
    package func unit(along axis: Axis) -> Double { axis == .horizontal ? column : row }

    /// How many columns look as long as one row.
    public var aspect: Int { max(1, Int(clamped: (row / column).rounded())) }
}
