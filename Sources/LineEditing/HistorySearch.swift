/// A search among earlier entries as Ctrl-R begins it: with each character it goes on to the next entry that holds them
/// all.
struct HistorySearch {
    /// What was typed, and what it led to.
    struct State {
        var pattern = ""
        /// The entry that is shown; nil for what stood at the prompt before.
        var place: Int?
        /// Where in it the pattern stands, in scalars.
        var offset: Int
        /// Whether no further entry holds the pattern.
        var isFailed = false
    }

    /// What stood at the prompt.
    let original: EntryBuffer
    /// Whether it looks for older entries.
    private(set) var isOlder: Bool
    /// The states up to this one, of which Backspace takes away the last.
    private var states: [State]

    /// - Parameter place: the earlier entry that stands at the prompt; nil where none does.
    init(_ original: EntryBuffer, place: Int?, isOlder: Bool) {
        self.original = original
        self.isOlder = isOlder
        states = [State(place: place, offset: original.cursor)]
    }

    var state: State { states.last ?? State(offset: original.cursor) }

    /// What stands below the entry: `bck:` and the pattern, `bck?` where nothing holds it.
    var label: String { (isOlder ? "bck" : "fwd") + (state.isFailed ? "?" : ":") + state.pattern }

    /// Adds a character to the pattern.
    mutating func add(_ scalar: Unicode.Scalar, in history: History) {
        var next = state
        next.pattern.unicodeScalars.append(scalar)
        let shown = next.place ?? (isOlder ? history.entries.count - 1 : history.entries.count)
        look(for: next, from: shown, in: history)
    }

    /// Goes on to the next entry that holds the pattern.
    ///
    /// - Parameter last: the pattern of the search before, taken where nothing has been typed.
    mutating func goOn(older: Bool, last: String, in history: History) {
        isOlder = older
        var next = state
        if next.pattern.isEmpty { next.pattern = last }
        guard !next.pattern.isEmpty else { return }
        let shown = next.place ?? history.entries.count
        look(for: next, from: shown + (older ? -1 : 1), in: history)
    }

    private mutating func look(for wanted: State, from first: Int, in history: History) {
        var next = wanted
        if let found = history.entry(holding: next.pattern, from: first, older: isOlder) {
            (next.place, next.offset, next.isFailed) = (found.place, found.offset, false)
        } else {
            next.isFailed = true
        }
        states.append(next)
    }

    /// Takes back what the last key did.
    mutating func takeBack() {
        if states.count > 1 { states.removeLast() }
    }
}
