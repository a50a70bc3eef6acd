import Catalogue

/// Frees what instances, closures and existentials hold one after the other: where one held the next and so on, nested
/// releases would exhaust the machine's stack.
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

/// Values that are freed by a recycler.
final class Held {
    private(set) var values: [Value]
    let recycler: Recycler

    init(_ values: [Value], _ recycler: Recycler) {
        self.values = values
        self.recycler = recycler
    }

    deinit {
        let held = values
        values = []
        recycler.free(consume held)
    }
}

extension Value {
    /// Whether freeing the value may free an instance. What is written in Swift may hold a function, as an iterator does.
    fileprivate var mayHoldInstances: Bool {
        switch self {
        case .instance, .some, .array, .dictionary, .tuple, .function, .native: true
        default: false
        }
    }
}
