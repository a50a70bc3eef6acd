import Foundation
import SwiftSyntax

/// Writes a member of a type as the shell reads it, and what runs.
struct MemberWriter {
    /// The type that it is a member of.
    let type: String
    /// Whether that is a style, whose values the shell keeps without their types.
    let isStyle: Bool
    let names: DeclaredNames

    /// A member as the shell reads it.
    struct Written {
        let signature: String
        let implementation: String
        /// What it is for, where that is the same for all of its kind, and nobody writes it.
        var summary: String?
        /// An entry that shows it, where nobody writes one.
        var example: String?
        /// What it is called, where it is a case.
        var name = ""
    }

    /// A member as the shell reads it; nothing where it is nothing that a program calls.
    ///
    /// - Parameter isWitness: whether it only meets a requirement. The shell asks styles alone for what does.
    func write(_ member: DeclSyntax, isWitness: Bool) throws(Problem.Kind) -> [Written] {
        if names.conforms(type, to: "OptionSet"), let bits = try bitsOfOptions(member) { return [bits] }
        if isWitness { return member.as(FunctionDeclSyntax.self).flatMap(lookOfStyle).map { [$0] } ?? [] }
        let qualified = NestedNames(names.namesInside(type)).rewrite(member)
        switch qualified.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): return try write(function).map { [$0] } ?? []
        case .initializerDecl(let initializer): return [try write(initializer)]
        case .variableDecl(let variable): return try write(variable)
        case .enumCaseDecl(let cases): return try write(cases)
        case .subscriptDecl: throw .unsupported("a subscript")
        default: return []
        }
    }

    /// The record of `rawValue` or `init(rawValue:)` of an `OptionSet`; nil for other members. They witness a
    /// protocol's requirements, so that they need no doc comment.
    private func bitsOfOptions(_ member: DeclSyntax) throws(Problem.Kind) -> Written? {
        if let variable = member.as(VariableDeclSyntax.self),
            variable.bindings.first?.pattern.trimmedDescription == "rawValue"
        {
            var written = try write(variable).first
            written?.summary = "A number in which each option is a bit."
            written?.example = "\(type)(rawValue: 1).rawValue"
            return written
        }
        guard let initializer = member.as(InitializerDeclSyntax.self),
            initializer.signature.parameterClause.parameters.first?.firstName.text == "rawValue"
        else { return nil }
        var written = try write(initializer)
        written.summary = "The options whose bits are set in a number."
        return written
    }

    private func write(_ cases: EnumCaseDeclSyntax) throws(Problem.Kind) -> [Written] {
        var written: [Written] = []
        for element in cases.elements {
            guard element.parameterClause == nil else { throw .unsupported("a case that carries values") }
            let name = element.name.text
            written.append(Written(signature: "case \(name)", implementation: "{ \(type).\(name) }", name: name))
        }
        return written
    }

    /// The look of a style, which the shell asks of styles of every kind in one way.
    private func lookOfStyle(_ function: FunctionDeclSyntax) -> Written? {
        guard isStyle, function.name.text == "makeBody",
            let told = names.styles[type].flatMap({ names.families[$0] })?.configuration
        else { return nil }
        return Written(
            signature: "func makeBody(configuration: \(told)) -> some View",
            implementation:
                "{ (style: ErasedStyle, configuration: \(told)) in style.makeBody(configuration: configuration) }",
            summary: "The look of a component, made without pushing or popping anything.")
    }

    private func write(_ function: FunctionDeclSyntax) throws(Problem.Kind) -> Written? {
        if function.isMutating { throw .unsupported("a mutating function") }
        if function.name.text.hasPrefix("_") { return nil }
        let call = try Call(
            function.signature.parameterClause, function.genericParameterClause, function.genericWhereClause,
            function.signature.effectSpecifiers, names.generics[type] ?? [:], names)
        let result = function.signature.returnClause?.type
        let kind = (function.isStatic ? "static " : "") + (function.isPrefix ? "prefix " : "")
        let name = function.name.text + (function.isOperator ? " " : "")
        let arrow = result.map { " -> \($0.trimmedDescription)" } ?? ""
        let signature = "\(kind)func \(name)\(call.generics)(\(call.parameters))\(arrow)"
        let isStatic = function.isStatic || type.isEmpty
        if !isStatic { try expectReceiver(function.name.text) }
        let target = isStatic ? type : "self_"
        let made: String
        if let style = call.arguments.first(where: { $0.type.hasPrefix("StyleValue<") }) {
            guard call.arguments.count == 1 else {
                throw .unsupported("a function that does more with a style than push it")
            }
            // It is pushed as the value that it is kept as.
            made = "\(target).modifier(StylePush(\(style.name)))"
        } else if function.isOperator {
            let operands = call.arguments.map(\.name)
            made =
                operands.count == 1
                ? function.name.text + operands[0] : operands.joined(separator: " \(function.name.text) ")
        } else {
            made = (target.isEmpty ? "" : target + ".") + "\(function.name.text)(\(call.passed))"
        }
        return Written(
            signature: signature,
            implementation: closure(
                call, isStatic: isStatic,
                // Without a value of its own it would be taken for one that changes what it is called on.
                result == nil ? made + "; return Catalogue.Value.void" : try converted(made, result?.trimmedDescription)
            ))
    }

    private func write(_ initializer: InitializerDeclSyntax) throws(Problem.Kind) -> Written {
        if initializer.optionalMark != nil { throw .unsupported("an initializer that may fail") }
        let call = try Call(
            initializer.signature.parameterClause, initializer.genericParameterClause, initializer.genericWhereClause,
            initializer.signature.effectSpecifiers, names.generics[type] ?? [:], names)
        let made = "\(type)(\(call.passed))"
        return Written(
            signature: "init" + call.generics + "(" + call.parameters + ")",
            implementation: closure(
                call, isStatic: true,
                isStyle ? made + ".erased" : try converted(made, isView ? "some View" : type)))
    }

    private func write(_ variable: VariableDeclSyntax) throws(Problem.Kind) -> [Written] {
        guard let binding = variable.bindings.first, variable.bindings.count == 1,
            let result = binding.typeAnnotation?.type.trimmedDescription ?? binding.typeOfOwnValue(in: type)
        else { throw .untyped(variable.bindings.first?.pattern.trimmedDescription ?? "") }
        let name = binding.pattern.trimmedDescription
        let isStatic = variable.isStatic
        if !isStatic { try expectReceiver(name) }
        let word = isStatic ? "static var" : "var"
        if variable.isBinding {
            return [
                Written(
                    signature: "var \(name): \(result) { get nonmutating set }", implementation: #"\\#(type).\#(name)"#),
                Written(
                    signature: "var `$\(name)`: Binding<\(result)> { get }",
                    implementation: "{ (self_: \(receiverType)) in self_.$\(name) }",
                    summary: "The binding of '\(name)'."),
            ]
        }
        if !isStatic, binding.isSettable(variable) {
            return [
                Written(signature: "var \(name): \(result) { get set }", implementation: #"\\#(type).\#(name)"#)
            ]
        }
        let made = (isStatic ? type : "self_") + "." + name
        let isConstant = !isStatic && variable.bindingSpecifier.text == "let"
        return [
            Written(
                signature: isConstant ? "let \(name): \(result)" : "\(word) \(name): \(result) { get }",
                implementation: closure(
                    nil, isStatic: isStatic, isStyle ? made + ".erased" : try converted(made, result)))
        ]
    }

    /// Throws where the shell has no values of the type that a member could be asked of.
    private func expectReceiver(_ member: String) throws(Problem.Kind) {
        if isView, !isStyle { throw .unsupported("'\(member)', a member of a generic view,") }
    }

    /// Whether values of the type are views whose type the shell does not keep.
    private var isView: Bool { names.isView(type) && !names.hasValue(type) }

    /// What an expression of a type is handed back as.
    private func converted(_ expression: String, _ type: String?) throws(Problem.Kind) -> String {
        switch type {
        case "some View": return "AnyView(\(expression))"
        case "some Shape", "some InsettableShape": return "AnyShape(\(expression))"
        case "some ShapeStyle": return "AnyShapeStyle(\(expression))"
        case let type? where type.hasPrefix("some "): throw .unsupported("a result of the opaque type '\(type)'")
        default: return expression
        }
    }

    /// A closure whose parameters are the value that the member is called on, and those of the call.
    private func closure(_ call: Call?, isStatic: Bool, _ body: String) -> String {
        let receiver = isStatic ? [] : ["self_: \(receiverType)"]
        let parameters = receiver + (call?.arguments.map { "\($0.name): \($0.type)" } ?? [])
        return parameters.isEmpty ? "{ \(body) }" : "{ (\(parameters.joined(separator: ", "))) in \(body) }"
    }

    private var receiverType: String {
        switch type {
        case "View": "AnyView"
        case "Shape", "InsettableShape": "AnyShape"
        case "ShapeStyle": "AnyShapeStyle"
        default: isStyle ? "ErasedStyle" : type
        }
    }
}

extension VariableDeclSyntax {
    /// Whether it reads and writes what stands elsewhere.
    fileprivate var isBinding: Bool { attributes.contains { $0.trimmedDescription == "@Binding" } }
}

/// Gives the types that are nested in another the names by which they are known outside of it.
private final class NestedNames: SyntaxRewriter {
    private let names: [String: String]

    init(_ names: [String: String]) {
        self.names = names
        super.init()
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        guard let name = names[node.name.text] else { return super.visit(node) }
        return TypeSyntax(node.with(\.name, node.name.with(\.tokenKind, .identifier(name))))
    }

    /// A member, or what became of it.
    func rewrite(_ member: DeclSyntax) -> DeclSyntax {
        names.isEmpty ? member : rewrite(Syntax(member)).as(DeclSyntax.self) ?? member
    }
}

extension FunctionDeclSyntax {
    fileprivate var isOperator: Bool { name.text.allSatisfy { !$0.isLetter && $0 != "_" && $0 != "`" } }
    fileprivate var isPrefix: Bool { modifiers.contains { $0.name.text == "prefix" } }
}

extension PatternBindingSyntax {
    /// The type that it is a value of, where its value is made by an initializer of that.
    fileprivate func typeOfOwnValue(in type: String) -> String? {
        guard let made = initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
        let name = made.calledExpression.trimmedDescription
        return name == "Self" || name == type || type.hasSuffix("." + name) ? type : nil
    }

    /// Whether it can be written from outside.
    fileprivate func isSettable(_ variable: VariableDeclSyntax) -> Bool {
        if variable.bindingSpecifier.text == "let" { return false }
        if variable.modifiers.contains(where: { $0.detail?.detail.text == "set" }) { return false }
        guard let block = accessorBlock else { return true }
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.contains { ["set", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
}

/// The parameters of a function, as they are declared, converted and passed on.
private struct Call {
    struct Argument {
        let name: String
        let type: String
    }

    /// The generic parameters as they are written, or nothing.
    let generics: String
    /// The parameters as the shell reads them.
    let parameters: String
    let arguments: [Argument]
    /// The arguments of the call that passes them on.
    let passed: String

    init(
        _ clause: FunctionParameterClauseSyntax, _ generic: GenericParameterClauseSyntax?,
        _ constraints: GenericWhereClauseSyntax?, _ effects: FunctionEffectSpecifiersSyntax?,
        _ outer: [String: String], _ names: DeclaredNames
    ) throws(Problem.Kind) {
        if let constraints { throw .unsupported("a function with '\(constraints.trimmedDescription)'") }
        if effects != nil { throw .unsupported("a function that throws or waits") }
        let known = outer.merging(generic.constraints) { $1 }
        var arguments: [Argument] = []
        var passed: [String] = []
        var written: [String] = []
        for parameter in clause.parameters where !parameter.isPlace {
            let name = (parameter.secondName ?? parameter.firstName).text
            let type = parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "...")
            guard parameter.ellipsis == nil,
                let conversion = Conversion(parameter.type, generics: known, names: names)
            else { throw .parameter(name: name, type: type) }
            if let unknown = parameter.defaultValue?.names.first(where: names.isUnknown) {
                throw .defaultValue(name: name, type: unknown)
            }
            arguments.append(Argument(name: name, type: conversion.type))
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            passed.append(label + conversion.use(name))
            written.append(parameter.with(\.trailingComma, nil).trimmedDescription)
        }
        generics = generic?.trimmedDescription ?? ""
        self.arguments = arguments
        self.passed = passed.joined(separator: ", ")
        parameters = written.joined(separator: ", ")
    }
}

extension InitializerClauseSyntax {
    /// The names in it.
    fileprivate var names: [String] { value.tokens(viewMode: .sourceAccurate).map(\.text) }
}

extension FunctionParameterSyntax {
    /// Whether it says where in the source a call stands, which the shell knows by itself.
    fileprivate var isPlace: Bool {
        guard let value = defaultValue?.value.trimmedDescription else { return false }
        return ["#fileID", "#file", "#line", "#column"].contains(value)
    }
}
