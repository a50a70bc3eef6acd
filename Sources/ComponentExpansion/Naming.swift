import SwiftSyntax

/// The names that follow from a component's name.
enum Naming {
    /// The name of a thing that a style is for: `BadgeStyle` is for `Badge`.
    static func stem(of style: String) -> String {
        let stem = style.hasSuffix("Style") ? String(style.dropLast("Style".count)) : style
        return stem.isEmpty ? "Badge" : stem
    }

    /// The name in lower camel case: `Badge` gives `badge`, `URLBadge` gives `urlBadge`.
    static func member(_ name: String) -> String {
        let capitals = name.prefix { $0.isUppercase }
        let head = capitals.count > 1 && capitals.count < name.count ? capitals.dropLast() : capitals
        return head.lowercased() + name.dropFirst(head.count)
    }

    /// The name of a generic parameter for what a field's builder makes: `Content` for `content`, `LabelContent` for
    /// `label`, so that it hides no view's name.
    static func content(_ field: String) -> String {
        let name = field.prefix(1).uppercased() + field.dropFirst()
        return name.hasSuffix("Content") ? name : name + "Content"
    }

    /// A name without backticks.
    static func plain(_ name: String) -> String {
        name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
    }

    /// The name as it is written in a declaration: in backticks where Swift has another use for it.
    static func declared(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "operator", "private",
        "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension TokenSyntax {
    /// The name without backticks.
    var plainName: String { Naming.plain(text) }
}

extension AttributeSyntax {
    /// The name without `@` and arguments.
    var plainName: String { attributeName.trimmedDescription }
}

extension AttributeListSyntax {
    /// The attributes that do not stand in `#if`.
    var plain: [AttributeSyntax] { compactMap { $0.as(AttributeSyntax.self) } }
}

extension DeclModifierListSyntax {
    func contains(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension DeclModifierSyntax {
    /// Whether it says that nothing outside of the braces around it sees the declaration.
    var isPrivate: Bool { name.text == "private" && detail == nil }
}
