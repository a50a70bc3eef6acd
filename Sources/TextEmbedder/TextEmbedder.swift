import Foundation

/// Writes a Swift file of constants that hold the texts of files: `EmbeddedTexts.tour` for `Tour.md`, and `all` of them.
@main
struct TextEmbedder {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst()
        guard let output = paths.first else { return }
        var constants = ""
        var all: [String] = []
        for path in paths.dropFirst() {
            let file = URL(fileURLWithPath: path)
            let name = file.deletingPathExtension().lastPathComponent
            let constant = constantName(for: name)
            let text = escaped(try String(contentsOf: file, encoding: .utf8))
            constants += "    static let \(constant) = \"\(text)\"\n"
            all.append("(name: \"\(name)\", text: \(constant))")
        }
        constants += "    static let all = [\(all.joined(separator: ", "))]\n"
        try "enum EmbeddedTexts {\n\(constants)}\n".write(toFile: output, atomically: true, encoding: .utf8)
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
