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
