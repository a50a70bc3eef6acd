/// Numbers for values that are to differ from all others. What a session keeps and what is only looked at are counted apart:
/// a look, and an entry that fails, change no number of what is kept.
struct UniqueNumbers {
    private var kept: UInt64 = 0
    private var passing: UInt64 = 0
    /// Where the numbers of passing values begin: an identifier shows 48 bits.
    private static let firstPassing: UInt64 = 1 << 47

    /// The next number.
    ///
    /// - Parameter isKept: whether the session keeps what it is for.
    mutating func next(isKept: Bool) -> UInt64 {
        if isKept {
            kept &+= 1
            return kept
        }
        passing &+= 1
        return Self.firstPassing &+ passing
    }

    /// Begins to count anew what is kept.
    mutating func forgetKept() { kept = 0 }
}
