import SwiftSyntax

/// `@Previewable` in front of a variable inside of `#Preview { … }`: the preview's closure is shown as the canvas, and the
/// variable is one of the session, as if it stood in front of it.
extension CodeBlockItemSyntax {
    /// The variables of a `#Preview` that are marked so; none for every other item.
    var previewables: [VariableDeclSyntax] {
        previewClosure?.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.filter(\.isPreviewable) ?? []
    }

    /// The closure of a `#Preview`; nil for every other item.
    var previewClosure: ClosureExprSyntax? {
        let macro: (name: TokenSyntax, closure: ClosureExprSyntax?)? =
            switch item {
            case .expr(let item): item.as(MacroExpansionExprSyntax.self).map { ($0.macroName, $0.trailingClosure) }
            case .decl(let item): item.as(MacroExpansionDeclSyntax.self).map { ($0.macroName, $0.trailingClosure) }
            case .stmt: nil
            }
        return macro?.name.text == "Preview" ? macro?.closure : nil
    }

    /// Whether it declares such a variable.
    var isPreviewable: Bool { item.as(VariableDeclSyntax.self)?.isPreviewable == true }
}

extension VariableDeclSyntax {
    /// Whether it is marked, and stands right inside of a `#Preview`.
    var isPreviewable: Bool { attributes.attributeElements.contains(where: \.isPreviewable) }

    /// It as a variable outside of the preview is written.
    var withoutPreviewable: VariableDeclSyntax {
        with(\.attributes, attributes.filter { $0.as(AttributeSyntax.self)?.plainName != "Previewable" }).trimmed
    }
}

extension AttributeSyntax {
    /// Whether it marks a variable right inside of a `#Preview`.
    var isPreviewable: Bool {
        guard plainName == "Previewable", let variable = parent?.parent?.as(VariableDeclSyntax.self),
            let closure = variable.parent?.parent?.parent?.as(ClosureExprSyntax.self)
        else { return false }
        return closure.parent?.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
            || closure.parent?.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
    }
}
