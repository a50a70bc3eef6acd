/// What was entered since a goal began, and what a new start has set aside.
struct GoalEntries {
    /// The entries that count.
    private(set) var all: [String] = []
    /// The entries before the last new start.
    private var earlier: [String] = []

    /// What an entry is for a goal.
    enum Turn {
        /// The session is to run it.
        case enters
        /// The goal begins anew.
        case beginsAnew
        /// What a new start has set aside is to stand again.
        case bringsBack
        /// It would take back what the goal begins with.
        case isAtStart
    }

    /// Notes an entry that ran.
    mutating func add(_ entry: String) { all.append(entry) }

    /// Says what to do about an entry before it runs.
    mutating func turn(for entry: String) -> Turn {
        switch entry {
        case ":reset":
            if !all.isEmpty { earlier = all }
            all = []
            return .beginsAnew
        case ":undo":
            guard depth == 0 else { return .enters }
            guard all.isEmpty, !earlier.isEmpty else { return .isAtStart }
            (all, earlier) = (earlier, [])
            return .bringsBack
        default: return .enters
        }
    }

    /// How many entries can be taken back.
    private var depth: Int {
        all.reduce(0) { depth, entry in
            switch entry {
            case ":undo": max(0, depth - 1)
            default: depth + 1
            }
        }
    }
}
