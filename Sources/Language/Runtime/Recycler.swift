import Catalogue

/// Frees what instances hold one after the other: where an instance held the next one and so on, nested releases would
/// exhaust the machine's stack.
final class Recycler {
    private var pending: [[Value]] = []
    private var isFreeing = false

    /// Takes over what an instance held, to be freed now or by whoever is freeing already.
    func free(_ values: consuming [Value]) {
        guard values.contains(where: \.mayHoldInstances) else { return }
        pending.append(values)
        guard !isFreeing else { return }
        isFreeing = true
        defer { isFreeing = false }
        while let next = pending.popLast() { Recycler.drop(next) }
    }

    private static func drop(_ values: consuming [Value]) {}
}

extension Value {
    /// Whether freeing the value may free an instance.
    fileprivate var mayHoldInstances: Bool {
        switch self {
        case .instance, .some, .array, .dictionary, .tuple: true
        default: false
        }
    }
}
