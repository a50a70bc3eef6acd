import SwiftSyntax

/// Checks one entry: works out declarations and types, and turns syntax into the checked tree.
///
/// The check is local: a call's generic arguments are found from its own arguments and the type that is expected of
/// it. It stops at the first problem, which is thrown as a `Diagnostic`.
final class Checker {
    /// What is declared so far; the entry's own declarations are added here.
    var declarations: Declarations
    /// Where the check stands.
    var here: CheckingContext

    /// What is known of types that are still to be found.
    var inference = Inference()
    /// The first conformance that was found missing; `verdict` tells it.
    var unmetConformance: UnmetConformance?
    /// Problems in the heads of declarations, which are resolved where nothing can be thrown.
    var problems: [Diagnostic] = []
    /// The text that is checked. A check is only interrupted in it: what is resolved in other texts is kept for later entries.
    let source: SourceText
    /// Why the check was interrupted; errors found after that may be consequences of it.
    private(set) var stop: Diagnostic?
    var isStopped: Bool { stop != nil }
    /// How many generic types are being worked out, each by way of the one before it.
    var expansions = 0
    /// How many have been worked out for the outermost one.
    var expandedTypes = 0
    /// The conformances that are being looked at, each asked for by the one before it.
    var asked = AskedConformances()
    /// What may surprise, though it is valid.
    var notes: [CheckNote] = []
    /// The statements of the text that have been met so far in bodies.
    private var statements = 0

    /// The position of the first token after a byte offset, cached.
    private var starts: [Int: SourcePosition] = [:]
    /// The types that are expected of chains, while these are collected.
    var expectedTypes: [SwiftType]?
    /// Cached answers about syntax.
    var facts = SyntaxFacts()
    /// Which operator functions of the library were chosen for operands of plain types.
    var operatorChoices: [OperatorUse: Candidate] = [:]
    /// What the rules for the body at hand need to know of it.
    var body = BodyNotes()
    /// Types that were written with generic arguments, whose requirements are still to be checked.
    var writtenTypes: [(type: NominalType, position: SourcePosition)] = []

    /// The place for which completions are collected, if any.
    var completion: CompletionPlace?

    var conformances: [ConformanceKey: Conformance?] = [:]
    var witnesses: [WitnessKey: SwiftType?] = [:]

    /// The most that is done for one body or item in a short text, and for each byte of a longer one.
    static let mostSteps = 100_000
    private static let mostStepsPerByte = 10
    /// The most statements in the bodies of a text.
    static let mostStatements = 20_000

    init(_ declarations: Declarations, source: SourceText) {
        self.declarations = declarations
        self.source = source
        here = CheckingContext(
            context: DeclarationContext(nominal: nil, outer: nil, source: source), source: source)
    }

    /// Does something in another context.
    func within<Result>(_ context: CheckingContext, _ work: () throws -> Result) rethrows -> Result {
        let before = here
        here = context
        defer { here = before }
        return try work()
    }

    /// Checks syntax that the language writes by itself, as though it stood at a place of the text.
    func written<Result>(at origin: SourcePosition, _ work: () throws -> Result) rethrows -> Result {
        var inner = here
        inner.origin = origin
        return try within(inner, work)
    }

    /// Where `node` stands.
    func position(_ node: some SyntaxProtocol) -> SourcePosition {
        if let origin = here.origin, Syntax(node).parent == nil { return origin }
        guard here.source === source else {
            return SourcePosition(here.source, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        // All links of a chain begin at the same place, and finding their first word takes as long as the chain is.
        let start = node.position.utf8Offset
        if let known = starts[start] { return known }
        let position = SourcePosition(source, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        starts[start] = position
        return position
    }

    /// A diagnostic about the whole of `node`.
    func diagnostic(_ problem: Problem, at node: some SyntaxProtocol) -> Diagnostic {
        Diagnostic(problem, at: position(node), length: node.trimmedLength.utf8Length)
    }

    /// Counts one step of work.
    func nested<Result>(_ node: some SyntaxProtocol, _ work: () throws -> Result) throws -> Result {
        body.steps += 1
        // What the library is made of is bounded, and worked out once for all entries: nothing stops that midway.
        if here.source === source, body.steps & 0x1F == 0 || stop != nil { try goOn(at: node) }
        return try work()
    }

    /// Ends the check where it was interrupted from outside, or has used up its steps.
    func goOn(at node: some SyntaxProtocol) throws {
        if declarations.isInterrupted() {
            stop = diagnostic(.fault(.interrupted), at: node)
        } else if body.steps > max(Self.mostSteps, source.text.utf8.count * Self.mostStepsPerByte) {
            stop = diagnostic(.tooComplex, at: node)
        }
        if let stop { throw stop }
    }

    /// Counts the statements of a body before they are checked.
    func count(_ body: [CodeBlockItemSyntax]) throws {
        guard here.source === source, let first = body.first else { return }
        statements += body.count
        guard statements > Self.mostStatements else { return }
        stop = stop ?? diagnostic(.tooManyStatements(limit: Self.mostStatements), at: first)
        if let stop { throw stop }
    }

    /// Ends the check at its next step.
    func stop(with diagnostic: Diagnostic) { stop = stop ?? diagnostic }

    /// Ends the check where a type is made of more types than one may be.
    func bound(_ type: SwiftType, at position: SourcePosition) {
        guard type.size > SwiftType.mostParts else { return }
        stop(with: Diagnostic(.typeTooLarge(limit: SwiftType.mostParts), at: position))
    }

    /// An expression of the checked tree, whose type is finished later.
    func make(_ kind: CheckedExpression.Kind, _ type: SwiftType, at position: SourcePosition) -> CheckedExpression {
        bound(type, at: position)
        let expression = CheckedExpression(kind, type, at: position)
        inference.expressions.append(expression)
        return expression
    }

    /// A place of the checked tree, whose type is finished later.
    func makePlace(_ kind: CheckedPlace.Kind, _ type: SwiftType, at position: SourcePosition) -> CheckedPlace {
        let place = CheckedPlace(kind, type, at: position)
        inference.places.append(place)
        return place
    }

    /// A variable of a body, whose type is finished later.
    func makeLocal(_ name: String, _ type: SwiftType, isMutable: Bool = false) -> LocalVariable {
        let variable = LocalVariable(name: name, type: type, isMutable: isMutable, depth: here.closureDepth)
        if type.containsVariables { inference.locals.append(variable) }
        return variable
    }
}
