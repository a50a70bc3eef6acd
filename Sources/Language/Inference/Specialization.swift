/// Which of two declarations that fit is more specialized, by Swift's rule: the other one accepts all that it accepts,
/// but not conversely.
extension Checker {
    /// Whether an extension asks for all that another one of the same type asks for.
    private func isWithin(_ one: DeclarationContext, _ other: DeclarationContext) -> Bool {
        if one.signature.requirements == other.signature.requirements { return true }
        return inside(one.signature) { other.signature.requirements.allSatisfy { satisfies($0) } }
    }

    /// Members of one name. Of properties in extensions of one type, the one with more requirements comes first.
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
        let isOfOneRank = one.rank == other.rank
        guard case .property(let one) = one.member, case .property(let other) = other.member else { return false }
        let isOfOneType = isOfOneRank && one.context.nominal == other.context.nominal
        // What the program declares shadows what the library does.
        if isOfOneType, one.context.isBuiltIn != other.context.isBuiltIn { return !one.context.isBuiltIn }
        guard one.context.isExtension, other.context.isExtension else { return false }
        if !one.context.isBuiltIn, !other.context.isBuiltIn,
            let refined = refines(one.context.nominal, other.context.nominal)
        {
            return refined
        }
        return isOfOneType && isWithin(one.context, other.context) && !isWithin(other.context, one.context)
    }

    /// Whether the first of two protocols refines the second (true) or is refined by it (false); nil where neither is so.
    func refines(_ one: NominalDeclaration?, _ other: NominalDeclaration?) -> Bool? {
        guard let one, let other, one != other, one.kind == .protocol, other.kind == .protocol else { return nil }
        if extends(one, other) { return true }
        return extends(other, one) ? false : nil
    }

    /// Whether of two functions in extensions of protocols by the program the first one's protocol refines the other's, or is
    /// refined by it (false): that counts more than what an extension asks for. Nil for all others.
    func isOfRefinedProtocol(_ one: FunctionDeclaration?, than other: FunctionDeclaration?) -> Bool? {
        guard let one, let other, !one.context.isBuiltIn, !other.context.isBuiltIn, one.context.isExtension,
            other.context.isExtension
        else { return nil }
        return refines(one.owner, other.owner)
    }

    /// Whether one overload is more specialized than another one of the same type (true) or less (false); nil where
    /// neither is.
    func isMoreSpecial(_ one: FunctionDeclaration, than other: FunctionDeclaration) -> Bool? {
        guard one.parameters.count == other.parameters.count, one.owner == other.owner else { return nil }
        let (there, back) = (isWithin(one, other), isWithin(other, one))
        return there == back ? nil : there
    }

    /// Whether of two overloads, one of a class and one of its superclass, the first takes less (true) or more (false), or
    /// any number: that counts more than which of the classes it is of. Nil where neither is so, and for all others.
    func isMoreSpecialInClass(_ one: Candidate, than other: Candidate) -> Bool? {
        guard let mine = one.function, let others = other.function, isOwn(mine), isOwn(others),
            mine.owner != others.owner, !one.isOfProtocol, !other.isOfProtocol
        else { return nil }
        let variadic = (one.parameters.contains(where: \.isVariadic), other.parameters.contains(where: \.isVariadic))
        if variadic.0 != variadic.1 { return variadic.1 }
        guard mine.parameters.count == others.parameters.count else { return nil }
        let there = isWithin(mine, others, one.substitution, other.substitution)
        let back = isWithin(others, mine, other.substitution, one.substitution)
        return there == back ? nil : there
    }

    /// Whether the other function takes all that the first one takes.
    ///
    /// - Parameters:
    ///   - own: what the generic parameters of the first one's class are.
    ///   - otherOwn: what those of the other one's are.
    private func isWithin(
        _ one: FunctionDeclaration, _ other: FunctionDeclaration, _ own: Substitution = [:],
        _ otherOwn: Substitution = [:]
    ) -> Bool {
        inside(one.signature) {
            var substitution = otherOwn
            let shared = other.context.signature.parameters
            for parameter in other.signature.parameters where !shared.contains(parameter) {
                substitution[parameter] = freshVariable(for: parameter)
            }
            let isTaken = zip(one.parameters, other.parameters).allSatisfy { have, want in
                let wanted = substitute(want.type, substitution)
                let given = substitute(have.type, own)
                // A generic parameter may be an optional itself.
                let isOpen = wanted.containsVariables
                return have.isInout == want.isInout && have.isVariadic == want.isVariadic
                    && (!given.isThrowingFunction || wanted.isThrowingFunction)
                    && (holds { unify(wanted, given) }
                        || conversion(from: given, to: wanted).map { !isOpen || !$0.makesOptionals } == true)
            }
            return isTaken
                && other.signature.requirements.allSatisfy { satisfies($0.map { substitute($0, substitution) }) }
        }
    }

    /// Asks something with the generic parameters of a signature, and takes back what that found of types.
    private func inside(_ signature: GenericSignature, _ look: () -> Bool) -> Bool {
        let before = here.signature
        here.signature = signature
        defer { here.signature = before }
        return probe(look)
    }
}

extension CheckedExpression.Conversion {
    /// Whether a value, or a part of it, becomes an optional: what takes optionals does not for that take all that takes
    /// values.
    fileprivate var makesOptionals: Bool {
        switch self {
        case .optional, .optionalOf: true
        case .insideOptional(let part), .elements(let part), .tupleFunction(let part), .keyPathFunction(let part):
            part.makesOptionals
        case .tuple(let parts): parts.contains(where: \.makesOptionals)
        case .function(let parts, let result): result.makesOptionals || parts.contains(where: \.makesOptionals)
        case .same, .existential, .superclass, .superReference, .keyPath, .anyHashable, .fraction, .reference, .object:
            false
        }
    }
}
