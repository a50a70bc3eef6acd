import Catalogue
import Components
import Language
import Testing

@testable import Playground

/// Modifiers of which nothing is found in the tree: an answer that says so is tried, by taking the call away.
@Suite("Of a modifier that is said to leave nothing in the tree nothing is there")
struct ModifiersWithoutTraceTests {
    @Test("Of each modifier of the library its example is asked")
    func library() {
        let model = Playground()
        var without: Set<String> = []
        for (name, example) in Self.examples {
            var session = model.beside()
            guard session.enter(example).failure == nil,
                session.enter(":why 1 \(name)").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                    .contains(".\(name), which leaves nothing in the tree by")
            else { continue }
            without.insert(name)
            // What stands in its closure goes with it.
            guard name != "animation" || !example.contains("{") else { continue }
            var other = model.beside()
            _ = other.enter(Self.text(example, withoutCallsOf: name))
            #expect(session.enter(":tree").output == other.enter(":tree").output, "\(example)")
        }
        #expect(
            without.sorted() == [
                "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
                "accessibilityIdentifier", "accessibilityLabel", "accessibilityRemoveTraits", "accessibilityValue",
                "animation", "autocorrectionDisabled", "compositingGroup", "contentShape", "disableAutocorrection",
                "drawingGroup", "edgesIgnoringSafeArea", "help", "id", "ignoresSafeArea", "keyboardType",
                "navigationDestination",
                "offset", "onHover", "previewDisplayName", "scrollDisabled", "scrollIndicators", "submitLabel",
                "textContentType", "textInputAutocapitalization", "transition",
            ])
    }

    /// Each modifier with an example that calls it.
    private static var examples: [(name: String, example: String)] {
        let program = CheckedProgram(builtIns: StandardLibrary.builtIns + EngineLibrary.builtIns + .components)
        let records = program.documentedRecords
        return program.modifiersByKind.flatMap(\.names).flatMap { name in
            records.filter { $0.signature.contains("func \(name)") && $0.example.contains(".\(name)") }
                .map { (name, $0.example) }
        }
    }

    /// A text without the calls of a name: the dot, the name, its parentheses and a closure behind them.
    private static func text(_ text: String, withoutCallsOf name: String) -> String {
        var rest = text[...]
        var kept = ""
        while let call = rest.firstRange(of: ".\(name)") {
            kept += rest[..<call.lowerBound]
            rest = rest[call.upperBound...]
            while let opening = rest.drop(while: \.isWhitespace).first, "({".contains(opening) {
                rest = rest.drop(while: \.isWhitespace)
                var depth = 0
                let end = rest.firstIndex { character in
                    depth += "({".contains(character) ? 1 : ")}".contains(character) ? -1 : 0
                    return depth == 0
                }
                rest = end.map { rest[$0...].dropFirst() } ?? ""
            }
        }
        return kept + rest
    }
}
