/// The generic arguments of a type.
///
/// Each modifier of a chain makes a type that contains the one before it, so that types are as deep as chains are long.
/// Answers that are needed again and again are therefore computed once.
struct TypeList: Hashable {
    private let storage: Storage?

    private final class Storage {
        let types: [SwiftType]
        let isFixed: Bool
        let size: Int
        let hash: Int

        init(_ types: [SwiftType]) {
            self.types = types
            isFixed = types.allSatisfy(\.isFixed)
            size = types.reduce(0) { Arithmetic.clampedSum($0, $1.size) }
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

    /// How many types they are made of.
    var size: Int { storage?.size ?? 0 }

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
        case .existential(let protocols): protocols.allSatisfy(\.list.isFixed)
        case .function(let type): type.isFixed
        case .tuple(let elements): elements.allSatisfy(\.isFixed)
        case .metatype(let type): type.isFixed
        }
    }

    /// The most types that one may be made of. A large view is made of some 10,000; a type that holds the one before it
    /// twice, as `(T, T)` does, passes any number after a few lines.
    static let mostParts = 200_000

    /// How many types it is made of, one that stands in it twice counted twice; at most `Int.max`. Cost: its own parts.
    var size: Int {
        switch self {
        case .nominal(let type): Arithmetic.clampedSum(type.list.size, 1)
        case .opaque(let type): Arithmetic.clampedSum(type.list.size, 1)
        case .parameter, .variable: 1
        case .member(let base, _): Arithmetic.clampedSum(base.size, 1)
        case .existential(let protocols): protocols.reduce(1) { Arithmetic.clampedSum($0, $1.list.size) }
        case .function(let type): type.size
        case .tuple(let elements): elements.reduce(1) { Arithmetic.clampedSum($0, $1.size) }
        case .metatype(let type): Arithmetic.clampedSum(type.size, 1)
        }
    }
}
