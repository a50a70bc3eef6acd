import Catalogue
import Components
import Drawing
import Language
import Staging
import StyleEngine

/// The language as a session uses it: what is declared, and the program that runs.
///
/// The catalogue is read when the first entry needs it, so that starting costs nothing.
final class Interpreter {
    private var loaded: Loaded?
    /// What is known beside the language and the library.
    let own: BuiltIns
    /// The characters that the screen of the session shows.
    let screenCharset: Charset
    private let isInterrupted: @Sendable () -> Bool

    private final class Loaded {
        /// Nothing declared.
        let nothing: CheckedProgram
        var declarations: CheckedProgram
        let program: Program
        let builtIns: BuiltIns

        convenience init(knowing own: BuiltIns, isInterrupted: @escaping @Sendable () -> Bool) {
            let builtIns = StandardLibrary.builtIns + EngineLibrary.builtIns + .components + own
            self.init(builtIns, nothing: CheckedProgram(builtIns: builtIns, isInterrupted: isInterrupted))
        }

        init(_ builtIns: BuiltIns, nothing: CheckedProgram) {
            self.builtIns = builtIns
            self.nothing = nothing
            declarations = nothing
            program = Program(builtIns: builtIns, declared: nothing)
        }
    }

    /// Starts a program in which nothing is declared.
    ///
    /// - Parameters:
    ///   - own: what is known beside the language and the library.
    ///   - screenCharset: the characters that the screen of the session shows.
    ///   - isInterrupted: asked every few hundred steps of an evaluation whether to stop it.
    init(
        knowing own: BuiltIns = .none, screenCharset: Charset = .ascii, isInterrupted: @escaping @Sendable () -> Bool
    ) {
        self.own = own
        self.screenCharset = screenCharset
        self.isInterrupted = isInterrupted
    }

    /// A program in which nothing is declared, beside this one: both know the same catalogue, which is read once.
    func beside() -> Interpreter {
        let other = Interpreter(knowing: own, screenCharset: screenCharset, isInterrupted: isInterrupted)
        let loaded = load()
        other.loaded = Loaded(loaded.builtIns, nothing: loaded.nothing)
        return other
    }

    /// A program that knows the declarations of this one, and in which nothing has run.
    func besideWithDeclarations() -> Interpreter {
        let other = beside()
        other.adopt(declarations, isReplaced: true)
        return other
    }

    /// What is declared; a value, so that keeping it is enough to go back.
    var declarations: CheckedProgram { load().declarations }

    var program: Program { load().program }

    private func load() -> Loaded {
        if let loaded { return loaded }
        let new = Loaded(knowing: own, isInterrupted: isInterrupted)
        loaded = new
        return new
    }

    /// Whether the evaluation under way must stop.
    var mustStop: Bool { loaded?.program.mustStop ?? false }

    /// What the evaluation under way pays for drawing by.
    var drawing: Cancellation { Cancellation { [weak self] in self?.loaded?.program.draws(steps: $0) ?? true } }

    /// A canvas with nothing on it, for views of the program.
    func emptyCanvas() -> StagedCanvas<CanvasView> {
        StagedCanvas(
            mustStop: { self.mustStop }, drawing: { self.drawing }, reads: { self.program.readVariables() })
    }

    /// Throws where an interruption was asked for that nothing under way has noticed.
    func goOn() throws(Complaint) {
        if isInterrupted() { throw .resolution(.stopped) }
    }

    /// Checks a piece of Swift and declares what it declares.
    ///
    /// - Parameters:
    ///   - canvas: the static type of the canvas; nil where there is none.
    ///   - shadows: whether variables leave earlier ones of their names to what was entered before.
    /// - Throws: `Diagnostic`, or a `Complaint` where it is interrupted; nothing is declared then.
    /// - Returns: its items, ready to run, which earlier items must be checked again, and what it is to be told of.
    func check(_ reading: Reading, canvas: SwiftType?, shadows: Bool) throws -> CheckedItems {
        let entry = try unlessInterrupted { try declarations.check(reading, canvas: canvas, shadows: shadows) }
        adopt(entry.program, isReplaced: entry.reach != nil)
        return CheckedItems(
            items: entry.items.map(program.prepare),
            reach: entry.reach, takesPlaceOfVariables: entry.takesPlaceOfVariables,
            misfit: entry.misfit, branches: entry.branches, notes: entry.notes)
    }

    /// What came of checking an entry.
    struct CheckedItems {
        let items: [PreparedItem]
        let reach: Reach?
        let takesPlaceOfVariables: Bool
        let misfit: Diagnostic?
        let branches: [TakenBranch]
        let notes: [CheckNote]
    }

    /// Checks an item of an earlier step against what is declared now.
    func checkAgain(_ item: PreparedItem, canvas: SwiftType?) throws -> PreparedItem {
        program.prepare(try unlessInterrupted { try declarations.recheck(item.checked, canvas: canvas) })
    }

    /// A check that is stopped ends somehow: whatever it answers then says nothing.
    private func unlessInterrupted<Result>(_ check: () throws -> Result) throws -> Result {
        let result = Swift.Result { try check() }
        try goOn()
        return try result.get()
    }

    /// Goes back to what was declared at another time.
    func goBack(to earlier: CheckedProgram) {
        adopt(earlier, isReplaced: true)
    }

    /// Forgets all declarations of the program.
    func forgetDeclarations() {
        goBack(to: load().nothing)
    }

    /// Forgets what the variables of the session hold, so that its steps can run anew.
    func forgetVariables() {
        loaded?.program.forgetVariables()
    }

    private func adopt(_ declarations: CheckedProgram, isReplaced: Bool) {
        program.adopt(declarations, isReplaced: isReplaced)
        loaded?.declarations = declarations
    }

    /// The lines that were printed by the last evaluation that failed, once.
    func takeUnfinishedOutput() -> [String] { program.takeUnfinishedOutput() }

    /// Runs something that calls the program's code. Views that are made know the calls which made them.
    ///
    /// - Parameters:
    ///   - environment: what `@Environment` at the top level reads.
    ///   - isRepetition: whether all that runs has run before, so that it needs no limits.
    ///   - isKept: whether the session keeps what is made, other than for a look at it.
    ///   - body: what is run.
    func evaluate<Result>(
        in environment: EnvironmentValues, isRepetition: Bool = false, isKept: Bool = false,
        _ body: () throws -> Result
    ) throws -> Evaluated<Result> {
        let limits =
            isRepetition ? Limits(steps: .max, isInterrupted: isInterrupted) : Limits(isInterrupted: isInterrupted)
        return try program.evaluate(limits, in: environment, isKept: isKept, body)
    }
}

extension CanvasView: StagedView {}

extension ReadVariables: NotedReads {}
