/// Structs and enums must not contain themselves.
extension Checker {
    /// Throws where a value of the type would hold another of the same type.
    func checkRecursion(of nominal: NominalDeclaration) throws {
        guard !nominal.isBuiltIn else { return }
        switch nominal.kind {
        case .struct:
            for case .property(let property) in nominal.body?.order ?? [] {
                guard let stored = property.stored, !property.isStatic else { continue }
                var seen: Set<SwiftType> = []
                guard holds(stored.type, nominal, &seen) else { continue }
                throw Diagnostic(
                    .recursiveStruct(nominal.name), at: property.position, length: property.name.utf8.count)
            }
        case .enum:
            for enumCase in nominal.cases where !enumCase.isIndirect {
                var seen: Set<SwiftType> = []
                guard enumCase.payload.contains(where: { holds($0.type, nominal, &seen) }) else { continue }
                throw Diagnostic(.recursiveEnum(nominal.name), at: nominal.position, length: nominal.name.utf8.count)
            }
        case .class, .protocol: return
        }
    }

    /// The most types that are visited to find one in itself: a generic type may hold itself with other arguments, and
    /// so on without end.
    private static let mostVisits = 1_000

    /// Whether a value of a type holds one of another inside it. Costs one visit of each type that it is made of.
    private func holds(_ type: SwiftType, _ target: NominalDeclaration, _ seen: inout Set<SwiftType>) -> Bool {
        if let inner = wrapped(type) { return holds(inner, target, &seen) }
        let type = known(type)
        guard type.size <= SwiftType.mostParts, seen.count < Self.mostVisits else { return false }
        switch type {
        case .tuple(let elements): return elements.contains { holds($0.type, target, &seen) }
        case .nominal(let nominal):
            if nominal.declaration == target { return true }
            guard !nominal.declaration.isBuiltIn, nominal.declaration.kind != .class else { return false }
            guard seen.insert(type).inserted else { return false }
            let substitution = substitution(for: nominal)
            let stored = nominal.declaration.storedProperties.map(\.type)
            let carried = nominal.declaration.cases.filter { !$0.isIndirect }.flatMap { $0.payload.map(\.type) }
            return (stored + carried).contains { holds(substitute($0, substitution), target, &seen) }
        default: return false
        }
    }
}
