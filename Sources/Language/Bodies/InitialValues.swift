import SwiftSyntax

/// The values that properties start with.
extension Checker {
    /// Checks the initial value of a property whose type is written; one without is checked for its type.
    func checkDeclaredInitialValue(of property: PropertyDeclaration) throws {
        guard property.typeSyntax != nil, property.initialSyntax != nil, property.opaqueResult == nil,
            !property.isInitialChecked, property.lazyStorage == nil
        else {
            try setOptionalInitialValue(of: property)
            return
        }
        property.isInitialChecked = true
        var inner = checkingContext(of: property.context)
        inner.isStatic = true
        try within(inner) { try checkInitialValue(of: property) }
    }

    /// An optional variable without a value starts as nil.
    private func setOptionalInitialValue(of property: PropertyDeclaration) throws {
        guard property.isMutable, property.initialSyntax == nil, property.wrapper == nil, wrapped(property.type) != nil
        else { return }
        let none = CheckedExpression(.none, property.type, at: property.position)
        switch property.storage {
        case .stored(let stored) where stored.initialValue == nil: stored.initialValue = none
        case .global(let variable) where variable.initialValue == nil: variable.initialValue = none
        default: break
        }
    }

    /// Checks a property's initial value; without a type annotation its type is the property's.
    func checkInitialValue(of property: PropertyDeclaration) throws {
        try isolated { try checkInitial(of: property) }
    }

    /// Works where an initial value stands: outside of all bodies. At the top level it may throw, elsewhere not.
    func withinInitialValue<Result>(isOfType: Bool, _ work: () throws -> Result) rethrows -> Result {
        let before = here
        defer { here = before }
        (here.scope, here.isStatic, here.opaque) = (nil, true, .refused)
        here.function = isOfType ? nil : FunctionScope(result: .void, isThrowing: true, depth: 0)
        return try work()
    }

    private func checkInitial(of property: PropertyDeclaration) throws {
        guard let syntax = property.initialSyntax else { return }
        try withinInitialValue(isOfType: property.context.nominal != nil) {
            try checkInitial(syntax, of: property)
        }
    }

    private func checkInitial(_ syntax: ExprSyntax, of property: PropertyDeclaration) throws {
        let value: CheckedExpression
        if property.opaqueResult != nil {
            value = try checkHiding(syntax, as: property.type, .specified)
        } else if property.typeSyntax != nil, property.resolution == .done {
            value = try check(syntax, as: property.type, .specified)
        } else {
            value = try infer(syntax, hint: nil)
            try requireKnown(value.type, at: syntax)
            property.type = finished(value.type)
        }
        switch property.storage {
        case .stored(let stored): stored.initialValue = value
        case .global(let variable): variable.initialValue = value
        case .computed, .wrapped, .projected: break
        }
    }
}
