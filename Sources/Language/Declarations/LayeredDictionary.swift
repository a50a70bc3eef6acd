/// A persistent dictionary, copied in constant time: a session keeps the declarations before each of its entries, so that
/// it can go back.
///
/// Copies share layers that never change. Each layer holds fewer keys than half of what the one below holds, so that a
/// look-up asks a few of them, and adding costs a few steps on the average. The latest keys stand in a list above the
/// layers: a table for each of them would cost more than all else.
struct LayeredDictionary<Key: Hashable, Value> {
    private typealias Entry = (key: Key, value: Value?)

    private var head: Head?

    /// So many keys become a layer.
    private static var mostLatest: Int { 8 }

    /// All that a value holds.
    private final class Head {
        /// What was entered last, each key once; nil for what was removed.
        let latest: [Entry]
        let top: Layer?

        init(_ latest: [Entry], over top: Layer?) {
            self.latest = latest
            self.top = top
        }
    }

    private final class Layer {
        /// The values of the keys; nil for those that were removed from what lies below.
        var entries: [Key: Value?]
        var below: Layer?

        init(_ entries: [Entry], over below: Layer?) {
            self.entries = Dictionary(entries.lazy.map { ($0.key, $0.value) }) { _, new in new }
            self.below = below
            while let below = self.below, below.entries.count <= 2 * self.entries.count {
                self.entries.merge(below.entries) { own, _ in own }
                self.below = below.below
            }
            // There is nothing below that a removed key could hide.
            if self.below == nil { self.entries = self.entries.filter { $1 != nil } }
        }
    }

    /// The value of a key.
    subscript(key: Key) -> Value? {
        guard let head else { return nil }
        for entry in head.latest where entry.key == key { return entry.value }
        var layer = head.top
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
        var latest = head?.latest ?? []
        if let place = latest.firstIndex(where: { $0.key == key }) {
            latest[place].value = value
        } else {
            latest.append((key, value))
        }
        let isFull = latest.count == Self.mostLatest
        head = isFull ? Head([], over: Layer(latest, over: head?.top)) : Head(latest, over: head?.top)
    }

    /// All keys with their values, in no order. Costs a step for each.
    var all: [Key: Value] {
        var all = Dictionary((head?.latest ?? []).lazy.map { ($0.key, $0.value) }) { _, new in new }
        var layer = head?.top
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
