/// Views, modifiers and styles are structs or enums.
extension Checker {
    /// Throws where a class conforms to a protocol of views or styles: SwiftUI takes it for one, and ends the program when
    /// it meets it (rule B15).
    func requireValueType(
        _ nominal: NominalDeclaration, conformingTo target: NominalDeclaration, in context: DeclarationContext
    ) throws {
        guard nominal.kind == .class, let values = valuesAsked(by: target) else { return }
        throw Diagnostic(
            .classOfValues(values: values, name: nominal.qualifiedName), at: context.position(of: nominal),
            length: nominal.name.utf8.count)
    }

    /// What only structs and enums may be, where a protocol asks for that.
    private func valuesAsked(by target: NominalDeclaration) -> String? {
        guard target.isBuiltIn else { return nil }
        switch target.name {
        case "View": return "views"
        case "ViewModifier": return "view modifiers"
        case let name where name.hasSuffix("Style") && target.body?.members(named: "makeBody").isEmpty == false:
            return "styles"
        default: return nil
        }
    }
}
