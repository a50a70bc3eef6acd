import SwiftParser
import SwiftSyntax

/// A file of the sources. Parsing takes most of the time of the tests that read them: of a file that can't hold what is
/// looked for, only the text is looked at.
struct ParsedSource: Sendable {
    /// Where it lies, from the top of the repository.
    let path: String
    let text: String
    /// The file, parsed.
    var tree: SourceFileSyntax { Parser.parse(source: text) }

    /// The file without what stands in the bodies of functions and properties, parsed in a fraction of the time.
    var outline: SourceFileSyntax { Parser.parse(source: Self.withoutBodies(text)) }

    /// A text with empty lines in place of bodies. The formatter closes each brace under the beginning of its declaration.
    static func withoutBodies(_ text: String) -> String {
        // By how far a line is indented: whether the last declaration that began there holds others.
        var holdsOthers: [Int: Bool] = [:]
        var closing: String?
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            if let end = closing {
                guard line.hasPrefix(end) else { return "" }
                closing = nil
                return line
            }
            let indentation = line.prefix { $0 == " " }
            guard !line.dropFirst(indentation.count).hasPrefix("//") else { return line }
            let words = line.dropFirst(indentation.count).prefix { $0 != "(" && $0 != "=" && $0 != "{" && $0 != ":" }
                .split(separator: " ")
            if let word = words.first(where: { types.contains($0) || members.contains($0) }) {
                holdsOthers[indentation.count] = types.contains(word)
            }
            if line.last == "{", holdsOthers[indentation.count] == false { closing = indentation + "}" }
            return line
        }
        return lines.joined(separator: "\n")
    }

    private static let types: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "extension"]
    private static let members: Set<Substring> = ["func", "init", "init?", "var", "let", "subscript", "deinit"]

    private static let all = Result {
        try Repository.files(below: "Sources", suffix: ".swift")
            .filter { path in read.contains { path.hasPrefix("Sources/\($0)") } }
            .map { ParsedSource(path: $0, text: try Repository.text($0)) }
    }

    private static let read =
        DocumentationTests.targets + TrappingArithmeticTests.ofPrograms + TrappingArithmeticTests.ofPictures

    /// The files whose paths below `Sources` begin with one of `places`, sorted.
    static func below(_ places: [String]) throws -> [ParsedSource] {
        try all.get().filter { file in places.contains { file.path.hasPrefix("Sources/\($0)") } }
    }
}
