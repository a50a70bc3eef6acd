/// How far the corners of a form reach along its sides, in columns and in rows; clockwise from the upper left one.
struct CornerReach: Hashable {
    private let allColumns: SIMD4<Double>
    private let allRows: SIMD4<Double>

    /// Square corners.
    static let square = CornerReach(columns: 0, rows: 0)

    /// Four equal corners.
    init(columns: Double, rows: Double) { (allColumns, allRows) = (.init(repeating: columns), .init(repeating: rows)) }

    /// Four corners of their own.
    init(_ corners: [Corner], in size: Size) {
        let radii = corners.prefix(4).map { $0.radii(in: size) }
        var (columns, rows) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
        for (index, radius) in radii.enumerated() { (columns[index], rows[index]) = radius }
        (allColumns, allRows) = (columns, rows)
    }

    /// Those of the one that reaches furthest.
    var columns: Double { allColumns.max() }
    var rows: Double { allRows.max() }

    /// Whether all reach equally far.
    var areEqual: Bool { allColumns.min() == columns && allRows.min() == rows }

    /// The reach of one of them.
    subscript(isLower isLower: Bool, isRight isRight: Bool) -> (columns: Double, rows: Double) {
        let index = isLower ? isRight ? 2 : 3 : isRight ? 1 : 0
        return (allColumns[index], allRows[index])
    }
}
