import SwiftSyntax

/// A change to the value that a dictionary may not have for a key.
extension Checker {
    /// How that value is written so that it can be changed, `d["a", default: 0]`; nil where what is written is no such
    /// value.
    func entryWithDefault(_ syntax: ExprSyntax?) -> String? {
        guard let call = syntax?.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
            let key = call.arguments.first, key.label == nil,
            let type = attempt({ try? isolated { try infer(call.calledExpression, hint: nil).type } }),
            let value = arguments(of: type, ifNamed: "Dictionary")?.last
        else { return nil }
        let start = Self.beginnings[finished(value).nominal?.name ?? ""] ?? "…"
        return "\(call.calledExpression.writtenText)[\(key.expression.writtenText), default: \(start)]"
    }

    /// What values begin with before anything is added to them.
    private static let beginnings = [
        "Int": "0", "Double": "0", "Float": "0", "CGFloat": "0", "String": "\"\"", "Bool": "false", "Array": "[]",
        "Set": "[]", "Dictionary": "[:]",
    ]

    /// Whether a member changes the value that it is asked of.
    func changes(_ name: String, on type: SwiftType) -> Bool {
        findMembers(name, on: type, isStatic: false).contains { found in
            if case .function(let function) = found.member { function.isMutating } else { false }
        }
    }
}
