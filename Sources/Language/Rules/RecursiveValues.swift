/// Structs and enums must not contain themselves.
extension Checker {
    /// Throws where a value of the type would hold another of the same type.
    func checkRecursion(of nominal: NominalDeclaration) throws {
        guard !nominal.isBuiltIn else { return }
        switch nominal.kind {
        case .struct:
            for case .property(let property) in nominal.body?.order ?? [] {
                guard let stored = property.stored, !property.isStatic else { continue }
                var seen: Set<NominalDeclaration> = []
                guard holds(stored.type, nominal, &seen) else { continue }
                throw Diagnostic(
                    .recursiveStruct(nominal.name), at: property.position, length: property.name.utf8.count)
            }
        case .enum:
            for enumCase in nominal.cases where !enumCase.isIndirect {
                var seen: Set<NominalDeclaration> = []
                guard enumCase.payload.contains(where: { holds($0.type, nominal, &seen) }) else { continue }
                throw Diagnostic(.recursiveEnum(nominal.name), at: nominal.position, length: nominal.name.utf8.count)
            }
        case .class, .protocol: return
        }
    }

    /// Whether a value of a type holds one of another inside it. Costs one visit of each type that it is made of.
    private func holds(_ type: SwiftType, _ target: NominalDeclaration, _ seen: inout Set<NominalDeclaration>) -> Bool {
        if let inner = wrapped(type) { return holds(inner, target, &seen) }
        switch known(type) {
        case .tuple(let elements): return elements.contains { holds($0.type, target, &seen) }
        case .nominal(let nominal):
            if nominal.declaration == target { return true }
            guard !nominal.declaration.isBuiltIn, nominal.declaration.kind != .class else { return false }
            // A generic type is visited once for each list of arguments.
            if nominal.arguments.isEmpty, !seen.insert(nominal.declaration).inserted { return false }
            if !nominal.arguments.isEmpty, seen.count > 100 { return false }
            let substitution = substitution(for: nominal)
            let stored = nominal.declaration.storedProperties.map(\.type)
            let carried = nominal.declaration.cases.filter { !$0.isIndirect }.flatMap { $0.payload.map(\.type) }
            return (stored + carried).contains { part in
                // A part whose generic arguments grow at each level would be visited for ever.
                let part = substitute(part, substitution)
                return part != type && holds(part, target, &seen)
            }
        default: return false
        }
    }
}
