import SwiftSyntax

/// Reads the fields of a component off its stored properties.
enum FieldReader {
    /// The fields that a line of `let` or `var` declares; none where it declares no stored properties.
    static func fields(of variable: VariableDeclSyntax) throws(ExpansionError) -> [ComponentField] {
        guard !variable.modifiers.contains("static") else { return [] }
        var fields: [ComponentField] = []
        var annotation: TypeSyntax?
        // Swift takes a line's type annotation for the names before it too.
        for binding in variable.bindings.reversed() where !isComputed(binding) {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                throw ExpansionError(.severalFields, at: binding.pattern)
            }
            annotation = binding.typeAnnotation?.type ?? (binding.initializer == nil ? annotation : nil)
            fields.append(try field(named: name, annotation, binding.initializer?.value, variable))
        }
        return fields.reversed()
    }

    /// Throws for the first field that is only there under a condition.
    static func refuseFields(in condition: IfConfigDeclSyntax) throws(ExpansionError) {
        for clause in condition.clauses {
            guard case .decls(let members) = clause.elements else { continue }
            for item in members {
                if let inner = item.decl.as(IfConfigDeclSyntax.self) { try refuseFields(in: inner) }
                guard let variable = item.decl.as(VariableDeclSyntax.self), try !fields(of: variable).isEmpty else {
                    continue
                }
                throw ExpansionError(.conditionalField, at: variable)
            }
        }
    }

    private static func field(
        named name: TokenSyntax, _ annotation: TypeSyntax?, _ value: ExprSyntax?, _ variable: VariableDeclSyntax
    ) throws(ExpansionError) -> ComponentField {
        let wrapper = try wrapper(of: variable, field: name)
        for modifier in variable.modifiers {
            switch modifier.name.text {
            case "private", "fileprivate":
                // A setter that only the component itself sees hides nothing.
                guard modifier.detail == nil else { continue }
                throw ExpansionError(.hiddenField(name.plainName), at: modifier)
            case "lazy", "weak", "unowned":
                throw ExpansionError(.modifiedField(modifier: modifier.name.text), at: modifier)
            default: break
            }
        }
        let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
        if !isVariable, value != nil {
            throw ExpansionError(.constantField(name.plainName), at: variable.bindingSpecifier)
        }
        if let type = annotation?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some" {
            throw ExpansionError(.opaqueField(name.plainName), at: type)
        }
        let type: GeneratedText
        let shape: FieldShape
        if let annotation {
            (type, shape) = ("\(annotation)", FieldShape(of: annotation))
        } else if let literal = value.flatMap(literalType) {
            (type, shape) = ("\(literal)", literal == "String" ? .text : .value)
        } else {
            throw ExpansionError(.fieldWithoutType(name.plainName), at: name)
        }
        if wrapper == .viewBuilder, value != nil || shape.isOptional {
            throw ExpansionError(.builderField(name.plainName), at: name)
        }
        return ComponentField(
            name: name.text, type: type, shape: shape, isVariable: isVariable, initialValue: value, wrapper: wrapper,
            documentation: documentation(of: variable))
    }

    private static func wrapper(
        of variable: VariableDeclSyntax, field: TokenSyntax
    ) throws(ExpansionError) -> ComponentField.Wrapper {
        var wrapper = ComponentField.Wrapper.none
        for attribute in variable.attributes.plain {
            switch attribute.plainName {
            case "Binding": wrapper = .binding
            case "ViewBuilder": wrapper = .viewBuilder
            case "available", "MainActor": break
            default:
                throw ExpansionError(.wrappedField(field.plainName, wrapper: attribute.plainName), at: attribute)
            }
        }
        return wrapper
    }

    private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
        switch binding.accessorBlock?.accessors {
        case nil: return false
        case .getter: return true
        case .accessors(let accessors):
            return !accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        }
    }

    private static func literalType(of value: ExprSyntax) -> String? {
        switch value.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: "String"
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .prefixOperatorExpr(let negative) where negative.operator.text == "-": literalType(of: negative.expression)
        default: nil
        }
    }

    private static func documentation(of variable: VariableDeclSyntax) -> [String] {
        variable.leadingTrivia.compactMap { piece in
            if case .docLineComment(let line) = piece { line } else { nil }
        }
    }
}
