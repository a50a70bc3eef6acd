import Catalogue

/// The members that a value or a type has, told from records without reading them.
extension Checker {
    /// The members of a type that may be named behind a dot, those closest to it first.
    ///
    /// - Parameters:
    ///   - areProperties: whether methods are left out.
    ///   - stand: which of the places where members are declared are meant.
    func members(
        of type: SwiftType, isStatic: Bool, areProperties: Bool = false,
        where stand: (DeclarationContext) -> Bool = { _ in true }
    ) -> [Suggestion] {
        memberHolders(of: type).sorted { $0.rank < $1.rank }.flatMap { holder -> [Suggestion] in
            guard stand(holder.context), isOpen(holder) else { return [] }
            return suggestions(in: holder.context, isStatic: isStatic) { !areProperties || !$0.isFunction }
        }
    }

    /// What could stand for `name` in `.name` where a type is expected: members that make a value of it.
    func implicitMembers(of expected: SwiftType) -> [Suggestion] {
        switch known(expected) {
        case .nominal(let nominal):
            if let inner = wrapped(expected) { return implicitMembers(of: inner) }
            return memberHolders(of: .nominal(nominal)).flatMap { holder -> [Suggestion] in
                guard isOpen(holder) else { return [] }
                return suggestions(in: holder.context, isStatic: true) { makes(nominal.declaration, $0, in: holder) }
            }
        case .variable, .parameter, .member, .opaque, .existential: return anchored(on: known(expected))
        case .metatype, .function, .tuple: return []
        }
    }

    /// The static members of a protocol's extensions `where Self == X`, where `X` is all that is asked for.
    private func anchored(on type: SwiftType) -> [Suggestion] {
        let asked = constraints(on: type)
        return closure(of: asked).flatMap { constraint in
            declarations.contexts(of: constraint.declaration).filter(\.isExtension).flatMap { context -> [Suggestion] in
                resolve(context)
                guard let own = constraint.declaration.signature.parameters.first,
                    let concrete = anchor(in: context.signature, own),
                    asked.allSatisfy({ one in holds { conforms(concrete, to: one) } })
                else { return [] }
                return suggestions(in: context, isStatic: true)
            }
        }
    }

    /// The members that a type such as `Binding` finds in what it leads to.
    func lookedInto(_ type: SwiftType) -> [Suggestion] {
        guard case .nominal(let nominal) = known(type), nominal.declaration.name == "Binding",
            let inner = nominal.arguments.first
        else { return [] }
        return members(of: inner, isStatic: false) { !$0.isBuiltIn }
    }

    private func isOpen(_ holder: MemberHolder) -> Bool {
        guard holder.context.requirements != nil else { return true }
        guard let (substitution, requirements) = terms(of: holder) else { return false }
        // What one extension tells of a type that is still open doesn't hold for the next.
        return probe { requirements.allSatisfy { satisfies($0, substitution) } }
    }

    /// Whether a static member makes a value of the type: that is what may be left out in front of its dot.
    private func makes(_ target: NominalDeclaration, _ member: OutlinedMember, in holder: MemberHolder) -> Bool {
        switch member {
        case .record(let record):
            guard let result = BuiltInNames.result(of: record.signature) else { return true }
            return ["Self", target.name, target.qualifiedName].contains(String(result))
        case .read(let member):
            var type: SwiftType?
            switch member {
            case .enumCase: return true
            case .property(let property):
                try? resolve(property)
                type = property.type
            case .function(let function):
                try? resolveSignature(function)
                type = function.result
            default: return false
            }
            guard let type, case .nominal(let made) = known(substitute(type, holder.substitution ?? [:])) else {
                return false
            }
            return made.declaration == target
        }
    }

    private func suggestions(
        in context: DeclarationContext, isStatic: Bool, where fits: (OutlinedMember) -> Bool = { _ in true }
    ) -> [Suggestion] {
        if !context.records.isEmpty {
            return context.records.compactMap { record in
                guard !BuiltInNames.isType(record.signature), BuiltInNames.isStatic(record.signature) == isStatic,
                    fits(.record(record))
                else { return nil }
                return Suggestion(naming: record)
            }
        }
        return context.order.compactMap { member in
            if case .property(let property) = member, property.isPrivate, here.context.nominal != context.nominal {
                return nil
            }
            guard !member.isType, member.isStatic == isStatic, fits(.read(member)),
                Suggestion.isOffered(member.name, isStatic: isStatic)
            else { return nil }
            return suggestion(member)
        }
    }
}

/// A member as completion comes by it.
private enum OutlinedMember {
    /// Of a built-in, which is not read for that.
    case record(BuiltIn)
    /// Of the program.
    case read(Member)

    var isFunction: Bool {
        switch self {
        case .record(let record): BuiltInNames.isFunction(record.signature)
        case .read(let member): member.isFunction
        }
    }
}
