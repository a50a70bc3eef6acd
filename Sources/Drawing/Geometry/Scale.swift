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

    /// The longest length that points can ask for, in cells. Infinity stays `Size.infinity`.
    public static let longest = 10_000

    /// The columns in a length: rounded half up, at least 1 where the length is more than 0.
    /// A negative length is a negative number of columns; NaN is 0.
    public func columns(_ points: Double) -> Int { Self.cells(points, per: column) }

    /// The rows in a length: rounded half up, at least 1 where the length is more than 0.
    /// A negative length is a negative number of rows; NaN is 0.
    public func rows(_ points: Double) -> Int { Self.cells(points, per: row) }

    /// The cells in a length along an axis.
    public func cells(_ points: Double, along axis: Axis) -> Int {
        axis == .horizontal ? columns(points) : rows(points)
    }

    /// How many columns look as long as one row.
    public var aspect: Int { max(1, Int((row / column).rounded())) }

    private static func cells(_ points: Double, per unit: Double) -> Int {
        guard points != 0, !points.isNaN else { return 0 }
        if points < 0 { return -cells(-points, per: unit) }
        guard points.isFinite else { return Size.infinity }
        return max(1, Int(min((points / unit + 0.5).rounded(.down), Double(longest))))
    }
}
