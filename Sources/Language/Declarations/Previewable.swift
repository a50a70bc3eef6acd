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
        guard let preview else { return nil }
        let body = preview.arguments.first { $0.label?.text == "body" }
        return preview.trailingClosure ?? body?.expression.as(ClosureExprSyntax.self)
    }

    /// The name of a `#Preview` and its traits, as they are written; nil where it has none. A size becomes a frame.
    var previewHead: String? {
        guard let preview else { return nil }
        let arguments = preview.arguments.filter { $0.label?.text != "body" }
        let kept = previewFrame == nil ? arguments : arguments.filter { $0.expression.is(StringLiteralExprSyntax.self) }
        let texts = kept.map { ($0.label.map { "\($0.text): " } ?? "") + $0.expression.writtenText }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// The size of a `#Preview` as the arguments of a frame; nil where it has none.
    var previewFrame: String? {
        for argument in preview?.arguments ?? [] {
            guard let trait = argument.expression.as(FunctionCallExprSyntax.self),
                trait.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout"
            else { continue }
            return trait.arguments.writtenText
        }
        return nil
    }

    private var preview: (any FreestandingMacroExpansionSyntax)? {
        let macro: (any FreestandingMacroExpansionSyntax)? =
            switch item {
            case .expr(let item): item.as(MacroExpansionExprSyntax.self)
            case .decl(let item): item.as(MacroExpansionDeclSyntax.self)
            case .stmt: nil
            }
        return macro?.macroName.text == "Preview" ? macro : nil
    }

    /// Whether it declares such a variable.
    var isPreviewable: Bool { item.as(VariableDeclSyntax.self)?.isPreviewable == true }
}

/// Which `#Preview` it is: the text that it stands in, and where its closure begins there.
struct PreviewID: Hashable {
    private let source: ObjectIdentifier
    private let offset: Int

    /// The preview that an item is; nil of every other one.
    init?(_ item: CodeBlockItemSyntax, in source: SourceText) {
        guard let closure = item.previewClosure else { return nil }
        (self.source, offset) = (ObjectIdentifier(source), closure.position.utf8Offset)
    }

    /// The preview that a declaration is a variable of; nil of every other one.
    init?(of declaration: DeclSyntax, in source: SourceText) {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.isPreviewable,
            let closure = variable.parent?.parent?.parent
        else { return nil }
        (self.source, offset) = (ObjectIdentifier(source), closure.position.utf8Offset)
    }
}

extension Checker {
    /// Does some work where the variables of a preview are seen.
    func seeing<Result>(variablesOf preview: PreviewID?, _ work: () throws -> Result) rethrows -> Result {
        guard let own = preview.flatMap({ declarations.previewVariables[$0] }) else { return try work() }
        let hidden = own.map { (name: $0.key, variable: declarations.variables[$0.key]) }
        for (name, variable) in own { declarations.variables.set(name, to: variable) }
        defer {
            for (name, variable) in hidden {
                if let variable {
                    declarations.variables.set(name, to: variable)
                } else {
                    declarations.variables.remove(name)
                }
            }
        }
        return try work()
    }
}

extension Sequence<CodeBlockItemSyntax> {
    /// The statements without variables of a `#Preview`. As an array: a list that is filtered copies the whole tree that
    /// it stands in.
    var kept: [CodeBlockItemSyntax] { compactMap { $0.isPreviewable ? nil : $0 } }
}

extension VariableDeclSyntax {
    /// Whether it is marked, and stands right inside of a `#Preview`.
    var isPreviewable: Bool { attributes.attributeElements.contains(where: \.isPreviewable) }

    /// It as a variable outside of the preview is written.
    var withoutPreviewable: VariableDeclSyntax {
        let isMark = { (element: AttributeListSyntax.Element) in
            element.as(AttributeSyntax.self)?.plainName == "Previewable"
        }
        guard attributes.contains(where: isMark) else { return self }
        return with(\.attributes, attributes.filter { !isMark($0) }).trimmed
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
