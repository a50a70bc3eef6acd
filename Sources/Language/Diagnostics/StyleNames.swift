import SwiftParser

/// How a style's type and its static member are named after each other.
enum StyleNames {
    /// The types whose static member may be called `tagged`, a `GroupBoxStyle`: `TaggedGroupBoxStyle`, `TaggedStyle`,
    /// `Tagged`.
    static func types(for member: String, of target: String) -> Set<String> {
        let stems = [member.prefix(1).uppercased() + member.dropFirst(), member]
        return Set(stems.flatMap { [$0 + target, $0 + "Style", $0] })
    }

    /// `TaggedGroupBoxStyle` for `tagged`, a `GroupBoxStyle`.
    static func type(for member: String, of target: String) -> String {
        member.prefix(1).uppercased() + member.dropFirst() + target
    }

    /// The modifier that pushes the styles of a protocol: `buttonStyle` for `ButtonStyle` and `PrimitiveButtonStyle`.
    static func modifier(of target: String) -> String {
        let name = target.hasPrefix("Primitive") ? target.dropFirst("Primitive".count) : target[...]
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// A static member that is a colour.
    static func color(_ member: String) -> String {
        """
        extension ShapeStyle where Self == Color {
            static var \(declared(member)): Color { Color(red: 0.2, green: 0.4, blue: 0.6) }
        }
        """
    }

    /// The name as a declaration writes it: in backticks where it is a keyword.
    private static func declared(_ name: String) -> String {
        name.isValidSwiftIdentifier(for: .variableName) ? name : "`\(name)`"
    }

    /// A style that is still to be written, and the extension with its static member.
    static func sketch(
        of member: String, for target: NominalDeclaration, _ fields: [(label: String?, name: String, type: String)],
        body: String
    ) -> String {
        let type = type(for: member, of: target.name)
        var lines = ["struct \(type): \(target.qualifiedName) {"]
        lines += fields.map { "    var \($0.name): \($0.type)" }
        lines.append("    func makeBody(configuration: Configuration) -> some View { \(body) }")
        lines.append("}")
        lines.append("extension \(target.qualifiedName) where Self == \(type) {")
        if fields.isEmpty {
            lines.append("    static var \(declared(member)): Self { .init() }")
        } else {
            let parameters = fields.map { ($0.label == nil ? "_ " : "") + "\($0.name): \($0.type)" }
            let passed = fields.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
            lines.append(
                "    static func \(declared(member))(\(parameters.joined(separator: ", "))) -> Self { .init(\(passed)) }"
            )
        }
        return (lines + ["}"]).joined(separator: "\n")
    }

    /// The extension that declares a static member which calls the style's initializer.
    static func declaration(
        of member: String, for nominal: NominalDeclaration, _ target: String, _ initializers: [Candidate]
    ) -> String {
        let parameters = initializers.first?.parameters ?? []
        let head = "extension \(target) where Self == \(nominal.qualifiedName) {"
        guard !parameters.isEmpty else { return head + "\n    static var \(declared(member)): Self { .init() }\n}" }
        let written = parameters.enumerated().map { index, parameter in
            let name = parameter.label ?? parameter.name
            let label = index == 0 ? "_ \(name)" : name
            return "\(label): \(parameter.type)" + (parameter.defaultSyntax.map { " = " + $0.writtenText } ?? "")
        }
        let passed = parameters.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + (parameter.label ?? parameter.name)
        }
        return head + "\n    static func \(declared(member))(\(written.joined(separator: ", "))) -> Self {"
            + " .init(\(passed.joined(separator: ", "))) }\n}"
    }
}
