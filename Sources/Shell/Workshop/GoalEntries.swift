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
            guard standing.isEmpty else { return .enters }
            guard all.isEmpty, !earlier.isEmpty else { return .isAtStart }
            (all, earlier) = (earlier, [])
            return .bringsBack
        default: return .enters
        }
    }

    /// The entries that were not taken back.
    var standing: [String] {
        var (standing, taken): ([String], [String]) = ([], [])
        for entry in all {
            switch entry {
            case ":undo": if let last = standing.popLast() { taken.append(last) }
            case ":redo": if let next = taken.popLast() { standing.append(next) }
            default:
                standing.append(entry)
                taken = []
            }
        }
        return standing
    }
}
