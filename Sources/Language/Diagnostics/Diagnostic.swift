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
    public var message: String {
        // What is quoted may be written over several lines.
        let message = Self.showing(told.problem.message).split(whereSeparator: \.isNewline)
            .map { $0.trimmed }.joined(separator: " ")
        // What was entered may stand in it, of any length.
        return message.count > Self.longestMessage ? message.prefix(Self.longestMessage) + "\u{2026}" : message
    }

    private static let longestMessage = 800

    /// A text in which marks that cannot be seen, and may stand in names, are written as their numbers.
    private static func showing(_ text: String) -> String {
        let hidden: [Unicode.Scalar] = ["\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}"]
        guard text.unicodeScalars.contains(where: hidden.contains) else { return text }
        return text.unicodeScalars.reduce(into: "") { shown, scalar in
            if hidden.contains(scalar) {
                shown +=
                    "<U+" + (scalar.value < 0x100 ? "00" : "") + String(scalar.value, radix: 16, uppercase: true) + ">"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
    }

    /// Lines that can be entered or written to mend it; empty where the message says all.
    public var help: [String] {
        told.problem.help?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    /// What is wrong where a name is missing that an entry declares which was refused; nil for all else.
    ///
    /// - Parameter isRefused: whether such an entry declares the name.
    public func naming(refused isRefused: (_ name: String) -> Bool) -> Diagnostic? {
        guard let name = told.problem.missingName, isRefused(name) else { return nil }
        return Diagnostic(.refusedDeclaration(name), at: position, length: length)
    }

    /// The whole text that it is about.
    public var text: String { told.position.source.text }

    /// The line within the text, from 1.
    public var line: Int { told.position.line }

    /// The column in characters within the line of the text, from 1.
    public var column: Int { told.position.column }

    /// The line and the column, from 1, in the file that the text was taken from.
    public var place: (line: Int, column: Int) { told.position.place }

    /// The file that the text was taken from; nil where it was no file.
    public var file: String? { told.position.source.placement.name }
}
