/// The borders of controls in a row, which are found while its cells are read from left to right.
struct ControlFrames {
    private let y: Int
    /// Those that were found, the inner ones first.
    private(set) var all: [ControlFrame] = []
    /// The borders that begin without an end yet: where, how much is done of a ring, and the knob that stands inside.
    private var open: [(start: Int, part: Double?, knob: Int?)] = []
    /// The column in which a part begins that is chosen.
    private var chosen: Int?

    init(_ y: Int) { self.y = y }

    /// Reads a sign in a column.
    ///
    /// - Parameters:
    ///   - part: how much is done of a ring of which it is an end.
    ///   - hasFace: whether it stands on a face of the control, which needs no border.
    /// - Returns: whether it is a part of a border, which is drawn in its place.
    mutating func read(_ sign: Sign, at x: Int, _ look: PictureRun, part: Double?, hasFace: Bool) -> Bool {
        if sign.isSelection, !open.isEmpty || hasFace {
            // A face tells by its own colour that all of it is chosen.
            if !hasFace { choose(look, x) }
            return true
        }
        if sign == .knob, let last = open.indices.last {
            open[last].knob = x
            return false
        }
        guard let end = ControlFrame.End(sign) else { return false }
        chosen = nil
        guard case .right(let isRound) = end else {
            open.append((x, part, nil))
            return true
        }
        // Of borders in each other without anything between them the outer one is drawn.
        guard let last = open.popLast(), !hasFace, open.last?.start != last.start - 1 else { return true }
        var kind: ControlFrame.Kind =
            switch sign {
            case .fieldRight: .field
            case .partsRight: .parts
            default: isRound ? .round : .square
            }
        if let part = last.part { kind = .ring(part) }
        if let knob = last.knob { kind = .switch(knob: knob) }
        all.append(ControlFrame(cells: cells(last.start...x), kind: kind, look: look))
        return true
    }

    /// Reads an end of a part of a control that is chosen.
    mutating func choose(_ look: PictureRun, _ x: Int) {
        guard let start = chosen else { return chosen = x }
        all.append(ControlFrame(cells: cells(start...x), kind: .chosen, look: look))
        chosen = nil
    }

    private func cells(_ columns: ClosedRange<Int>) -> Rect {
        Rect(x: columns.lowerBound, y: y, width: columns.count, height: 1)
    }
}
