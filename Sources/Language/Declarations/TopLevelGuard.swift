import SwiftSyntax

/// `guard let x = value else { … }` at the top level: what its conditions bind are variables of the session.
final class TopLevelGuard {
    let syntax: GuardStmtSyntax
    let source: SourceText
    /// The variables.
    var properties: [PropertyDeclaration] = []
    /// What had their names before: `guard let x else { … }` asks for that.
    var shadowed: [String: PropertyDeclaration] = [:]
    /// Whether its body is being checked, in which the names that it binds are not known.
    var isInBody = false
    /// The statement, once it is checked.
    var checked: CheckedStatement?

    /// Whether its body is being checked, and it binds that name for what follows only.
    func hides(_ name: String) -> Bool { isInBody && properties.contains { $0.name == name } }

    init(_ syntax: GuardStmtSyntax, in source: SourceText) {
        self.syntax = syntax
        self.source = source
    }
}

extension Checker {
    /// Checks the statement, which says of what types the variables are.
    func check(_ whole: TopLevelGuard) throws -> CheckedStatement {
        if let checked = whole.checked { return checked }
        var inner = CheckingContext(
            context: DeclarationContext(nominal: nil, outer: nil, source: whole.source), source: whole.source)
        inner.function = FunctionScope(result: .void, isThrowing: true, depth: 0)
        inner.function?.isTopLevel = true
        inner.scope = Scope(in: nil)
        let statement = try within(inner) {
            try isolated {
                here.binding = whole
                let conditions = try checkConditions(whole.syntax.conditions)
                whole.isInBody = true
                let otherwise = try checkBlock(whole.syntax.body.statements)
                here.binding = nil
                try requireLeaving(otherwise, of: whole.syntax)
                return CheckedStatement(.guard(conditions, otherwise: otherwise), at: position(whole.syntax))
            }
        }
        for property in whole.properties {
            property.type = finished(property.type)
            property.global?.type = property.type
        }
        whole.checked = statement
        return statement
    }

    /// The variable of the session that a name stands for; inside the conditions of a `guard` that is to bind the name,
    /// the one before it.
    func variable(named name: String) -> PropertyDeclaration? {
        guard let variable = declarations.variable(named: name) else { return nil }
        guard let whole = here.binding, variable.binding === whole, whole.isInBody || variable.resolution != .done
        else {
            return variable
        }
        return whole.shadowed[name]
    }

    /// The pattern that gives a variable of the session its value, where the conditions at hand are those of a `guard`
    /// of the top level.
    func bindGlobal(_ name: String, _ type: SwiftType) -> CheckedPattern? {
        guard here.function?.isTopLevel == true, here.binding?.isInBody == false,
            let property = here.binding?.properties.first(where: { $0.name == name }), let variable = property.global
        else { return nil }
        variable.type = type
        property.type = type
        property.resolution = .done
        return .global(variable)
    }
}

extension GuardStmtSyntax {
    /// The names that its conditions bind, in order.
    var boundNames: [TokenSyntax] {
        let finder = PatternNames(viewMode: .sourceAccurate)
        for element in conditions {
            switch element.condition {
            case .optionalBinding(let binding): finder.walk(binding.pattern)
            case .matchingPattern(let matching): finder.walk(matching.pattern)
            case .expression, .availability: break
            }
        }
        return finder.names
    }

    /// Whether what it binds may be changed: `guard var x`.
    var bindsVariables: Bool {
        tokens(viewMode: .sourceAccurate).first { [.keyword(.let), .keyword(.var)].contains($0.tokenKind) }?.tokenKind
            == .keyword(.var)
    }
}

private final class PatternNames: SyntaxVisitor {
    private(set) var names: [TokenSyntax] = []

    override func visit(_ pattern: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.append(pattern.identifier)
        return .skipChildren
    }
}
