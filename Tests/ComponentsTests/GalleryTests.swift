import Catalogue
import Components
import Foundation
import Testing

/// The gallery session draws what the catalogue holds.
@Suite struct GalleryTests {
    private let gallery: String

    init() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let page = tests.appending(path: "../../Sessions/Gallery.md").standardizedFileURL
        gallery = try String(contentsOf: page, encoding: .utf8)
    }

    /// What is drawn as a part of something else, and not by itself.
    private static let parts: Set<String> = ["DefaultShareLinkLabel", "PlaceholderContentView", "ShapeView"]

    @Test("Every component and every shape of the catalogue is in the gallery")
    func components() throws {
        let names = BuiltIns.components.groups.compactMap { group -> String? in
            guard let match = group.header.firstMatch(of: /^struct (\w+)(<.*>)?: (.*)$/) else { return nil }
            let kinds = match.3.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            let isDrawn = kinds.contains { ["View", "Shape", "InsettableShape"].contains($0) }
            return isDrawn && !Self.parts.contains(String(match.1)) && match.1.first != "_" ? String(match.1) : nil
        }
        #expect(names.count > 40)
        let missing = names.filter { name in
            !["(", " {", ".", ":"].contains { gallery.contains("\(name)\($0)") }
        }
        #expect(missing == [])
    }

    @Test("Every style of the catalogue is pushed in the gallery; the automatic ones are there without")
    func styles() throws {
        let styles = BuiltIns.components.groups.flatMap { group -> [String] in
            guard let match = group.header.firstMatch(of: /^extension (\w+Style) where Self == \w+$/),
                match.1 != "ShapeStyle", match.1 != "FormatStyle"
            else { return [] }
            let modifier = match.1 == "PrimitiveButtonStyle" ? "ButtonStyle" : String(match.1)
            return group.members.compactMap { member in
                guard let name = member.signature.firstMatch(of: #/^static var (\w+): /#)?.1, name != "automatic" else {
                    return nil
                }
                return ".\(modifier.prefix(1).lowercased() + modifier.dropFirst())(.\(name))"
            }
        }
        #expect(styles.count > 30)
        #expect(styles.filter { !gallery.contains($0) } == [])
    }
}
