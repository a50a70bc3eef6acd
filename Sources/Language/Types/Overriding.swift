/// Which member of a class stands for one of its superclasses: that of the same name and kind, whose parameters are of the
/// same types.
extension Checker {
    /// The one of several members of a class that overrides a function of one of its superclasses.
    func override(of function: FunctionDeclaration, among members: [FunctionDeclaration]) -> FunctionDeclaration? {
        members.first { overrides($0, function) && hasSameTypes($0, function) }
            ?? members.first { overrides($0, function) && takesAll($0, function) && !overridesAsItIs($0) }
    }

    /// Whether a superclass has a function of the very types of a member: that overrides this one, and none that takes less.
    private func overridesAsItIs(_ member: FunctionDeclaration) -> Bool {
        guard let owner = member.owner else { return false }
        var ancestor = superclass(of: owner)?.declaration
        while let current = ancestor {
            let functions = declarations.contexts(of: current, holding: member.name).flatMap {
                $0.members(named: member.name).compactMap(\.overriding)
            }
            for function in functions where overrides(member, function) && hasSameTypes(member, function) {
                return true
            }
            ancestor = superclass(of: current)?.declaration
        }
        return false
    }

    /// Whether a member could override another by what it is called, and by what the other shows of itself.
    private func overrides(_ one: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
        guard one.name == other.name, one.kind == other.kind, one.isStatic == other.isStatic,
            !isPrivate(other) || isInside(one.context, other.owner)
        else { return false }
        guard (try? resolveSignature(one)) != nil, (try? resolveSignature(other)) != nil else { return false }
        return one.parameters.map(\.label) == other.parameters.map(\.label)
            && one.ownGenerics.count == other.ownGenerics.count
            // One that asks for more than the other doesn't take all that this takes.
            && covers(ownConstraints(of: other), ownConstraints(of: one))
    }

    private func hasSameTypes(_ one: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
        compare(one, other) { unify($0, $1) }
    }

    /// Whether a member takes all that another takes: of a class also its superclass.
    private func takesAll(_ one: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
        compare(one, other) { mine, asked in unify(mine, asked) || isSubclass(asked, of: mine) }
    }

    private func compare(
        _ one: FunctionDeclaration, _ other: FunctionDeclaration, _ fits: (SwiftType, SwiftType) -> Bool
    ) -> Bool {
        guard let substitution = inherited(by: one, from: other) else { return false }
        return probe {
            zip(one.parameters, other.parameters).allSatisfy { mine, asked in
                mine.isInout == asked.isInout && mine.isVariadic == asked.isVariadic
                    && fits(mine.type, substitute(asked.type, substitution))
            } && (one.kind == .initializer || givesNoLess(one, substitute(other.result, substitution)))
        }
    }

    /// Whether one function's result converts to a type.
    private func givesNoLess(_ one: FunctionDeclaration, _ type: SwiftType) -> Bool {
        holds { unify(one.result, type) } || conversion(from: one.result, to: type) != nil
    }

    /// What the generic parameters of a superclass's function are for one of its subclass.
    private func inherited(by one: FunctionDeclaration, from other: FunctionDeclaration) -> Substitution? {
        guard let owner = one.owner, let ancestor = other.owner else { return nil }
        var type = NominalType(owner, owner.signature.parameters.map { .parameter($0) })
        while type.declaration != ancestor {
            guard case .nominal(let superclass)? = superclass(of: .nominal(type)) else { return nil }
            type = superclass
        }
        var substitution = self.substitution(for: type)
        for (mine, asked) in zip(one.ownGenerics, other.ownGenerics) {
            substitution[asked] = .parameter(mine)
        }
        return substitution
    }

    private func isPrivate(_ function: FunctionDeclaration) -> Bool {
        function.isPrivate || function.syntax.property?.isPrivate == true
    }

    private func isInside(_ context: DeclarationContext, _ owner: NominalDeclaration?) -> Bool {
        var current: DeclarationContext? = context
        while let here = current {
            if here.nominal == owner { return true }
            current = here.outer
        }
        return false
    }
}
