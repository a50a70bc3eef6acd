import Testing

@testable import Language

/// A small program with what it prints, written as one section of a text:
///
///     // # what it shows
///     print(1 + 1)
///     //> 2
///
/// A line `//! 1:7: …` in place of the output is the error with which the program is refused. What runs prints the
/// same when a Swift compiler compiles it.
struct TestProgram: Sendable, CustomTestStringConvertible {
    let title: String
    let source: String
    let expected: String

    var testDescription: String { title }

    /// The programs of a text, in order.
    static func all(in text: String) -> [TestProgram] {
        var programs: [(title: String, source: [Substring], expected: [Substring])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("// # ") {
                programs.append((String(line.dropFirst(5)), [], []))
            } else if line.hasPrefix("//>") || line.hasPrefix("//!") {
                programs[programs.count - 1].expected.append(line)
            } else {
                programs[programs.count - 1].source.append(line)
            }
        }
        return programs.map {
            TestProgram(
                title: $0.title, source: $0.source.joined(separator: "\n"),
                expected: $0.expected.joined(separator: "\n"))
        }
    }

    /// Enters the program as one entry of a fresh session and compares the outcome.
    func expectItsOutput(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(outcome == expected, "\(title)", sourceLocation: sourceLocation)
    }

    private var outcome: String {
        do {
            let lines = try TestSession().printed(source).joined(separator: "\n")
            if lines.isEmpty { return "" }
            return lines.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "//>" : "//> " + $0 }.joined(separator: "\n")
        } catch let diagnostic as Diagnostic {
            return "//! \(diagnostic.line):\(diagnostic.column): \(diagnostic.message)"
        } catch {
            return "//! \(error)"
        }
    }
}
