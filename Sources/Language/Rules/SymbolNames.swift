import SwiftSyntax

extension Checker {
    /// Notes the names of symbols of which the variant is misspelled, as `star.fil`: on a screen there would be no symbol.
    func noteSymbols(of function: FunctionDeclaration, at node: some SyntaxProtocol) {
        guard function.kind == .initializer, function.context.isBuiltIn,
            let call = Syntax(node).ancestorOrSelf(mapping: { $0.as(FunctionCallExprSyntax.self) })
        else { return }
        for argument in call.arguments where ["systemName", "systemImage"].contains(argument.label?.text) {
            guard let name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
                continue
            }
            let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let meant = parts.prefix(1) + parts.dropFirst().map(Self.variant)
            guard Array(meant) != parts else { continue }
            notes.append(
                CheckNote(kind: .symbol(name, meant: meant.joined(separator: ".")), position: position(argument)))
        }
    }

    /// The part of a name as it is written where it is a variant. `filled` is one of its own.
    private static func variant(_ part: String) -> String {
        guard !variants.contains(part), let nearest = NearestName.nearest(to: part, in: variants),
            abs(nearest.count - part.count) <= 1
        else { return part }
        return nearest
    }

    private static let variants: Set = ["badge", "circle", "fill", "rectangle", "slash", "square"]
}
