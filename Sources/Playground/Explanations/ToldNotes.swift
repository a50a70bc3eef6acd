import StyleEngine

/// The notes on the canvas that a person was told, so that nothing is said twice.
struct ToldNotes {
    /// Those that are true of the canvas now, each by its kind.
    private var unused: Set<String> = []
    private var unreadable: Set<String> = []
    private var unfollowed: Set<String> = []
    /// Those of its bodies, of which only some are made again for each drawing.
    private var noticed: Set<RuntimeNote> = []

    /// What is new among the styles that nothing takes.
    mutating func news(ofUnused now: [String]) -> Set<String> {
        defer { unused = Set(now) }
        return Set(now).subtracting(unused)
    }

    /// What is new among the texts that can't be read.
    mutating func news(ofUnreadable now: [String]) -> [String] {
        defer { unreadable = Set(now) }
        return now.filter { !unreadable.contains($0) }
    }

    /// What is new among the variables that no body follows.
    mutating func news(ofUnfollowed now: Set<String>) -> Set<String> {
        defer { unfollowed.formUnion(now) }
        return now.subtracting(unfollowed)
    }

    /// Forgets what was noticed, so that it is told again.
    mutating func forgetNoticed() { noticed = [] }

    /// What is new among what was noticed.
    mutating func news(of now: [RuntimeNote]) -> [RuntimeNote] { now.filter { noticed.insert($0).inserted } }
}
