import SwiftSyntax

extension Checker {
    /// Checks the body of a function, initializer or accessor.
    func checkBody(of function: FunctionDeclaration) throws {
        guard function.bodyResolution == .pending, case .body = function.implementation else { return }
        function.bodyResolution = .done
        body = BodyNotes()
        guard let statements = function.syntax.body else {
            if function.body != nil { return }
            let isRead = function.kind == .getter && function.writer != nil
            throw Diagnostic(isRead ? .setterWithoutGetter : .missingBody(function.name), at: function.position)
        }
        try resolveSignature(function)
        try requireThrowingParameter(of: function)
        var inner = checkingContext(of: function.context)
        inner.source = function.source
        inner.signature = function.signature
        inner.isStatic = function.isStatic
        inner.accessor = function
        inner.scope = Scope(in: nil)
        let isInitializer = function.kind == .initializer
        let isVoid = isInitializer || function.kind == .setter
        inner.function = FunctionScope(
            result: isVoid ? .void : function.result,
            hidesType: (function.kind == .getter || function.kind == .function) && function.opaqueResult != nil,
            isThrowing: function.isThrowing || function.isRethrowing, isInitializer: isInitializer, depth: 0)
        inner.function?.thrown = function.thrown
        inner.function?.isRethrowing = function.isRethrowing
        try within(inner) {
            try isolated {
                let selfVariable = declareSelf(function)
                let parameters = function.parameters.map { declare($0) }
                var checked = try checkStatements(of: function, statements)
                try checkInitialization(of: function, selfVariable, &checked)
                function.body = CheckedBody(selfVariable: selfVariable, parameters: parameters, statements: checked)
            }
        }
    }

    private func declareSelf(_ function: FunctionDeclaration) -> LocalVariable? {
        guard let type = here.selfType else { return nil }
        let isInstance = !function.isStatic
        // The initializer of a declared class fills the instance that is there; all others make one.
        let makes = function.owner?.kind != .class || function.owner?.isBuiltIn == true
        let changes = function.isMutating || function.kind == .initializer && makes
        let variable = makeLocal("self", isInstance ? type : .metatype(type), isMutable: isInstance && changes)
        if isInstance, changes { variable.bond = .mutatingSelf }
        here.selfVariable = variable
        return variable
    }

    /// The type of a parameter in the body.
    func localType(of parameter: Parameter) -> SwiftType {
        guard parameter.isVariadic, let array = declarations.builtIns.nominal(named: "Array") else {
            return parameter.type
        }
        return .nominal(NominalType(array, [parameter.type]))
    }

    /// Declares a parameter's variable in the body that begins.
    func declare(_ parameter: Parameter) -> LocalVariable {
        let variable = makeLocal(parameter.name, localType(of: parameter), isMutable: parameter.isInout)
        variable.bond = parameter.bond
        variable.isImplicitlyUnwrapped = parameter.typeSyntax?.isImplicitlyUnwrapped == true
        here.scope?.declare(parameter.name, .variable(variable))
        return variable
    }

    func checkStatements(
        of function: FunctionDeclaration, _ statements: CodeBlockItemListSyntax
    ) throws -> [CheckedStatement] {
        let builder = try builder(of: function)
        guard let builder, !statements.containsReturn else {
            here.function?.skippedBuilder = builder
            return try checkFunctionBody(statements, result: here.function?.result ?? .void, at: statements)
        }
        let hidden = here.function?.hidesType == true ? function.result.opaque : nil
        let expected = hidden == nil ? function.result : nil
        let built = try checkBuilt(statements, by: builder, expected: expected, at: statements)
        if let hidden {
            try fill(hidden, with: built.type, at: statements)
            return [CheckedStatement(.return(built), at: built.position)]
        }
        return [CheckedStatement(.return(try convert(built, to: function.result, .result)), at: built.position)]
    }

    /// The result builder of a body: its own attribute, or that of the protocol requirement that it is the witness of; nil
    /// where there is none.
    private func builder(of function: FunctionDeclaration) throws -> BodyBuilder? {
        if function.kind == .setter || function.kind == .initializer { return nil }
        if let builder = try builder(markedOn: function) { return builder }
        guard let nominal = function.owner else { return nil }
        for constraint in protocols(of: selfType(of: nominal)) {
            guard let body = constraint.declaration.body else { continue }
            for member in body.members(named: function.name) {
                guard let requirement = member.callable, requirement.isStatic == function.isStatic,
                    requirement.parameters.map(\.label) == function.parameters.map(\.label)
                else { continue }
                if let builder = try builder(markedOn: requirement) { return builder }
                if constraint.declaration.isBuiltIn, makesView(requirement, constraint.declaration) { return .views }
            }
        }
        return nil
    }

    /// Whether a requirement's result is an associated type that is a view.
    private func makesView(_ requirement: FunctionDeclaration, _ owner: NominalDeclaration) -> Bool {
        guard let view = declarations.builtIns.nominal(named: "View"), (try? resolveSignature(requirement)) != nil,
            case .member(_, let member) = requirement.result
        else { return false }
        resolve(owner)
        return owner.signature.requirements.contains {
            guard case .conformance(.member(_, let other), let constraint) = $0 else { return false }
            return other == member && extends(constraint.declaration, view)
        }
    }
}

extension SwiftType {
    /// The `some P` that the type is.
    var opaque: OpaqueDeclaration? {
        guard case .opaque(let type) = self else { return nil }
        return type.declaration
    }
}

extension Member {
    /// The function, or the getter of the property or subscript.
    var callable: FunctionDeclaration? {
        switch self {
        case .function(let function): function
        case .property(let property): property.getter
        case .subscript(let declaration): declaration.getter
        case .enumCase, .type, .alias, .associatedType: nil
        }
    }
}
