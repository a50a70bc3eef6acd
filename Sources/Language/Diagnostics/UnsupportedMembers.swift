/// Members of SwiftUI, UIKit, Foundation and the standard library that are not here.
extension Checker {
    /// Why a member that a type should have is not there; nil where no such type has one.
    func unsupportedMember(_ name: String, of type: SwiftType) -> Problem? {
        UnsupportedNames.known.owners(of: name).first { has(type, owner: $0) }.map { owner in
            owner.hasPrefix(UnsupportedNames.foreign)
                ? .foreignMember(
                    name, type: finished(type),
                    instead: UnsupportedNames.known.foreignAdvice(for: name, of: owner))
                : .unsupportedMember(name, owner: owner)
        }
    }

    /// What to write instead of a method that is here, and takes nothing like what is handed to it: `contains("a")` of a
    /// dictionary. Nil where nothing is known of such a mistake.
    func foreignMethod(of candidates: [Candidate], _ arguments: [Argument]) -> Problem? {
        guard let candidate = candidates.first, case .value(let base) = candidate.base, arguments.count == 1,
            let type = known(base.type).nominal, type.isBuiltIn, let argument = arguments.first, !argument.isTrailing,
            let instead = UnsupportedNames.known.foreignAdvice(
                forLabel: argument.label ?? "_", of: "\(type.qualifiedName).\(candidate.name)")
        else { return nil }
        return .foreignMember(
            "\(candidate.name)(\(argument.label ?? "_"):)", type: finished(base.type), instead: instead)
    }

    /// Why a name that stands alone is not there: one of the table, a member of the type around, or a modifier.
    func unsupportedReference(_ name: String, isCalled: Bool) -> Problem? {
        if UnsupportedNames.known.message(for: name) != nil { return .unsupportedName(name) }
        if let type = here.selfType, let problem = unsupportedMember(name, of: type) { return problem }
        guard isCalled, UnsupportedNames.known.owners(of: name).contains("View") else { return nil }
        return .unsupportedMember(name, owner: "View")
    }

    /// Why a call of a built-in function does not take an argument; nil where no such function does.
    func unsupportedLabel(of candidates: [Candidate], _ arguments: [Argument]) -> Problem? {
        guard let function = candidates.first?.function, function.context.isBuiltIn else { return nil }
        let owner = function.owner?.qualifiedName
        let name = function.name == "init" ? owner : (owner.map { $0 + "." } ?? "") + function.name
        return name.flatMap { unsupportedLabel(of: $0, arguments) }
    }

    /// Why a function of the library does not take an argument; nil where it has no such one elsewhere.
    ///
    /// - Parameter name: the function's: `View.padding`, or of an initializer the type's.
    func unsupportedLabel(of name: String, _ arguments: [Argument]) -> Problem? {
        let labels = arguments.isEmpty ? [""] : arguments.map { $0.label ?? "_" }
        return labels.first { UnsupportedNames.known.message(forLabel: $0, of: name) != nil }
            .map { .unsupportedLabel($0, function: name) }
    }

    /// That no built-in of the name has a label that is written, nor one like it. Elsewhere there may be such a function,
    /// which no table can tell: what is said is true either way.
    func foreignLabel(of candidates: [Candidate], nearest: Candidate, _ arguments: [Argument]) -> Diagnostic? {
        let functions = candidates.compactMap(\.function)
        guard !functions.isEmpty, functions.count == candidates.count, functions.allSatisfy(\.context.isBuiltIn) else {
            return nil
        }
        let known = Set(functions.flatMap { $0.parameters.compactMap(\.label) })
        let foreign = arguments.first { argument in
            guard let label = argument.label, label != "_", !known.contains(label) else { return false }
            return NearestName.nearest(to: label, in: known) == nil
        }
        guard let foreign else { return nil }
        // Part of a label is meant for the whole: `system` for `systemName`.
        let meant = candidates.first { candidate in
            candidate.parameters.contains { parameter in
                guard let one = parameter.label, let other = foreign.label, min(one.count, other.count) > 2 else {
                    return false
                }
                return one.hasPrefix(other) || other.hasPrefix(one)
            }
        }
        let nearest = meant ?? nearest
        let signature = signature(of: nearest)
        let written = arguments.filter { !$0.isTrailing && $0.label?.hasPrefix("_") != true }
        let labels = written.map { ($0.label ?? "_") + ":" }.joined()
        let name = String(signature.prefix { $0 != "(" })
        return Diagnostic(.foreignLabel(call: "\(name)(\(labels))", there: signature), at: foreign.position)
    }

    /// Whether a type is one that a row of the table names, inherits from it, or conforms to it.
    private func has(_ type: SwiftType, owner: String) -> Bool {
        let type = known(type)
        if owner == "*" || owner == UnsupportedNames.foreign { return isPlain(type) }
        let owner = owner.hasPrefix(UnsupportedNames.foreign) ? String(owner.dropFirst()) : owner
        var nominal = type.nominal
        while let current = nominal {
            if current.isBuiltIn, current.qualifiedName == owner { return true }
            nominal = current.superclass?.declaration
        }
        guard let target = declarations.builtIns.nominal(named: owner), target.kind == .protocol else { return false }
        if case .nominal = type {
            return holds { conforms(type, to: ProtocolType(target)) }
        }
        return closure(of: constraints(on: type)).contains { $0.declaration == target }
    }

    /// Whether a type is one of texts, numbers and collections, whose members other languages and libraries name in
    /// other ways.
    private func isPlain(_ type: SwiftType) -> Bool {
        let names: Set = [
            "String", "Substring", "Character", "Unicode.Scalar", "String.Index", "Array", "ArraySlice", "Dictionary",
            "Set", "Range", "ClosedRange", "Int", "Double", "Float", "CGFloat", "Bool",
        ]
        guard let nominal = type.nominal, nominal.isBuiltIn else { return false }
        return names.contains(nominal.qualifiedName)
    }
}
