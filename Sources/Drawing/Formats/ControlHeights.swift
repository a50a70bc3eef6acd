/// How much higher than their rows the controls of a picture are: those of one kind all alike, as much as the one with the
/// least room, and those of one row too.
struct ControlHeights {
    /// What controls of one height have in common.
    enum Kind {
        case button, parts, field, toggle, ring
    }

    /// The controls of a row, and the pixels by which there is room for them to be higher than it.
    struct Row {
        private(set) var kinds: Set<Kind> = []
        private(set) var room = SketchGrid.reach

        /// Takes in a control for which there is so much room.
        mutating func join(_ kind: Kind?, room: Double) {
            if let kind { kinds.insert(kind) }
            self.room = min(self.room, room)
        }
    }

    private var reaches: [Kind: Double] = [:]

    /// Heights for the rows of a picture. Cost: linear in them.
    init(_ rows: [Row]) {
        // Each pass lowers a kind to the room of some row, of which there are few.
        var isSettled = false
        while !isSettled {
            isSettled = true
            for row in rows {
                let reach = reach(of: row)
                for kind in row.kinds where reaches[kind] != reach {
                    reaches[kind] = reach
                    isSettled = false
                }
            }
        }
    }

    /// The pixels by which the controls of a row are higher than it.
    func reach(of row: Row) -> Double {
        row.kinds.reduce(row.room) { min($0, reaches[$1] ?? $0) }
    }
}

extension ControlFrame.Kind {
    /// What it is as high as; nil of a part, which is as high as the control around it.
    var height: ControlHeights.Kind? {
        switch self {
        case .square, .round, .face: .button
        case .parts: .parts
        case .field: .field
        case .switch: .toggle
        case .ring: .ring
        case .chosen: nil
        }
    }
}
