/// The entries that Up and Ctrl-R find, and which of them stands at the prompt.
struct History {
    /// The oldest first.
    private(set) var entries: [String] = []
    /// How many are kept.
    let size: Int
    /// The one that stands at the prompt; nil where that is none of them.
    private(set) var place: Int?
    /// What stood at the prompt before any of them did.
    private var draft = ""

    init(size: Int) { self.size = max(1, size) }

    /// Adds an entry; one that is the same as the last is there already.
    mutating func remember(_ entry: String) {
        place = nil
        guard entry != entries.last else { return }
        // Many at once, so that each one costs little.
        if entries.count >= 2 * size { entries.removeFirst(entries.count - size + 1) }
        entries.append(entry)
    }

    /// Forgets what stands at the prompt.
    mutating func begin() { (place, draft) = (nil, "") }

    /// The next older entry, or newer one; nil where there is none. Beyond the newest stands what stood there before.
    ///
    /// - Parameter text: what stands at the prompt.
    mutating func step(older: Bool, from text: String) -> String? {
        let next = (place ?? entries.count) + (older ? -1 : 1)
        guard next >= max(0, entries.count - size), next <= entries.count else { return nil }
        return go(to: next, from: text)
    }

    /// Puts an entry at the prompt.
    mutating func go(to next: Int, from text: String) -> String {
        if place == nil { draft = text }
        place = next < entries.count ? next : nil
        return next < entries.count ? entries[next] : draft
    }

    /// The next entry that holds some characters, from one on, and where in it they stand, in scalars. Linear in all entries.
    func entry(holding pattern: String, from first: Int, older: Bool) -> (place: Int, offset: Int)? {
        let places = max(0, entries.count - size)..<entries.count
        var place = first
        while places.contains(place) {
            if let offset = Self.offset(of: pattern, in: entries[place]) { return (place, offset) }
            place += older ? -1 : 1
        }
        return nil
    }

    /// Where a text stands in another one for the first time, in scalars.
    static func offset(of pattern: String, in text: String) -> Int? {
        let wanted = Array(pattern.utf8)
        guard let head = wanted.first else { return 0 }
        let bytes = Array(text.utf8)
        var rest = bytes[...]
        while let start = rest.firstIndex(of: head) {
            if bytes[start...].starts(with: wanted) {
                return String(decoding: bytes[..<start], as: UTF8.self).unicodeScalars.count
            }
            rest = bytes[(start + 1)...]
        }
        return nil
    }
}
