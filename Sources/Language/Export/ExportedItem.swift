import SwiftSyntax

extension CheckedItem {
    /// The item as it is written.
    public var code: WrittenCode { syntax.map { WrittenCode(text, readAs: Syntax($0)) } ?? WrittenCode(text) }

    /// The name of the variable that the item declares, as it is written; nil where it declares none.
    public var declaredVariable: String? {
        guard let variableName, text.first == "@", variableName.first == "_" else { return variableName }
        return String(variableName.dropFirst())
    }

    /// The item's view as the statements of a view builder: of `#Preview { … }` what stands inside, in a frame
    /// where it has a size.
    public var viewText: String {
        guard let item = syntax ?? ParsedText(text).tree.statements.first, let closure = item.previewClosure else {
            return text
        }
        let shown = CodeText.outdented(closure.statements.filter { !$0.isPreviewable }.writtenText)
        guard let frame = item.previewFrame else { return shown }
        return "Group {\n\(CodeText.indented(shown, by: 4))\n}\n.frame(\(frame))"
    }

    /// What a `#Preview` is called, and its traits, as they are written; nil where it has none, and for all other items.
    public var previewHead: String? {
        let item = syntax ?? ParsedText(text).tree.statements.first
        return item?.previewHead
    }

    /// Whether making the value of a variable may throw, which no variable of a file may do.
    public var mayThrow: Bool {
        guard case .decl(let declaration)? = ParsedText(text).tree.statements.first?.item,
            let variable = declaration.as(VariableDeclSyntax.self)
        else { return false }
        let finder = TryFinder(viewMode: .sourceAccurate)
        finder.walk(variable.bindings)
        return finder.found
    }

    /// Whether a variable is declared with a value.
    public var hasInitialValue: Bool {
        if case .variable(_, let value, _) = kind { value != nil } else { false }
    }

    /// The assignment that gives a `var` its first value once more; nil for all other items.
    public var assignmentText: String? {
        guard let variable = ParsedText(text).tree.statements.first?.item.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
            let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
            let value = binding.initializer?.value
        else { return nil }
        return name.identifier.text + " = " + value.writtenText
    }

    /// Whether it declares a variable that may change, or one whose value is an object.
    public var isSharedVariable: Bool {
        guard case .variable(_, let value, _) = kind else { return false }
        let declaration = ParsedText(text).tree.statements.first?.item.as(VariableDeclSyntax.self)
        if declaration?.bindingSpecifier.tokenKind == .keyword(.var) { return true }
        return value.map { $0.type.isShared } ?? false
    }

    /// A view with this chain of modifiers behind it.
    ///
    /// - Parameter view: the text of the view.
    public func modified(_ view: String) -> String {
        let items = ParsedText(view).tree.statements
        let isChain =
            switch items.first?.item {
            case .expr(let expression)?:
                items.count == 1
                    && [.functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr].contains(
                        expression.kind)
            default: false
            }
        let base = isChain ? view : view.contains("\n") ? "(\n\(view)\n)" : "(\(view))"
        guard base.contains("\n") || text.contains("\n") else { return base + text }
        return base + "\n" + CodeText.indented(text, by: base.hasSuffix("}") ? 0 : 2)
    }
}

extension SwiftType {
    /// Whether its values are or hold objects or functions, which all that have them share. Of a struct of the program that
    /// is not known.
    fileprivate var isShared: Bool {
        switch self {
        case .nominal(let nominal):
            nominal.declaration.kind == .class
                || nominal.declaration.isBuiltIn && nominal.arguments.contains(where: \.isShared)
        case .tuple(let elements): elements.contains { $0.type.isShared }
        case .function: true
        case .variable, .parameter, .member, .opaque, .existential, .metatype: false
        }
    }
}

/// Looks for a `try` that lets errors out.
private final class TryFinder: SyntaxVisitor {
    private(set) var found = false

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
        if node.questionOrExclamationMark == nil { found = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
