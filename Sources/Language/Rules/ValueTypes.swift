/// Views, modifiers and styles are structs or enums; what is for objects alone is a class.
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

    /// Throws where a struct or an enum conforms to a protocol that is for classes alone.
    func requireClass(
        _ nominal: NominalDeclaration, conformingTo named: [ProtocolType], in context: DeclarationContext
    ) throws {
        guard nominal.kind == .struct || nominal.kind == .enum,
            let target = named.first(where: { closure(of: [$0]).contains(where: \.declaration.isAnyObject) })
        else { return }
        throw Diagnostic(
            .valueOfClasses(nominal.qualifiedName, constraint: target), at: context.position(of: nominal),
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
