/// Which of two declarations that fit is the more special one, as Swift has it: what it takes, the other takes, too, and not
/// the other way round.
extension Checker {
    /// Whether an extension asks for all that another one of the same type asks for.
    private func isWithin(_ one: DeclarationContext, _ other: DeclarationContext) -> Bool {
        if one.signature.requirements == other.signature.requirements { return true }
        return inside(one.signature) { other.signature.requirements.allSatisfy { satisfies($0) } }
    }

    /// Members of one name, of which properties of extensions of one type stand in order: what asks for more comes first.
    func closestFirst(_ found: [FoundMember]) -> [FoundMember] {
        guard found.count > 1 else { return found }
        var sorted: [FoundMember] = []
        for member in found {
            let place = sorted.firstIndex { isCloser(member, than: $0) } ?? sorted.endIndex
            sorted.insert(member, at: place)
        }
        return sorted
    }

    private func isCloser(_ one: FoundMember, than other: FoundMember) -> Bool {
        guard one.rank == other.rank, case .property(let one) = one.member, case .property(let other) = other.member,
            one.context.nominal == other.context.nominal, one.context.isExtension, other.context.isExtension
        else { return false }
        // What the program declares shadows what the library does.
        if one.context.isBuiltIn != other.context.isBuiltIn { return !one.context.isBuiltIn }
        return isWithin(one.context, other.context) && !isWithin(other.context, one.context)
    }

    /// Whether one overload takes only what another one of the same type takes; nil where neither does, or each what the other
    /// does.
    func isMoreSpecial(_ one: FunctionDeclaration, than other: FunctionDeclaration) -> Bool? {
        guard one.parameters.count == other.parameters.count, one.owner == other.owner else { return nil }
        let (there, back) = (isWithin(one, other), isWithin(other, one))
        return there == back ? nil : there
    }

    private func isWithin(_ one: FunctionDeclaration, _ other: FunctionDeclaration) -> Bool {
        inside(one.signature) {
            var substitution = Substitution()
            let shared = other.context.signature.parameters
            for parameter in other.signature.parameters where !shared.contains(parameter) {
                substitution[parameter] = freshVariable(for: parameter)
            }
            let isTaken = zip(one.parameters, other.parameters).allSatisfy { have, want in
                let wanted = substitute(want.type, substitution)
                return have.isInout == want.isInout && have.isVariadic == want.isVariadic
                    && (holds { unify(wanted, have.type) } || conversion(from: have.type, to: wanted) != nil)
            }
            return isTaken
                && other.signature.requirements.allSatisfy { satisfies($0.map { substitute($0, substitution) }) }
        }
    }

    /// Looks at something where generic parameters are known by a signature; all types are as before.
    private func inside(_ signature: GenericSignature, _ look: () -> Bool) -> Bool {
        let before = here.signature
        here.signature = signature
        defer { here.signature = before }
        return probe(look)
    }
}
