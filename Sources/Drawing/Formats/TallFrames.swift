/// The borders of controls of several rows, which are found while rows are read from top to bottom: of brackets whose
/// ends lie on the first and on the last one.
struct TallFrames {
    /// A border of which the upper end was read.
    private struct Open {
        let columns: ClosedRange<Int>
        let top: Int
        let isRound: Bool
        let look: PictureRun
    }

    private var open: [Open] = []
    private var complete: [ControlFrame] = []
    /// The columns of left ends of the row, without right ends yet.
    private var starts: [Int] = []

    /// Reads a sign.
    ///
    /// - Returns: whether it is a part of such a border, which is drawn in its place.
    mutating func read(_ sign: Sign, at x: Int, _ y: Int, _ look: PictureRun) -> Bool {
        switch sign {
        case .topLeft, .roundTopLeft, .bottomLeft, .roundBottomLeft: starts.append(x)
        case .topRight, .roundTopRight:
            guard let start = starts.popLast() else { return false }
            open.append(Open(columns: start...x, top: y, isRound: sign == .roundTopRight, look: look))
        case .bottomRight, .roundBottomRight:
            guard let start = starts.popLast(), let index = open.firstIndex(where: { $0.columns == start...x }) else {
                return false
            }
            let frame = open.remove(at: index)
            let cells = Rect(x: start, y: frame.top, width: x - start + 1, height: y - frame.top + 1)
            complete.append(ControlFrame(cells: cells, kind: frame.isRound ? .round : .square, look: frame.look))
        case .sideLeft, .sideRight, .roundSideLeft, .roundSideRight:
            return open.contains { $0.columns.lowerBound == x || $0.columns.upperBound == x }
        default: return false
        }
        return true
    }

    /// The borders that ended in the row that was read.
    mutating func closed() -> [ControlFrame] {
        defer { (complete, starts) = ([], []) }
        return complete
    }
}
