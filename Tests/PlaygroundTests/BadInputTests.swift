import Catalogue
import Components
import Drawing
import Language
import Testing

@testable import Playground

/// The examples of all components, modifiers and styles, with values in them that nobody should write.
@Suite("Bad input makes a picture or an error with a place, never a crash or a broken frame")
struct BadInputTests {
    private static let examples: [String] = {
        let builtIns = StandardLibrary.builtIns + EngineLibrary.builtIns + .components
        let shown = CheckedProgram(builtIns: builtIns).documentedRecords.filter(\.isShown)
        return Set(shown.map(\.example)).sorted()
    }()

    @Test(
        "Numbers below zero, without end, without value, and larger than anything",
        arguments: 0..<3)
    func numbers(part: Int) {
        // What a literal within a name or a text is part of stays as it is.
        let literal = /("(?:[^"\\]|\\.)*")|(?:[\w$.]-?\d[\w.]*)|-?\d+(?:\.\d+)?/
        let all = ["-1", "0", "-0.5", "1e300", "-1e300", "Double.nan", "Double.infinity", "Int.max", "Int.min"]
        expectPictures(with: all, part) { example, number in
            // What is counted through has whole bounds.
            guard !example.contains("..<") else { return example }
            return example.replacing(literal) { match in
                match.0.first == "\"" || match.0.first?.isLetter == true || "$._".contains(match.0.first ?? " ")
                    ? String(match.0) : number
            }
        }
    }

    @Test(
        "One such number at a time: a short picture",
        arguments: 0..<2)
    func oneNumber(part: Int) {
        let session = Session(interpreter: Interpreter(isInterrupted: { false }))
        let numbers = ["-1", "-Double.infinity", "Double.infinity", "Double.nan", "1e300"]
        for (index, example) in Self.examples.enumerated() {
            let number = numbers[(2 * index + part) % numbers.count]
            for range in example.ranges(of: /\b\d+(?:\.\d+)?\b/) {
                let changed = example[..<range.lowerBound] + number + example[range.upperBound...]
                let reply = Example.reply(to: String(changed), like: session)
                guard reply.failure == nil else { continue }
                let rows = reply.output.split(separator: "\n", omittingEmptySubsequences: false)
                #expect(rows.count <= 510, "\(changed): \(rows.count) rows")
            }
        }
    }

    @Test(
        "Texts that are empty, combine, run from right to left, control the terminal, or are wide",
        arguments: 0..<2)
    func texts(part: Int) {
        let all = [
            "", "\\u{0301}", "\\u{200D}\\u{200D}", "שלום \\u{202E}abc 👩‍👩‍👧‍👦👍🏽漢字 e\\u{0301}\\u{0302}\\u{0303}",
            "\\u{1B}[31m\\u{7}\\n\\t\\r a\\u{200B}b\\u{FEFF}",
        ]
        expectPictures(with: all, part) { example, text in
            example.replacing(/"(?:[^"\\]|\\.)*"/) { _ in "\"\(text)\"" }
        }
    }

    /// Runs each example in a new session, changed to hold one of the values: another one for each example, and in each
    /// part.
    private func expectPictures(
        with values: [String], _ part: Int, _ location: SourceLocation = #_sourceLocation,
        _ change: (String, String) -> String
    ) {
        let session = Session(interpreter: Interpreter(isInterrupted: { false }))
        for (index, example) in Self.examples.enumerated() {
            let changed = change(example, values[(2 * index + part) % values.count])
            guard changed != example else { continue }
            let reply = Example.reply(to: changed, like: session)
            #expect(
                !reply.output.contains("a fault of the built-in"), "\(changed)\n\(reply.output)",
                sourceLocation: location)
            #expect(!reply.output.contains(where: Self.isControl), "\(changed)", sourceLocation: location)
            guard reply.failure == nil else { continue }
            let rows = reply.output.split(separator: "\n")
            let isNarrow = rows.allSatisfy { GraphemeWidth.columns(of: $0) <= 80 }
            #expect(rows.count <= 2_000, "\(changed): \(rows.count) rows", sourceLocation: location)
            #expect(isNarrow, "\(changed)\n\(reply.output)", sourceLocation: location)
        }
    }

    private static func isControl(_ character: Character) -> Bool {
        character != "\n" && character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}
