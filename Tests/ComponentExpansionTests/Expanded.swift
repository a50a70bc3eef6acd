import SwiftParser
import SwiftSyntax

@testable import ComponentExpansion

/// What the attribute of the first declaration of a text, or one inside of it, stands for, or where it can't stand, and
/// why.
func expanded(_ source: String) -> String {
    switch expansion(of: source) {
    case .success(let expansion): expansion.map(\.text.text) ?? "no attribute"
    case .failure(let error): complaint(error)
    }
}

/// What the attribute of the first declaration of a text stands for.
func expansion(of source: String) -> Result<Expansion?, ExpansionError> {
    let file = Parser.parse(source: source)
    let declaration = file.statements.first?.item.as(DeclSyntax.self)
    return Result { () throws(ExpansionError) in
        guard let declaration else { return nil }
        let nested = Expansion.Nested(in: declaration)
        let inner = try nested.flatMap { nested throws(ExpansionError) in try Expansion(of: nested) }
        return try Expansion(of: declaration) ?? inner
    }
}

/// An error with what it is about.
private func complaint(_ error: ExpansionError) -> String {
    "[\(error.node.trimmedDescription)] \(error.problem.message)"
}
