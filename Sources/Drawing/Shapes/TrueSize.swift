/// How large a frame is where cells are too large for it, for drawings, which have none.
struct TrueSize: Hashable {
    /// The columns and rows that it takes in points, in parts of them too; nil where it says nothing.
    var columns: Double?
    var rows: Double?
    /// The cells that it takes.
    var width: Int?
    var height: Int?
    /// Whether nothing stands beside it, so that a drawing shows its true size however large it is.
    var isFree = false

    /// The widest frame, in columns, of which a drawing shows the true width: more of them stand beside other things.
    private static let widest = 3
    /// The same of the height of such a narrow frame, in rows.
    private static let highest = 2

    /// Whether a drawing shows a circle in so many cells in its true size, which is more than the cells that it takes.
    static func isSmall(_ size: Size) -> Bool { size.width <= widest && size.height <= highest }

    /// The same frame inside another one, which may say what this one doesn't.
    func inside(_ outer: TrueSize) -> TrueSize {
        var size = self
        size.isFree = outer.isFree
        if width == nil { (size.columns, size.width) = (outer.columns, outer.width) }
        if height == nil { (size.rows, size.height) = (outer.rows, outer.height) }
        return size
    }

    /// The pixels that are free at least between a form and the letters of the row above it.
    private static let gap = 2.0

    /// The pixels that something has which takes all cells of the frame. It reaches hardly beyond these, so that it keeps clear
    /// of the letters of the row above.
    ///
    /// - Parameters:
    ///   - cells: its cells.
    ///   - stand: the point of the cells that it has in common with them.
    func box(in cells: Rect, _ stand: UnitPoint) -> CGRect {
        let whole = SketchGrid.pixels(of: cells)
        let isNarrow = cells.width == width && (isFree || cells.width <= Self.widest)
        let across = isNarrow ? columns.map { $0 * SketchGrid.column } ?? whole.width : whole.width
        let isLow =
            cells.height == height && (isFree || stand.y == 1 || cells.height <= (isNarrow ? Self.highest : 1))
        let most = isFree ? .infinity : whole.height + SketchGrid.row - SketchGrid.baseline - Self.gap
        let down = isLow ? rows.map { min($0 * SketchGrid.row, most) } ?? whole.height : whole.height
        return CGRect(
            x: whole.minX + (whole.width - across) * stand.x, y: whole.minY + (whole.height - down) * stand.y,
            width: across, height: down)
    }

    /// The eighths of its first row that something takes which stands on the last one, 1...8; nil where it doesn't.
    func eighthsOnTop(in cells: Rect, _ stand: UnitPoint) -> Int? {
        guard let rows, cells.height == height, stand.y == 1 else { return nil }
        return max(1, min(Int(clamped: ((rows - Double(cells.height - 1)) * 8).rounded()), 8))
    }

    /// The eighths of its cells that a line along an axis takes across, 1...8; nil where nothing says it.
    func eighths(across axis: Axis) -> Int? {
        let part = axis == .horizontal ? height == 1 ? rows : nil : width == 1 ? columns : nil
        return part.map { max(1, min(Int(clamped: ($0 * 8).rounded()), 8)) }
    }

    /// The pixels of the largest circle in a small frame, which cells may show smaller than it is; nil where something else
    /// takes these cells.
    func circle(in cells: Rect, _ stand: UnitPoint) -> CGRect? {
        guard let columns, let rows, let width, let height,
            isFree || Self.isSmall(Size(width: width, height: height)),
            cells.size == Outline.circle.size(in: Size(width: width, height: height), aspect: Scale.standard.aspect)
        else { return nil }
        let side = min(columns * SketchGrid.column, rows * SketchGrid.row)
        // It has its middle in common with the frame, which may have more cells.
        let (middle, room) = (
            SketchGrid.pixels(of: cells), SketchGrid.pixels(of: Rect(x: 0, y: 0, width: width, height: height))
        )
        return CGRect(
            x: middle.midX - side / 2 + (room.width - side) * (stand.x - 0.5),
            y: middle.midY - side / 2 + (room.height - side) * (stand.y - 0.5), width: side, height: side)
    }
}

extension TrueSize {
    /// The size of a line along an axis, which is a point thick.
    init(lineAlong axis: Axis) {
        switch axis {
        case .horizontal: (rows, height) = (1 / Scale.standard.row, 1)
        case .vertical: (columns, width) = (1 / Scale.standard.column, 1)
        }
    }
}

extension Alignment {
    /// The point of a rectangle that is aligned: an edge, a corner or the middle.
    var point: UnitPoint { UnitPoint(x: horizontal.part, y: vertical.part) }
}

extension HorizontalAlignment {
    /// The part of a width at which it lies, 0...1.
    var part: Double { self == .leading ? 0 : self == .trailing ? 1 : 0.5 }
}

extension VerticalAlignment {
    /// The part of a height at which it lies, 0...1.
    var part: Double { self == .top ? 0 : self == .bottom || self == .lastTextBaseline ? 1 : 0.5 }
}
