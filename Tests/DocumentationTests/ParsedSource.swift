import SwiftParser
import SwiftSyntax

/// A file of the sources. Parsing them takes most of the time of the tests that read them: each file is parsed once.
struct ParsedSource: Sendable {
    /// Where it lies, from the top of the repository.
    let path: String
    let text: String
    let tree: SourceFileSyntax

    private static let all = Result {
        try Repository.files(below: "Sources", suffix: ".swift")
            .filter { path in read.contains { path.hasPrefix("Sources/\($0)") } }
            .map { path in
                let text = try Repository.text(path)
                return ParsedSource(path: path, text: text, tree: Parser.parse(source: text))
            }
    }

    private static let read =
        DocumentationTests.targets + TrappingArithmeticTests.ofPrograms + TrappingArithmeticTests.ofPictures

    /// The files whose paths below `Sources` begin with one of `places`, sorted.
    static func below(_ places: [String]) throws -> [ParsedSource] {
        try all.get().filter { file in places.contains { file.path.hasPrefix("Sources/\($0)") } }
    }
}
