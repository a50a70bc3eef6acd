/// The generic arguments of a type.
///
/// Each modifier of a chain makes a type that contains the one before it, so that types are as deep as chains are long.
/// Answers that are needed again and again are therefore computed once.
struct TypeList: Hashable {
    private let storage: Storage?

    private final class Storage {
        let types: [SwiftType]
        let isFixed: Bool
        let hash: Int

        init(_ types: [SwiftType]) {
            self.types = types
            isFixed = types.allSatisfy(\.isFixed)
            hash = types.hashValue
        }
    }

    init(_ types: [SwiftType]) {
        storage = types.isEmpty ? nil : Storage(types)
    }

    /// The types.
    var types: [SwiftType] { storage?.types ?? [] }

    /// Whether nothing in them stands for another type.
    var isFixed: Bool { storage?.isFixed ?? true }

    static func == (one: TypeList, other: TypeList) -> Bool {
        if one.storage === other.storage { return true }
        guard let one = one.storage, let other = other.storage else { return false }
        return one.hash == other.hash && one.types == other.types
    }

    func hash(into hasher: inout Hasher) { hasher.combine(storage?.hash ?? 0) }
}

extension SwiftType {
    /// Whether nothing in it stands for another type: no generic parameter, and nothing that is still to be found.
    var isFixed: Bool {
        switch self {
        case .nominal(let type): type.list.isFixed
        case .opaque(let type): type.list.isFixed
        case .parameter, .member, .variable: false
        case .existential(let protocols): protocols.allSatisfy { $0.arguments.allSatisfy(\.isFixed) }
        case .function(let type):
            type.parameters.allSatisfy { $0.type.isFixed } && type.result.isFixed && type.thrown?.isFixed != false
        case .tuple(let elements): elements.allSatisfy { $0.type.isFixed }
        case .metatype(let type): type.isFixed
        }
    }
}
