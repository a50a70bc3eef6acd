/// What an evaluation has used of what it may use: all of its work and all of its memory are charged to this one account.
///
/// Work is counted in steps: calls, rounds of loops, and what built-ins and copies read and make. Memory is counted as it
/// is asked for, and not when it is given back. Where that may come to the limit, the memory of the process is measured,
/// and what it says decides: a program that lets go of what it made may go on.
final class Account {
    private var limits = Limits()
    /// Steps until the next look at the limits, and how many there were after the last one.
    private var credit = 0
    private var granted = 0
    /// Steps up to the last look, and those of them that single built-ins and copies took.
    private var steps = 0
    private var work = Largest<String>()
    /// Steps that drawing took.
    private var drawn = 0
    /// The first error that was reported from where it could not be thrown.
    private(set) var failure: (any Error)?

    /// Bytes that were asked for at once, by what for.
    private var taken: [MemoryUse.Kind: Largest<Int>] = [:]
    /// The memory of this evaluation, and that of all so far.
    private var own = Memory()
    private var all = Memory()
    /// Bytes that were asked for since memory was measured, in earlier evaluations too.
    private var unmeasured = 0
    /// Evaluations that may still begin with what was measured for an earlier one.
    private var unmeasuredStarts = 0

    /// Steps between two looks.
    private static let batch = 255
    /// Bytes that may be asked for between two measurements.
    private static let stride = 32 << 20
    /// How many times the counted memory small values may really take: what they hold is counted, and not what the
    /// machine needs around each of them.
    private static let uncounted = 4
    /// What a step of a drawing takes, about: the nodes of the tree, and their places.
    private static let bytesOfDrawing = 256
    /// How many small evaluations share a measurement of their beginning, and what all of them may ask for.
    private static let sharedStarts = (count: 64, bytes: 1 << 20)
    /// How many times the memory of one evaluation all values of a session may take.
    private static let keptShare = 2

    /// What was asked for from some moment on.
    private struct Memory {
        /// The bytes that were asked for; those that were given back count too.
        var taken = 0
        /// The memory of the process at that moment; nil where the system doesn't say.
        var atStart: Int?

        /// Whether more is in use than may be, where the process takes so much now.
        func exceeds(_ limit: Int, now: Int) -> Bool {
            guard let atStart else { return false }
            return taken > limit / Account.uncounted && now - atStart > limit
        }
    }

    /// A sum, and the largest part of it.
    private struct Largest<Label> {
        var sum = 0
        var size = 0
        var label: Label?

        mutating func add(_ amount: Int, _ size: Int, _ label: Label) {
            sum &+= amount
            if size >= self.size { (self.size, self.label) = (size, label) }
        }
    }

    /// Opens the account for another evaluation.
    func open(_ limits: Limits) {
        // Reading what the system says takes longer than most entries run.
        unmeasuredStarts = own.taken > Account.sharedStarts.bytes ? 0 : unmeasuredStarts - 1
        self.limits = limits
        (credit, granted, steps, failure) = (Account.batch, Account.batch, 0, nil)
        (work, drawn) = (Largest(), 0)
        (taken, own.taken) = ([:], 0)
        guard limits.steps < .max, unmeasuredStarts <= 0 else { return }
        unmeasuredStarts = Account.sharedStarts.count
        own.atStart = ResidentMemory.bytes
        if all.atStart == nil { all.atStart = own.atStart }
    }

    /// The bytes that this evaluation has asked for; those that it gave back count too.
    var bytesAskedFor: Int { own.taken }

    /// Counts one step.
    @inline(__always)
    func step() throws {
        credit &-= 1
        if credit < 0 { try look() }
    }

    /// Counts several steps at once.
    @inline(__always)
    func step(_ count: Int) throws {
        credit &-= count
        if credit < 0 { try look() }
    }

    /// Counts the steps of a built-in, which is named if they are too many.
    func step(_ count: Int, of name: String) throws {
        work.add(count, count, name)
        try step(count)
    }

