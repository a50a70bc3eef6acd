import Foundation

/// Writes a Swift file of constants that hold the texts of files: `EmbeddedTexts.tour` for `Tour.md`.
@main
struct TextEmbedder {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst()
        guard let output = paths.first else { return }
        let constants = try paths.dropFirst().map { path in
            let file = URL(fileURLWithPath: path)
            let name = constantName(for: file.deletingPathExtension().lastPathComponent)
            return "    static let \(name) = \"\(escaped(try String(contentsOf: file, encoding: .utf8)))\"\n"
        }
        try "enum EmbeddedTexts {\n\(constants.joined())}\n".write(toFile: output, atomically: true, encoding: .utf8)
    }

    /// The name of a file as that of a constant: `unsupportedNames`, `rules` for `RULES`.
    private static func constantName(for name: String) -> String {
        name == name.uppercased() ? name.lowercased() : name.prefix(1).lowercased() + name.dropFirst()
    }

    /// A text as it stands in quotes.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": escaped += "\\\(scalar)"
            case "\n": escaped += "\\n"
            case _ where scalar.properties.generalCategory == .control:
                escaped += "\\u{\(String(scalar.value, radix: 16))}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
