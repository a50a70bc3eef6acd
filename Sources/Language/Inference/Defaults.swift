import SwiftSyntax

/// The values that parameters have where a call leaves them out.
extension Checker {
    /// The default of a parameter that a call leaves out.
    func defaultValue(at index: Int, of call: CallInProgress) throws -> CheckedExpression {
        let candidate = call.candidate
        let parameter = candidate.parameters[index]
        if let value = parameter.defaultValue, parameter.defaultSyntax?.is(MacroExpansionExprSyntax.self) != true {
            return value
        }
        guard let syntax = parameter.defaultSyntax else {
            return make(.tuple([]), .void, at: SourcePosition(here.source, offset: 0))
        }
        let wanted = substitute(parameter.type, call.substitution)
        if let value = try callPlaceLiteral(syntax, as: wanted, of: call) { return value }
        switch candidate.target {
        case .function(let function):
            var outside = checkingContext(of: function.context)
            outside.signature = function.signature
            outside.source = function.source
            outside.isStatic = true
            if isGeneric(syntax, for: parameter, of: function) {
                if let type = existential(behindSelfIn: syntax, of: call) {
                    throw diagnostic(.defaultOfSelf(parameter.name, type: type), at: call.node)
                }
                // A default value of generic type determines the generic parameter. Parameters that are known already
                // can be used in it: `[Element]()`. They may be those of the function that calls, whose requirements count.
                outside.signature.requirements += here.signature.requirements
                let told = toldParameters(of: call)
                outside.signature.requirements += told.map { .sameType(.parameter($0), known($1)) }
                let type = substitute(parameter.type, told)
                try begin(&function.parameters[index], syntax)
                defer { function.parameters[index].isDefaultBeingChecked = false }
                let earlier = inference.made
                // An empty list says nothing of a generic parameter: `var items: [T] = []`.
                let fallbacks = inference.fallbacks
                defer { inference.fallbacks = fallbacks }
                let value = try within(outside) { try checkDefault(syntax, for: parameter, as: type) }
                // What is called in it works on the call's types: `T.zero`.
                replaceTypes(since: earlier) { substitute($0, call.substitution) }
                return value
            }
            let value = try declaredDefault(syntax, at: index, of: function)
            function.parameters[index].defaultValue = value
            return value
        case .property: break
        case .enumCase(let enumCase):
            guard let context = enumCase.context else { break }
            try begin(&enumCase.payload[index], syntax)
            defer { enumCase.payload[index].isDefaultBeingChecked = false }
            let value = try within(checkingContext(of: context)) {
                try isolated { try checkDefault(syntax, for: parameter, as: parameter.type) }
            }
            enumCase.payload[index].defaultValue = value
            return value
        }
        return make(.tuple([]), .void, at: SourcePosition(here.source, offset: 0))
    }

    /// The default of a parameter that a call of a method leaves out, where it speaks of what is inside the receiver's
    /// existential; nil for all others.
    func openedDefault(at index: Int, of call: CallInProgress) throws -> CheckedExpression? {
        let parameter = call.candidate.parameters[index]
        guard let function = call.candidate.function, function.kind == .function, let syntax = parameter.defaultSyntax,
            existential(behindSelfIn: syntax, of: call) != nil, !parameter.type.contains({ $0.isGeneric })
        else { return nil }
        return try declaredDefault(syntax, at: index, of: function)
    }

    /// Whether a default means something else from call to call: its type is generic, or it speaks of a generic parameter.
    private func isGeneric(_ syntax: ExprSyntax, for parameter: Parameter, of function: FunctionDeclaration) -> Bool {
        if parameter.type.contains({ $0.isGeneric }) { return true }
        let words = MentionedWords(syntax).words
        return function.signature.parameters.contains { words.contains($0.name) }
    }

    /// The existential on which a method of a protocol is called, where its default speaks of `Self`: nothing says of what type
    /// that is before the call. Nil for all other calls.
    private func existential(behindSelfIn syntax: ExprSyntax, of call: CallInProgress) -> SwiftType? {
        guard let own = call.candidate.function?.signature.parameters.first(where: { $0.kind == .selfType }),
            let type = call.substitution[own].map(finished), case .existential = type,
            MentionedWords(syntax).words.contains(own.name)
        else { return nil }
        return type
    }

    /// What a default may take the generic parameters for. A type that calls itself with types made of its own parameters,
    /// `Stack<[Element]>()` in `Stack<Element>`, would say `Element == [Element]`: what is known already then stays a
    /// parameter while the default is checked.
    private func toldParameters(of call: CallInProgress) -> Substitution {
        let isCircular = call.substitution.values.contains { type in
            finished(type).contains { part in
                guard case .parameter(let parameter) = part, let own = call.substitution[parameter] else {
                    return false
                }
                return known(own) != part
            }
        }
        return isCircular ? call.substitution.filter { finished($0.value).containsVariables } : call.substitution
    }

    /// Checks the defaults of a function's parameters; one of generic type is checked where it is used.
    func checkDefaults(of function: FunctionDeclaration) throws {
        try resolveSignature(function)
        for (index, parameter) in function.parameters.enumerated() where parameter.defaultValue == nil {
            guard let syntax = parameter.defaultSyntax, !isGeneric(syntax, for: parameter, of: function) else {
                continue
            }
            function.parameters[index].defaultValue = try declaredDefault(syntax, at: index, of: function)
        }
    }

    /// A default in terms of the function itself.
    private func declaredDefault(
        _ syntax: ExprSyntax, at index: Int, of function: FunctionDeclaration
    ) throws -> CheckedExpression {
        var outside = checkingContext(of: function.context)
        outside.signature = function.signature
        outside.source = function.source
        outside.isStatic = true
        try begin(&function.parameters[index], syntax)
        defer { function.parameters[index].isDefaultBeingChecked = false }
        let parameter = function.parameters[index]
        return try within(outside) {
            try isolated { try checkDefault(syntax, for: parameter, as: parameter.type) }
        }
    }

    /// Notes that a default is being checked; one that needs itself has no value.
    private func begin(_ parameter: inout Parameter, _ syntax: ExprSyntax) throws {
        if parameter.isDefaultBeingChecked { throw diagnostic(.circularDefault(parameter.name), at: syntax) }
        parameter.isDefaultBeingChecked = true
    }

    /// A default as the argument that it stands for.
    private func checkDefault(
        _ syntax: ExprSyntax, for parameter: Parameter, as type: SwiftType
    ) throws -> CheckedExpression {
        guard parameter.isAutoclosure, case .function(let function) = known(type) else {
            return try check(syntax, as: type, .argument)
        }
        return try autoclosure(syntax, function, isDefault: true)
    }
}
