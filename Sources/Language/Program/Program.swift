import Catalogue
import StyleEngine

/// A program that grows item by item and runs in one session.
///
/// What it declares is known to the checker; a program keeps what running needs: the code, the variables of the
/// session, and the state of the evaluation under way. It is used by one thread at a time.
public final class Program {
    let machine = Machine()
    let lowerer: Lowerer
    private let builtIns: BuiltIns
    private var unfinishedOutput: [String] = []

    /// Creates a program in which nothing has run.
    ///
    /// - Parameters:
    ///   - builtIns: the whole catalogue.
    ///   - declared: what is declared so far.
    public init(builtIns: BuiltIns, declared: CheckedProgram) {
        self.builtIns = builtIns
        lowerer = Lowerer(machine: machine, source: DeclarationSource(declared), builtIns: builtIns)
    }

    // Code refers to the types it needs, and types to the code of their members: both are let go of here.
    deinit {
        lowerer.dispose()
    }

    /// Whether an evaluation must stop: an error was reported from where it could not be thrown, or it was stopped
    /// from outside. To be asked before each body that is resolved.
    public var mustStop: Bool { machine.mustStop }

    /// A place in the text of an entry alone, and the call of a function in which it was made; nil where it was made in none.
    public func parts(of place: SourcePlace) -> (inner: SourcePlace, outer: SourcePlace)? {
        machine.callSites.parts(of: place)
    }

    /// The calls of functions of the program in which the call at a place was made, the nearest first.
    public func calls(around place: SourcePlace) -> [SourcePlace] {
        Array(sequence(first: place) { self.parts(of: $0)?.outer }.dropFirst())
    }

    /// The outermost call of a function of the program in which the call at a place was made; the place itself where it was
    /// made in none.
    public func outermost(of place: SourcePlace) -> SourcePlace { calls(around: place).last ?? place }

    /// Counts steps of drawing what the program made, and answers whether it may go on. Where it may not, the evaluation
    /// under way ends with an error.
    public func draws(steps: Int) -> Bool { machine.draws(steps: steps) }

    /// Goes on with another set of declarations: after an entry that declared something, or when one is undone.
    ///
    /// - Parameter isReplaced: whether a declaration took the place of an earlier one, so that all were checked anew.
    public func adopt(_ declared: CheckedProgram, isReplaced: Bool) {
        if isReplaced { lowerer.forgetCode() }
        lowerer.types.adopt(DeclarationSource(declared), isReplaced: isReplaced)
    }

    /// Forgets what the variables of the session hold, so that its list of items can run anew.
    public func forgetVariables() {
        lowerer.resetGlobals()
        machine.forgetNumbers()
    }

    /// Variables of the session, of which none was read yet.
    public func readVariables() -> ReadVariables { lowerer.readVariables() }

    /// The names of the session's variables to which a piece of work may have given another value.
    public func variablesWritten(by work: () throws -> Void) rethrows -> Set<String> {
        try lowerer.variablesWritten(by: work)
    }

    /// Runs something that calls the program's code: items, the resolution of a view, an action.
    ///
    /// - Parameters:
    ///   - limits: how much it may take.
    ///   - environment: what `@Environment` at the top level reads.
    ///   - isKept: whether the session keeps what is made, other than for a look at it.
    ///   - body: what is run.
    /// - Returns: its result, the lines that were printed meanwhile, and the warnings.
    /// - Throws: what `body` throws, or the first error that code of the program reported, as a `Diagnostic` where it
    ///   is one of the program's own. What was printed until then is kept for `takeUnfinishedOutput`.
    public func evaluate<Result>(
        _ limits: Limits = Limits(), in environment: EnvironmentValues = EnvironmentValues(),
        isKept: Bool = false, _ body: () throws -> Result
    ) throws -> Evaluated<Result> {
        machine.begin(limits)
        unfinishedOutput = []
        machine.isKept = isKept
        machine.environment = environment
        let context = EvaluationContext(
            account: { [machine] in machine.goesOn(after: $0) }, call: { [machine] in machine.callSites.underWay.last },
            change: { [machine] in machine.changes.note() }
        ) { [machine] note in
            if case .changes(let text) = note { machine.write(text + "\n") } else { machine.warn(note) }
        }
        do {
            let result = try EvaluationContext.$current.withValue(context) { try body() }
            if let failure = machine.takeFailure() { throw failure }
            let isLineOpen = machine.isLineOpen
            return Evaluated(
                result: result, printed: machine.end(), isLineOpen: isLineOpen, warnings: machine.warnings)
        } catch {
            unfinishedOutput = machine.end()
            // What was reported came first; the error at hand may only say that the resolution was stopped.
            var failure = machine.takeFailure() ?? error
            // Where that was reported from a built-in, the call of the built-in is the place.
            if let fault = failure as? Fault, let located = error as? LocatedFault {
                failure = LocatedFault(fault: fault, position: located.position)
            }
            // What was thrown may take long to write down.
            throw EvaluationContext.$current.withValue(context) { FaultDiagnostics.diagnostic(for: failure) }
        }
    }

    /// The lines that were printed by the last evaluation that failed, once.
    public func takeUnfinishedOutput() -> [String] {
        defer { unfinishedOutput = [] }
        return unfinishedOutput
    }

    /// Makes an item something that can be run as often as needed; its code is lowered when it first runs.
    public func prepare(_ item: CheckedItem) -> PreparedItem {
        PreparedItem(item, lowerer)
    }
}

/// What came of an evaluation.
public struct Evaluated<Result> {
    /// The result.
    public let result: Result
    /// The lines that the program printed.
    public let printed: [String]
    /// Whether the last of them lacks its line break: what is printed next stands behind it.
    public let isLineOpen: Bool
    /// What the program was warned of, each warning once.
    public let warnings: [RuntimeNote]

    /// What came of an evaluation that printed and warned of no more than is said here.
    public init(
        result: Result, printed: [String] = [], isLineOpen: Bool = false, warnings: [RuntimeNote] = []
    ) {
        (self.result, self.printed, self.isLineOpen, self.warnings) = (result, printed, isLineOpen, warnings)
    }
}
