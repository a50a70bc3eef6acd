/// Notes whether a piece of work changes what was there before it: a variable of the session, an object, a variable that
/// closures share, or state of the engine.
final class StateChanges {
    /// The number of the piece of work under way: what comes into being in it bears that number.
    private(set) var work = 0
    private var isNoted = false

    /// Notes that something is changed.
    ///
    /// - Parameter work: the piece of work in which it came into being; nil where nobody can tell.
    @inline(__always)
    func note(since work: Int? = nil) {
        if work != self.work { isNoted = true }
    }

    /// Does a piece of work.
    ///
    /// - Returns: what comes of it, and whether it changes anything that was there before it.
    func noting<Result>(_ body: () throws -> Result) rethrows -> (result: Result, isAny: Bool) {
        work &+= 1
        isNoted = false
        let result = try body()
        return (result, isNoted)
    }
}
