import Catalogue
import SwiftSyntax

extension Suggestion {
    /// The name that a record declares; nil where nobody types it.
    init?(naming record: BuiltIn) {
        let name = BuiltInNames.name(of: record.signature)
        guard Suggestion.isOffered(name, isStatic: BuiltInNames.isStatic(record.signature)) else { return nil }
        self.init(name, record.summary)
    }

    /// A keyword.
    init(_ keyword: Keyword) { self.init(keyword.name, keyword.summary) }

    /// Whether a name is one to type: no operator, nothing that the language alone calls.
    static func isOffered(_ name: String, isStatic: Bool = false) -> Bool {
        guard let first = name.first, first.isLetter || first == "$" else { return false }
        return !["init", "subscript"].contains(name) && (isStatic || name != "body")
    }
}

extension Checker {
    /// A type of the program, with the comment above it.
    func suggestion(_ nominal: NominalDeclaration) -> Suggestion {
        Suggestion(nominal.name, nominal.position.comment ?? nominal.kind.rawValue)
    }

    /// A member of a type of the program.
    func suggestion(_ member: Member) -> Suggestion {
        switch member {
        case .function(let function): suggestion(member.name, function)
        case .property(let property): suggestion(property)
        case .enumCase(let enumCase): Suggestion(member.name, enumCase.position.comment ?? "")
        default: Suggestion(member.name)
        }
    }

    /// A function of the program, with the comment above it or else as it is declared.
    func suggestion(_ name: String, _ function: FunctionDeclaration) -> Suggestion {
        if let comment = function.position.comment { return Suggestion(name, comment) }
        let parameters = (function.syntax.parameters?.writtenText ?? "").split(whereSeparator: \.isNewline)
            .joined(separator: " ")
        let result = function.syntax.result.map { " -> " + $0.writtenText } ?? ""
        return Suggestion(name, "func \(name)(\(parameters))\(result)")
    }

    /// A property of the program, with the comment above it or else its type.
    func suggestion(_ property: PropertyDeclaration) -> Suggestion {
        if let comment = property.position.comment { return Suggestion(property.name, comment) }
        try? resolve(property)
        if let written = property.typeSyntax { return Suggestion(property.name, written.writtenText) }
        return Suggestion(property.name, property.type == .void ? "" : "\(finished(property.type))")
    }
}

extension SourcePosition {
    /// The first paragraph of the `///` comment that ends on the line above, on one line; nil where there is none.
    var comment: String? { documentation.map { String($0.prefix { $0 != "\n" }) } }

    /// The `///` comment that ends on the line above, each paragraph and each item of a list on one line; nil where there
    /// is none.
    var documentation: String? {
        // A comment above several declarations on one line is about the first.
        guard !source.lineText(line).prefix(column - 1).contains(where: { "{};".contains($0) }) else { return nil }
        var current = line - 1
        var lines: [Substring] = []
        while current > 0 {
            let text = source.lineText(current).drop(while: \.isWhitespace)
            guard text.hasPrefix("///") else { break }
            lines.insert(text.dropFirst(3).drop(while: \.isWhitespace), at: 0)
            current -= 1
        }
        guard !lines.isEmpty else { return nil }
        var result = ""
        for line in lines {
            let begins = result.isEmpty || result.last == "\n" || line.isEmpty || line.hasPrefix("- ")
            if begins, line.isEmpty || line.hasPrefix("- "), !result.isEmpty, result.last != "\n" { result += "\n" }
            result += (begins ? "" : " ") + line
        }
        return result.last == "\n" ? String(result.dropLast()) : result
    }
}
