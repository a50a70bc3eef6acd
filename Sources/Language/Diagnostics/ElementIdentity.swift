/// What might tell the elements of a list apart, where their type doesn't say it: `ForEach(people)`.
public enum ElementIdentity: Sendable {
    /// The elements themselves; `mayDeclare` where the program declares their type.
    case element(mayDeclare: Bool)
    /// One of their properties, or a part of a tuple.
    case property(String, mayDeclare: Bool)
    /// An `id` that they have already.
    case ownID
    /// Nothing that they have.
    case missing
}

extension Checker {
    /// What might tell values apart whose type is to be `Identifiable` and isn't; nil where something else is missing.
    func identity(missing failed: UnmetConformance) -> ElementIdentity? {
        guard failed.constraint.declaration.name == "Identifiable" else { return nil }
        let type = finished(failed.type)
        if case .tuple = type { return .property("0", mayDeclare: false) }
        guard let nominal = type.nominal, !nominal.isBuiltIn else { return .element(mayDeclare: false) }
        if nominal.kind == .enum { return .element(mayDeclare: true) }
        if nominal.storedProperties.contains(where: { $0.name == "id" }) { return .ownID }
        let distinct = nominal.storedProperties.first {
            ["String", "Int", "UUID"].contains($0.type.nominal?.name) && !$0.isWrapper
        }
        return distinct.map { .property($0.name, mayDeclare: true) } ?? .missing
    }
}

extension Problem {
    /// What to write so that elements can be told apart.
    static func remedy(_ identity: ElementIdentity, for type: SwiftType) -> String {
        let declaring = "declare an 'id' in it and write '\(type): Identifiable'"
        return switch identity {
        case .element(let mayDeclare): "write 'id: \\.self'" + (mayDeclare ? ", or \(declaring)" : "")
        case .property(let name, let mayDeclare): "write 'id: \\.\(name)'" + (mayDeclare ? ", or \(declaring)" : "")
        case .ownID: "write '\(type): Identifiable' where it is declared"
        case .missing: declaring
        }
    }
}