    /// Counts steps of drawing.
    func draw(_ count: Int) throws {
        drawn &+= count
        try step(count)
        try take(count * Account.bytesOfDrawing, for: .pictures, of: count)
    }

    /// Counts memory that is asked for at once.
    ///
    /// - Parameters:
    ///   - bytes: how much.
    ///   - kind: what for.
    ///   - count: how many elements or bytes the largest of what is made has, for the sentence.
    func take(_ bytes: Int, for kind: MemoryUse.Kind, of count: Int) throws {
        taken[kind, default: Largest()].add(bytes, count, count)
        try take(bytes)
    }

    /// Counts a small value: an instance, a closure, a view.
    @inline(__always)
    func take(_ bytes: Int) throws {
        own.taken &+= bytes
        all.taken &+= bytes
        unmeasured &+= bytes
        if unmeasured > Account.stride { try measure() }
    }

    /// Counts the copy of a collection or of an instance that several variables share.
    func copied(_ count: Int, bytes: Int, _ kind: MemoryUse.Kind) throws {
        try step(count / 8, of: "copies")
        try take(bytes, for: kind, of: count)
    }

    /// Keeps an error from where it cannot be thrown; the first one stands. The next step throws it.
    func fail(_ error: any Error) {
        guard failure == nil else { return }
        failure = error
        granted &-= credit
        credit = 0
    }

    /// Takes a reported error away, to be thrown.
    func takeFailure() -> (any Error)? {
        defer { failure = nil }
        return failure
    }

    /// Whether the evaluation must end: something was reported, or it was stopped from outside.
    var mustEnd: Bool { failure != nil || limits.isInterrupted() }

    private func look() throws {
        steps &+= granted &- credit
        (credit, granted) = (0, 0)
        if let failure { throw failure }
        if steps > limits.steps { throw overdrawn }
        if limits.isInterrupted() { throw Fault.interrupted }
        (credit, granted) = (Account.batch, Account.batch)
    }

    private var overdrawn: Fault {
        if drawn > steps / 2 { return .tooMuchWork(by: Work.drawing, limit: limits.steps) }
        if work.sum > steps / 2, let name = work.label { return .tooMuchWork(by: name, limit: limits.steps) }
        return .tooManySteps(limit: limits.steps)
    }

    /// Measures the memory in use where so much was asked for that it may be too much.
    private func measure() throws {
        unmeasured = 0
        guard limits.memory < .max, limits.steps < .max else { return }
        guard own.atStart != nil, let now = ResidentMemory.bytes else {
            if own.taken > limits.memory { throw exhausted }
            return
        }
        let kept = Account.keptShare * limits.memory
        guard own.exceeds(limits.memory, now: now) || all.exceeds(kept, now: now) else { return }
        // What the allocator keeps for later is not in use.
        ResidentMemory.giveBack()
        guard let now = ResidentMemory.bytes else { return }
        if own.exceeds(limits.memory, now: now) { throw exhausted }
        if all.exceeds(kept, now: now) { throw Fault.tooMuchKept(limit: kept) }
    }

    private var exhausted: Fault {
        let most = taken.max { ($0.value.sum, $0.key.rawValue) < ($1.value.sum, $1.key.rawValue) }
        guard let most, most.value.sum > limits.memory / 4 else {
            return .tooMuchMemory(MemoryUse(kind: .values, count: 0), limit: limits.memory)
        }
        return .tooMuchMemory(MemoryUse(kind: most.key, count: most.value.size), limit: limits.memory)
    }
}

/// What memory was used for.
public struct MemoryUse: Equatable, Sendable {
    /// What was made.
    public let kind: Kind
    /// How many elements the largest of it has; of a text, how many bytes.
    public let count: Int

    /// What takes memory.
    public enum Kind: Int, Sendable {
        /// Small values.
        case values
        /// Copies of an array.
        case copiedArrays
        /// Copies of a dictionary or a set.
        case copiedTables
        /// Copies of an instance.
        case copiedInstances
        /// Texts, copies of them too.
        case texts
        /// Collections.
        case collections
        /// Trees of views, and their pictures.
        case pictures
    }
}
