/// One thing that is wrong with a text, as data: what, and where.
///
/// Sendable although it names types and declarations: those are settled before a diagnostic is made, and its wording
/// only reads their names.
public struct Diagnostic: Error, @unchecked Sendable {
    /// What is wrong.
    public let problem: Problem
    /// Where it begins.
    public let position: SourcePosition
    /// How many UTF-8 bytes are meant.
    public let length: Int

    /// Creates a diagnostic.
    public init(_ problem: Problem, at position: SourcePosition, length: Int = 0) {
        self.problem = problem
        self.position = position
        self.length = length
    }

    /// One plain sentence: what is wrong, and what to write instead where that is known.
    public var message: String { told.problem.message }

    /// Lines that can be entered or written to mend it; empty where the message says all.
    public var help: [String] {
        told.problem.help?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    /// The whole text that it is about.
    public var text: String { told.position.source.text }

    /// The line, from 1.
    public var line: Int { told.position.line }

    /// The column in characters, from 1.
    public var column: Int { told.position.column }
}
