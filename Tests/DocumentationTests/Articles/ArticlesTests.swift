import Testing

/// A page of documentation: its pieces of Swift, and what they are said to print.
struct Article {
    /// The fences marked `swift`, each as its lines without indentation.
    private(set) var code: [[String]] = []
    /// The fences marked `text`.
    private(set) var outputs: [String] = []

    init(_ path: String) throws {
        var fence: (language: Substring, lines: [String])?
        for line in try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false) {
            if let open = fence {
                guard line == "```" else {
                    fence?.lines.append(String(line))
                    continue
                }
                if open.language == "swift" { code.append(open.lines.map(Article.unindented)) }
                if open.language == "text" { outputs.append(open.lines.joined(separator: "\n")) }
                fence = nil
            } else if line.hasPrefix("```") {
                fence = (line.dropFirst(3), [])
            }
        }
    }

    static func unindented(_ line: some StringProtocol) -> String { String(line.drop { $0 == " " }) }
}

/// Stands for Swift's `print` where the code of a page is run, and keeps what was printed.
final class Printer {
    private var texts: [String] = []

    func callAsFunction(_ value: some CustomStringConvertible) { texts.append(value.description) }

    /// Expects that a page shows exactly what was printed, in this order.
    func check(against page: String) throws {
        let outputs = try Article(page).outputs
        #expect(outputs == texts, "what was printed:\n\n\(texts.joined(separator: "\n\n"))")
    }
}

/// The pages say what Swift does: each piece of Swift stands word for word in the file of this folder that is named
/// after the page, where it is compiled and run.
@Suite struct ArticlesTests {
    @Test(arguments: [
        ("Sources/Atelier/Atelier.docc/FiveMinutes.md", "FiveMinutes"),
        ("Sources/Atelier/Atelier.docc/LookingInside.md", "LookingInside"),
        ("Sources/Atelier/Atelier.docc/HowTheStackWorks.md", "HowTheStackWorks"),
        ("Sources/Atelier/Atelier.docc/FromHandMade.md", "FromHandMade"),
        ("Sources/Atelier/Atelier.docc/TestingADesignSystem.md", "TestingADesignSystem"),
        ("Sources/Atelier/Atelier.docc/Atelier.md", "LibraryInFiveLines"),
        ("README.md", "LibraryInFiveLines"),
    ])
    func codeIsCompiled(page: String, file: String) throws {
        let compiled = try Repository.text("Tests/DocumentationTests/Articles/\(file).swift")
            .split(separator: "\n", omittingEmptySubsequences: false).map(Article.unindented)
        let pieces = try Article(page).code
        #expect(!pieces.isEmpty)
        for piece in pieces {
            #expect(!compiled.ranges(of: piece).isEmpty, "not in \(file).swift: \(piece.joined(separator: "\n"))")
        }
    }
}
