import Catalogue
import Components
import Foundation
import Testing

@Suite struct BuiltInsTests {
    /// The names of the records that the target's files declare.
    private func declaredNames() throws -> [String] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = tests.appending(path: "../../Sources/Components").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var names: [String] = []
        for case let file as URL in files
        where file.pathExtension == "swift" && file.lastPathComponent != "BuiltIns.swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let parts = text.components(separatedBy: "extension BuiltIns {").dropFirst()
            for part in parts {
                names += part.split(separator: "\n").compactMap { line in
                    guard line.hasPrefix("    static let ") else { return nil }
                    return String(line.dropFirst("    static let ".count).prefix { $0.isLetter || $0.isNumber })
                }
            }
        }
        return names.sorted()
    }

    @Test("Every file that declares records is listed, one line a file, sorted")
    func list() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let list = tests.appending(path: "../../Sources/Components/BuiltIns.swift").standardizedFileURL
        let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
        let listed = lines.filter { $0.hasPrefix("            ") && $0.hasSuffix(",") }
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " ,")) }
        #expect(listed == listed.sorted())
        #expect(listed.sorted() == (try declaredNames()))
    }

    @Test("The protocols of styles are found by name")
    func protocols() throws {
        let names = [
            "ButtonStyle", "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "PrimitiveButtonStyle", "ToggleStyle",
        ]
        let families = try names.map { try #require(BuiltIns.components.styleProtocol(named: $0)).family.name }
        #expect(families == ["Button", "GroupBox", "Label", "LabeledContent", "Button", "Toggle"])
    }
}
