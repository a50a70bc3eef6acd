import Catalogue
import StyleEngine

/// What all code of one program shares while it runs: the limits, the output, the memory of frames, and errors from
/// places that cannot throw them.
final class Machine {
    /// The memory of frames.
    let stack = ValueStack()
    /// What all work and all memory is charged to.
    let account = Account()
    /// What is changed of what outlives the work under way.
    let changes = StateChanges()
    /// What the program printed since `begin`, one element a line.
    private(set) var output: [String] = []

    /// The environment of the session, which `@Environment` at the top level reads.
    var environment = EnvironmentValues()

    /// The calls under way: views know the calls that made them.
    private(set) var callSites = CallSites()

    /// Whether the session keeps what is made now.
    var isKept = false
    /// The numbers of the values that are to differ from all others.
    private var numbers = UniqueNumbers()

    /// A number that no other call was handed, the same ones each time that a session is played.
    func nextNumber() -> UInt64 { numbers.next(isKept: isKept) }

    /// Numbers what a session keeps from the beginning, since its entries run anew.
    func forgetNumbers() { numbers.forgetKept() }

    private var depthLimit = 0
    private var depth = 0
    private var lowestAddress: UInt = 0
    private var openLine = ""
    /// What the program was warned of since `begin`, each warning once.
    private(set) var warnings: [RuntimeNote] = []

    /// Starts an evaluation: nothing is printed yet, no step is taken.
    func begin(_ limits: Limits) {
        account.open(limits)
        depthLimit = limits.depth
        depth = 0
        output = []
        openLine = ""
        warnings = []
        callSites.forgetCalls()
        lowestAddress = MachineStack.lowestUsableAddress
    }

    /// Whether the line that is printed last lacks its line break.
    var isLineOpen: Bool { !openLine.isEmpty }

    /// Ends an evaluation and answers the lines it printed.
    func end() -> [String] {
        if !openLine.isEmpty { endLine() }
        return output
    }

    /// Makes values that are kept: the calls under way, by which they happen to be asked for first, did not make them.
    func withoutCalls<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = callSites.forgetCalls()
        defer { callSites.goBack(to: before) }
        return try body()
    }

    /// Runs a function whose call those are to know that are made inside of it.
    func inside<Result>(_ position: SourcePosition, _ body: () throws -> Result) throws -> Result {
        let before = callSites.count
        callSites.enter(position)
        defer { callSites.leave() }
        try chargeCalls(since: before)
        return try body()
    }

    /// A closure that was just created. What it calls is reported inside the calls in which it is written, and not
    /// inside those in which it runs: a helper that was handed the closure may run it.
    ///
    /// - Parameter last: the closure that was created before at the same place of the code.
    func written(_ closure: FunctionValue, at last: LastFunction? = nil) -> FunctionValue {
        let calls = callSites.underWay
        if let known = last?.written(closure, among: calls) { return known }
        let written = FunctionValue(closure) { [unowned self] run in
            let before = callSites.forgetCalls()
            callSites.goBack(to: calls)
            defer { callSites.goBack(to: before) }
            return try run()
        }
        last?.keep(written, for: closure, among: calls)
        return written
    }

    /// The place of a call that is made now.
    func place(of position: SourcePosition) throws -> SourcePlace {
        let before = callSites.count
        let place = callSites.place(of: position)
        try chargeCalls(since: before)
        return place
    }

    /// Charges the call sites that are recorded for the first time: functions that call themselves twice can have more
    /// of them than memory holds.
    private func chargeCalls(since before: Int) throws {
        guard callSites.count > before else { return }
        try account.take((callSites.count - before) * CallSites.bytes)
    }

    /// Counts one step.
    @inline(__always)
    func step() throws { try account.step() }

    /// Counts several steps at once.
    @inline(__always)
    func step(_ count: Int) throws { try account.step(count) }

    /// The steps of a call: its arguments and its frame take as long as two rounds of a loop.
    private static let stepsOfCall = 2

    /// Counts one call; each needs a `leave`, unless this throws.
    @inline(__always)
    func enter() throws {
        try step(Machine.stepsOfCall)
        depth &+= 1
        if depth > depthLimit || isStackUsedUp {
            depth &-= 1
            throw Fault.tooDeep
        }
    }

    /// Ends what `enter` began.
    @inline(__always)
    func leave() {
        depth &-= 1
    }

    /// Whether what is left of the machine's stack must be left for built-ins.
    @inline(__always)
    private var isStackUsedUp: Bool {
        var marker: UInt8 = 0
        return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) } < lowestAddress
    }

    /// Goes one level deeper into a value that may be nested without end; where that is too deep, the error is reported,
    /// and `fallback` is the answer.
    func descending<Result>(orElse fallback: @autoclosure () -> Result, _ body: () -> Result) -> Result {
        // What is left to do after an error goes by quickly.
        if account.failure != nil { return fallback() }
        do {
            try enter()
        } catch Fault.tooDeep {
            report(Fault.nestedTooDeep)
            return fallback()
        } catch {
            report(error)
            return fallback()
        }
        defer { leave() }
        return body()
    }

    /// Takes errors from where they cannot be thrown, for functions that outlive the call that made them. No weak reference
    /// to the machine: what one leads to takes longer to hold and to let go of, and every call does that.
    private(set) lazy var reporter: (any Error) -> Void = { [account] in account.fail($0) }

    /// Whether the evaluation must stop: something was reported, or it was stopped from outside.
    var mustStop: Bool { account.mustEnd }

    /// Counts steps of work that cannot throw, such as comparing nested collections, and answers whether it may go on:
    /// where it may not, the error is reported.
    func goesOn(after steps: Int) -> Bool {
        do {
            try step(steps)
            if isStackUsedUp { throw Fault.nestedTooDeep }
            return true
        } catch {
            report(error)
            return false
        }
    }

    /// Counts steps of a drawing, which may be made on another thread, and answers whether it may go on.
    func draws(steps: Int) -> Bool {
        do {
            try account.draw(steps)
        } catch {
            report(error)
        }
        return !account.mustEnd
    }

    /// Keeps an error from where it cannot be thrown; the first one stands.
    func report(_ error: any Error) { account.fail(error) }

    /// Takes a reported error away, to be thrown.
    func takeFailure() -> (any Error)? { account.takeFailure() }

    /// Warns of a slip that shows only when the program runs; the same warning counts once.
    func warn(_ warning: RuntimeNote) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    /// Prints text; a line is finished by a line break.
    func write(_ text: String) {
        // A byte is found sooner than a character; most texts have none.
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return openLine += text }
        for piece in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if piece.offset > 0 { endLine() }
            openLine += piece.element
        }
    }

    private func endLine() {
        output.append(openLine)
        openLine = ""
    }
}
