import SwiftSyntax

/// What an initializer must do besides assigning properties: delegate, and call the superclass's initializer.
extension Checker {
    /// Throws where a body leaves its instance, or one of its variables, without a value, or gives one twice.
    func checkInitialization(
        of function: FunctionDeclaration, _ selfVariable: LocalVariable?, _ statements: inout [CheckedStatement]
    ) throws {
        guard function.kind == .initializer, let nominal = function.owner, nominal.kind != .protocol, let selfVariable
        else {
            if body.hasLateVariables { try Initialization.check(statements) }
            return
        }
        if nominal.isBuiltIn {
            // What a type of the library stores is given by its own initializers.
            var instance = Initialization.Instance(
                variable: selfVariable, properties: [], isEnum: false, position: function.position)
            instance.isDelegating = true
            return try Initialization.check(statements, of: instance)
        }
        // A property that overrides an inherited one to observe it is stored by the superclass.
        let kept = superclass(of: selfType(of: nominal))?.nominal?.storedProperties ?? []
        let own = nominal.storedProperties.filter { property in
            !kept.contains(property) && property.initialValue == nil
                && !(property.isMutable && wrapped(property.type) != nil)
                && nominal.body?.members(named: property.name).isEmpty == false
        }
        var instance = Initialization.Instance(
            variable: selfVariable, properties: own, isEnum: nominal.kind == .enum, position: function.position)
        instance.wrapperStarts = body.wrapperStarts
        let calls = InitializerCalls.find(in: function.syntax.body)
        if nominal.kind == .class, calls.delegates, !function.isConvenience {
            throw Diagnostic(.cannotDelegate(nominal.name), at: function.position, length: 4)
        }
        instance.isDelegating = function.isDelegating
        if nominal.kind == .class, !instance.isDelegating, let superclass = superclass(of: selfType(of: nominal)) {
            let isDeclared = superclass.nominal?.isBuiltIn == false
            if isDeclared, !calls.callsSuper {
                statements.append(try implicitSuperCall(in: function))
            }
            if isDeclared || calls.callsSuper {
                instance.inherited = Set(superclass.nominal?.storedProperties ?? [])
                instance.mustCallSuper = true
            }
        }
        try Initialization.check(statements, of: instance)
    }

    /// The `super.init()` that the language writes at the end of an initializer without one.
    private func implicitSuperCall(in function: FunctionDeclaration) throws -> CheckedStatement {
        let token = TokenSyntax.keyword(.`init`)
        let member: Reference = try written(at: function.position) { try superMember(token) }
        guard case .functions(let candidates) = member else {
            throw Diagnostic(.superInitMissing(call: nil), at: function.position, length: 4)
        }
        for case .function(let other) in candidates.map(\.target) { try resolveSignature(other) }
        let fitting = candidates.filter { $0.parameters.allSatisfy { $0.hasDefault || $0.isVariadic } }
        guard !fitting.isEmpty else {
            let call = candidates.first.map { candidate in
                "super.init("
                    + candidate.parameters.map { ($0.label.map { $0 + ": " } ?? "") + "…" }
                    .joined(separator: ", ") + ")"
            }
            throw Diagnostic(.superInitMissing(call: call), at: function.position, length: 4)
        }
        let call = try written(at: function.position) { try self.call(fitting, [], expected: nil, at: token) }
        return CheckedStatement(.expression(call), at: function.position)
    }
}

extension FunctionDeclaration {
    /// Whether it leaves the properties of its type to another initializer of it.
    var isDelegating: Bool {
        isConvenience && owner?.kind == .class || InitializerCalls.find(in: syntax.body).delegates
    }
}

/// Looks for calls of other initializers in the body of one.
private final class InitializerCalls: SyntaxVisitor {
    private(set) var delegates = false
    private(set) var callsSuper = false

    static func find(in body: CodeBlockItemListSyntax?) -> InitializerCalls {
        let calls = InitializerCalls(viewMode: .sourceAccurate)
        if let body { calls.walk(body) }
        return calls
    }

    override func visit(_ access: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard access.declName.baseName.text == "init" else { return .visitChildren }
        if access.base?.is(SuperExprSyntax.self) == true { callsSuper = true }
        if access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" { delegates = true }
        return .visitChildren
    }

    // What is nested in the body has initializers of its own.
    override func visit(_ declaration: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ declaration: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ declaration: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
