import Language

/// What was entered and answered, as it is saved and recorded.
struct History {
    /// Everything in the order in which it was entered, what was undone included.
    private(set) var all: [Exchange] = []
    private var kept: [Exchange] = []
    private var start = 0

    /// What leads to the session as it stands: without what was undone, and what came before `:reset`.
    var current: [Exchange] { Array(kept[start...]) }

    /// How many exchanges came before those of `current`.
    var currentStart: Int { start }

    /// Whether the last entry that declares a name was refused.
    func hasRefused(_ name: String) -> Bool {
        let last = current.last { $0.entry.contains(name) && Reading(strictly: $0.entry).declares(name) }
        return last?.refusal != nil
    }

    /// A place in the history to which undoing leads back.
    struct Mark {
        /// How many exchanges stand before it.
        let count: Int
        fileprivate let start: Int
    }

    /// The place after all that was entered so far.
    var mark: Mark { Mark(count: kept.count, start: start) }

    /// Adds an entry with its answer; one that only moves about in the history counts for `all` alone.
    mutating func append(_ exchange: Exchange, isKept: Bool) {
        all.append(exchange)
        if isKept { kept.append(exchange) }
    }

    /// Lets `current` begin here.
    mutating func startAnew() {
        start = kept.count
    }

    /// Goes back to a mark and answers what was taken away.
    mutating func goBack(to mark: Mark) -> [Exchange] {
        defer {
            kept.removeSubrange(mark.count...)
            start = mark.start
        }
        return Array(kept[mark.count...])
    }

    /// Puts back what was taken away.
    mutating func putBack(_ exchanges: [Exchange]) {
        kept += exchanges
    }
}
