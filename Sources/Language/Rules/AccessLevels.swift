/// A declaration must not be more accessible than the types in its signature.
///
/// That is asked of what an entry declares, and not of what it reaches; and what one file hides, as a saved session hides
/// all that it declares, is hidden from nothing that is entered beside it.
extension Checker {
    /// Where a declaration or a type is accessible, from the narrowest outwards.
    private enum Reach {
        /// The braces and extensions of a type.
        case type(NominalDeclaration)
        case file
        case module

        /// The intersection of two reaches.
        static func narrower(_ one: Reach, _ other: Reach) -> Reach {
            switch (one, other) {
            case (.module, _): other
            case (_, .module): one
            case (.file, _): other
            case (_, .file): one
            case (.type(let inner), .type(let outer)): inner.isInside(outer) ? one : other
            }
        }

        /// Whether everything with access to this has access to the other, too.
        func isWithin(_ other: Reach) -> Bool {
            switch (self, other) {
            case (_, .module), (.file, .file), (.type, .file): true
            case (.type(let inner), .type(let outer)): inner.isInside(outer)
            default: false
            }
        }
    }

    /// Throws for the first member of a context that is more accessible than a type in its signature.
    func checkAccessLevels(of context: DeclarationContext) throws {
        guard let nominal = context.nominal, context.source === source, nominal.localPath == nil else { return }
        let around = reach(of: context)
        if !context.isExtension { try checkHead(of: nominal, around) }
        for member in context.order {
            switch member {
            case .function(let function): try check(function, as: name(of: function), around, in: nominal)
            case .property(let property):
                if case .projected = property.storage { continue }
                try check(property, as: "property", around, in: nominal)
            case .subscript(let declaration): try check(declaration.getter, as: "subscript", around, in: nominal)
            case .enumCase(let enumCase):
                for parameter in enumCase.payload {
                    guard let hidden = hiddenType(in: parameter.type, from: around) else { continue }
                    throw Diagnostic(
                        .caseShowsType(hidden.access), at: enumCase.position, length: enumCase.name.utf8.count)
                }
            case .type, .alias, .associatedType: break
            }
        }
    }

    /// Throws where a global function is more accessible than a type in its signature.
    func checkAccessLevels(of function: FunctionDeclaration) throws {
        guard function.context.source === source else { return }
        try check(function, as: "function", .module, in: nil)
    }

    /// Throws where a variable of the session is more accessible than its type.
    func checkAccessLevels(of variable: PropertyDeclaration) throws {
        try check(variable, as: variable.isMutable ? "variable" : "constant", .module, in: nil)
    }

    private func name(of function: FunctionDeclaration) -> String {
        switch function.kind {
        case .initializer: "initializer"
        default: Self.isOperator(function.name) ? "operator function" : "method"
        }
    }

    private func check(
        _ function: FunctionDeclaration, as kind: String, _ around: Reach, in nominal: NominalDeclaration?
    ) throws {
        let own = reach(function.access, around, in: nominal)
        func require(_ type: SwiftType, _ part: String) throws {
            guard let hidden = hiddenType(in: type, from: own) else { return }
            throw Diagnostic(
                .showsType(kind: kind, must: must(hidden.reach, nominal), part: part, access: hidden.access),
                at: function.position,
                length: function.name.utf8.count)
        }
        for parameter in function.parameters {
            try require(parameter.type, kind == "subscript" ? "its index uses" : "its parameter uses")
        }
        if function.kind != .initializer {
            try require(function.result, kind == "subscript" ? "its element type uses" : "its result uses")
        }
        for requirement in function.signature.requirements.dropFirst(function.context.signature.requirements.count) {
            guard case .conformance(.parameter, let constraint) = requirement else { continue }
            try require(.existential([constraint]), "its generic parameter uses")
        }
    }

    private func check(
        _ property: PropertyDeclaration, as kind: String, _ around: Reach, in nominal: NominalDeclaration?
    ) throws {
        let own = reach(property.access, around, in: nominal)
        guard let hidden = hiddenType(in: property.type, from: own) else { return }
        let part = property.typeSyntax == nil ? "its type '\(finished(property.type))' uses" : "its type uses"
        throw Diagnostic(
            .showsType(kind: kind, must: must(hidden.reach, nominal), part: part, access: hidden.access),
            at: property.position,
            length: property.name.utf8.count)
    }

    private func checkHead(of nominal: NominalDeclaration, _ own: Reach) throws {
        func refuse(_ reason: String, _ hidden: (reach: Reach, access: AccessModifier)) -> Diagnostic {
            Diagnostic(
                .headShowsType(
                    kind: nominal.kind.rawValue, must: must(hidden.reach, nominal.parent), reason: reason,
                    access: hidden.access),
                at: nominal.position, length: nominal.name.utf8.count)
        }
        if let superclass = nominal.superclass, let hidden = hiddenType(in: .nominal(superclass), from: own) {
            throw refuse("its superclass is", hidden)
        }
        guard nominal.kind == .protocol else { return }
        for refined in refined(by: nominal) {
            if let hidden = hiddenType(in: .existential([refined]), from: own) { throw refuse("it refines a", hidden) }
        }
    }

    /// The modifier that a declaration needs that uses types of such access.
    private func must(_ reach: Reach, _ nominal: NominalDeclaration?) -> String {
        if case .type = reach { return "private" }
        return nominal == nil ? "private or fileprivate" : "fileprivate"
    }

    /// The first declaration in a type that is not accessible everywhere where something else is.
    private func hiddenType(in type: SwiftType, from own: Reach) -> (reach: Reach, access: AccessModifier)? {
        var found: (Reach, AccessModifier)?
        func look(_ declaration: NominalDeclaration) {
            guard found == nil, !declaration.isBuiltIn else { return }
            let reach = reach(of: declaration)
            if case .file = reach, declaration.position.source.placement.name != source.placement.name { return }
            var hiding: NominalDeclaration? = declaration
            while let current = hiding, current.access == nil { hiding = current.parent }
            if !own.isWithin(reach), let access = hiding?.access { found = (reach, access) }
        }
        _ = type.contains { part in
            switch part {
            case .nominal(let nominal): look(nominal.declaration)
            case .existential(let protocols): for asked in protocols { look(asked.declaration) }
            case .opaque(let opaque): for asked in opaque.declaration.constraints { look(asked.declaration) }
            default: break
            }
            return found != nil
        }
        return found
    }

    private func reach(of context: DeclarationContext) -> Reach {
        guard let nominal = context.nominal else { return .module }
        return .narrower(reach(context.access, .module, in: nil), reach(of: nominal))
    }

    private func reach(of nominal: NominalDeclaration) -> Reach {
        reach(nominal.access, nominal.parent.map { reach(of: $0) } ?? .module, in: nominal.parent)
    }

    /// Where a declaration with an access modifier is accessible, in a type or at the top level.
    private func reach(_ access: AccessModifier?, _ around: Reach, in nominal: NominalDeclaration?) -> Reach {
        switch access {
        case nil: around
        case .fileprivate: .narrower(.file, around)
        case .private: .narrower(nominal.map { .type($0) } ?? .file, around)
        }
    }
}

extension NominalDeclaration {
    /// Whether it is another type, or nested in it.
    fileprivate func isInside(_ other: NominalDeclaration) -> Bool {
        self == other || parent?.isInside(other) == true
    }
}
