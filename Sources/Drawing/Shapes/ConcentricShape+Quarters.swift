extension ConcentricShape {
    /// The size in which it is shown by quarters of cells in what lies around it. A disc on another one, or in a ring with a gap,
    /// leaves a quarter of a cell on each side, where there is room.
    ///
    /// - Parameter room: the size in which that is shown.
    func quarters(in outer: ConcentricShape, _ room: CGSize, _ size: CGSize) -> CGSize {
        guard outline.isOval, outer.outline.isOval, !isLine || !outer.isLine else { return size }
        let rim =
            min((outer.columns - columns) * Scale.standard.column, (outer.rows - rows) * Scale.standard.row) / 2
        if isLine {
            guard room.height >= Self.leastRoomOfLine else { return size }
            if rim < Self.leastRim { return rim > 0 ? room : size }
        }
        guard let line = outer.line else { return leavingQuarters(of: room, size) }
        return quarters(inRingOf: line, gap: rim - line, room, size)
    }

    /// - Parameters:
    ///   - line: the points that the line of the ring takes of what it surrounds.
    ///   - gap: the points between that and the disc.
    private func quarters(inRingOf line: Double, gap: Double, _ room: CGSize, _ size: CGSize) -> CGSize {
        let width = max(line / Scale.standard.column, 0.5)
        let height = max(line / Scale.standard.row, 0.5)
        let inside = CGSize(width: room.width - 2 * width, height: room.height - 2 * height)
        let leastGap = inside.height < Self.broadRoom ? Self.leastGapOfSmall : Self.leastGap
        if inside.height >= Self.leastRoom, gap >= leastGap { return leavingQuarters(of: inside, size) }
        // It reaches to the middle of the line.
        return CGSize(width: max(size.width, room.width - width), height: max(size.height, room.height - height))
    }

    /// What a size may be for a quarter of a cell on each side of a room to be left.
    private func leavingQuarters(of room: CGSize, _ size: CGSize) -> CGSize {
        guard room.height >= 2 else { return size }
        let height = min(size.height, room.height - 1)
        let widest =
            outline == .circle ? height * Scale.standard.row / Scale.standard.column * Self.mostWidth : .infinity
        return CGSize(width: min(size.width, room.width - 1, widest), height: height)
    }

    /// The points from which a gap in a ring is seen, and in a small one, which leaves less of the disc; and the rows in the ring
    /// from which there is room for it.
    private static let leastGap = 2.0
    private static let leastGapOfSmall = 4.0
    private static let leastRoom = 3.0
    private static let broadRoom = 4.0
    /// The points from which the edge of a disc is seen around a ring on it, and the rows in it from which there is room for both.
    private static let leastRim = 3.0
    private static let leastRoomOfLine = 2.5
    /// The width that a circle has at most there, in parts of its height.
    private static let mostWidth = 1.2
}
