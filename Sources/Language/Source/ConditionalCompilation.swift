import SwiftSyntax

/// `#if`, wherever it stands: what the clause holds that is compiled stays, and blanks of the same length take the place
/// of the rest, so that everything stands where it stood.
final class ConditionalCompilation: SyntaxVisitor {
    private let condition: CompilationCondition
    /// What is left out, in UTF-8 bytes.
    private var blanks: [Range<Int>] = []
    private var failure: (any Error)?
    /// Which branches were taken, in order.
    private(set) var branches: [TakenBranch] = []

    private init(_ condition: CompilationCondition) {
        self.condition = condition
        super.init(viewMode: .sourceAccurate)
    }

    /// The text with what is compiled, and what was decided; nil where there is nothing to decide.
    ///
    /// - Parameter tree: the text's syntax, operators grouped.
    static func choose(
        in text: String, _ tree: Syntax, by condition: CompilationCondition
    ) throws -> (text: String, branches: [TakenBranch])? {
        guard text.holds(word: "#if") || text.holds(word: "vailable") else { return nil }
        let chooser = ConditionalCompilation(condition)
        chooser.walk(tree)
        if let failure = chooser.failure { throw failure }
        if chooser.branches.isEmpty { return nil }
        if chooser.blanks.isEmpty { return (text, chooser.branches) }
        var bytes = Array(text.utf8)
        let breaks: Set<UInt8> = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        for range in chooser.blanks {
            for index in range where !breaks.contains(bytes[index]) { bytes[index] = UInt8(ascii: " ") }
        }
        return (String(decoding: bytes, as: UTF8.self), chooser.branches)
    }

    override func visit(_ syntax: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard failure == nil else { return .skipChildren }
        do {
            let chosen = try condition.clause(of: syntax)
            for clause in syntax.clauses {
                let elements = clause.id == chosen?.id ? clause.elements : nil
                let end = elements.map { $0.positionAfterSkippingLeadingTrivia } ?? clause.endPosition
                blanks.append(clause.positionAfterSkippingLeadingTrivia.utf8Offset..<end.utf8Offset)
            }
            let end = syntax.poundEndif
            blanks.append(
                end.positionAfterSkippingLeadingTrivia.utf8Offset..<end.endPositionBeforeTrailingTrivia.utf8Offset)
            note(syntax, chosen)
            if let elements = chosen?.elements { walk(elements) }
        } catch {
            failure = error
        }
        return .skipChildren
    }

    override func visit(_ question: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        let isThere = question.availabilityKeyword.tokenKind == .poundAvailable
        branches.append(TakenBranch(condition: question.writtenText, outcome: isThere ? .holds : .fails))
        return .skipChildren
    }

    // What its attribute stands for is written with the conditions in it: a field can't depend on one.
    override func visit(_ syntax: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let isComponent = syntax.attributes.contains { $0.as(AttributeSyntax.self)?.plainName == "Component" }
        return isComponent ? .skipChildren : .visitChildren
    }

    private func note(_ syntax: IfConfigDeclSyntax, _ chosen: IfConfigClauseSyntax?) {
        guard let first = syntax.clauses.first, let test = first.condition,
            !test.is(BooleanLiteralExprSyntax.self)
        else { return }
        let outcome: TakenBranch.Outcome
        if let chosen {
            let instead = chosen.poundKeyword.text + (chosen.condition.map { " " + $0.writtenText } ?? "")
            outcome = chosen.id == first.id ? .taken : .replaced(by: instead)
        } else {
            outcome = .skipped
        }
        branches.append(TakenBranch(condition: "#if " + test.writtenText, outcome: outcome))
    }
}

/// What was decided of an `#if` or an `#available`.
public struct TakenBranch: Equatable, Sendable {
    /// `#if os(iOS)`
    public let condition: String
    /// What came of it.
    public let outcome: Outcome

    /// What comes of a condition.
    public enum Outcome: Equatable, Sendable {
        /// What stands behind it is compiled.
        case taken
        /// What stands behind another one is compiled: `#else`.
        case replaced(by: String)
        /// Nothing is compiled.
        case skipped
        /// It is true while the program runs.
        case holds
        /// It is false while the program runs.
        case fails
    }
}
