/// A persistent dictionary, copied in constant time: a session keeps the declarations before each of its entries, so that
/// it can go back.
///
/// Copies share layers that never change. Each layer holds fewer keys than half of what the one below holds, so that a
/// look-up asks a few of them, and adding costs a few steps on the average.
struct LayeredDictionary<Key: Hashable, Value> {
    private var top: Layer?

    private final class Layer {
        /// The values of the keys; nil for those that were removed from what lies below.
        var entries: [Key: Value?]
        var below: Layer?

        init(_ entries: [Key: Value?], over below: Layer?) {
            self.entries = entries
            self.below = below
        }
    }

    /// The value of a key.
    subscript(key: Key) -> Value? {
        var layer = top
        while let current = layer {
            if let value = current.entries[key] { return value }
            layer = current.below
        }
        return nil
    }

    /// Gives a key another value.
    mutating func set(_ key: Key, to value: Value) { enter(value, for: key) }

    /// Removes a key with its value.
    mutating func remove(_ key: Key) {
        if self[key] != nil { enter(nil, for: key) }
    }

    private mutating func enter(_ value: Value?, for key: Key) {
        if isKnownUniquelyReferenced(&top), let top {
            top.entries.updateValue(value, forKey: key)
        } else {
            top = Layer([key: value], over: top)
        }
        guard let top else { return }
        while let below = top.below, below.entries.count <= 2 * top.entries.count {
            top.entries.merge(below.entries) { own, _ in own }
            top.below = below.below
            // There is nothing below that a removed key could hide.
            if top.below == nil { top.entries = top.entries.filter { $1 != nil } }
        }
    }

    /// All keys with their values, in no order. Costs a step for each.
    var all: [Key: Value] {
        var all: [Key: Value?] = [:]
        var layer = top
        while let current = layer {
            all.merge(current.entries) { own, _ in own }
            layer = current.below
        }
        return all.compactMapValues { $0 }
    }

    /// All keys, in no order.
    var keys: Dictionary<Key, Value>.Keys { all.keys }

    /// All values, in no order.
    var values: Dictionary<Key, Value>.Values { all.values }
}
