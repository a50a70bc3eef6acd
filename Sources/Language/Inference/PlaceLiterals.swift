import SwiftSyntax

/// `#line`, `#column`, `#function`, `#file` and `#fileID`: literals for the place where they stand.
extension Checker {
    /// What the literal stands for at a place; nil where it is another macro.
    ///
    /// The file has the same name whatever the program was read from, so that what a session shows doesn't depend on
    /// where it is kept.
    func placeLiteral(
        _ macro: MacroExpansionExprSyntax, at position: SourcePosition, hint: SwiftType?
    ) throws -> CheckedExpression? {
        func integer(_ number: Int) -> ExprSyntax {
            ExprSyntax(IntegerLiteralExprSyntax(literal: .integerLiteral("\(number)")))
        }
        func text(_ text: String) -> ExprSyntax {
            let segment = StringSegmentSyntax(content: .stringSegment(text))
            return ExprSyntax(
                StringLiteralExprSyntax(
                    openingQuote: .stringQuoteToken(), segments: [.stringSegment(segment)],
                    closingQuote: .stringQuoteToken()))
        }
        let literal: ExprSyntax
        switch macro.macroName.text {
        case "line": literal = integer(position.place.line)
        case "column": literal = integer(position.place.column)
        case "function": literal = text(functionName)
        case "file", "fileID": literal = text("main/main.swift")
        default: return nil
        }
        return try written(at: position) { try infer(literal, hint: hint) }
    }

    /// The default value of a parameter that is a place literal, taken at the call; nil for other defaults.
    func callPlaceLiteral(
        _ syntax: ExprSyntax, as type: SwiftType, of call: CallInProgress
    ) throws -> CheckedExpression? {
        guard let macro = syntax.as(MacroExpansionExprSyntax.self),
            let value = try placeLiteral(macro, at: callPosition(of: call), hint: type)
        else { return nil }
        return try convert(value, to: type, .argument)
    }

    /// Where Swift says that a call stands: at the parenthesis or brace that opens its arguments.
    private func callPosition(of call: CallInProgress) -> SourcePosition {
        var node: Syntax? = call.node
        while let current = node, !current.is(FunctionCallExprSyntax.self), !current.is(CodeBlockItemSyntax.self) {
            node = current.parent
        }
        guard let whole = node?.as(FunctionCallExprSyntax.self) else { return position(call.node) }
        return (whole.leftParen ?? whole.trailingClosure?.leftBrace).map { position($0) } ?? position(call.node)
    }

    /// The function around, with its labels; the property of an accessor, and the type of a property's first value.
    private var functionName: String {
        var function = here.function
        while let current = function {
            if let name = current.name { return name }
            function = current.outer
        }
        return here.accessor?.nameWithLabels ?? here.context.nominal?.name ?? "main"
    }
}

extension FunctionDeclaration {
    /// `f(_:b:)`; of the accessor of a property the property's name.
    var nameWithLabels: String {
        if kind != .function, kind != .initializer, name != "subscript" { return syntax.property?.name ?? name }
        return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
