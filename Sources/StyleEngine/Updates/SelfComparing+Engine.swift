extension AnyView: SelfComparing {
    package func isEqual(to other: AnyView, by comparison: Comparison) -> Bool {
        let (one, another) = (storage.written, other.storage.written)
        if one === another { return true }
        return switch comparison.contents {
        case .compared:
            comparison.descending(into: Pair(one: one, other: another)) { one.isEqual(to: another, by: comparison) }
        case .sameOnly: false
        case .ignored: true
        }
    }
}

extension AnyView {
    /// Two erased views, each known by what holds it.
    struct Pair: Hashable {
        let one: Storage
        let other: Storage

        static func == (first: Pair, second: Pair) -> Bool {
            first.one === second.one && first.other === second.other
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(one))
            hasher.combine(ObjectIdentifier(other))
        }
    }
}

extension TupleView: SelfComparing {
    package func isEqual(to other: TupleView, by comparison: Comparison) -> Bool {
        comparison.areEqual(value, other.value)
    }
}

extension ErasedStyle: SelfComparing {
    package func isEqual(to other: ErasedStyle, by comparison: Comparison) -> Bool {
        comparison.areEqual(self, other)
    }
}

extension AnyComponentStyle: SelfComparing {
    package func isEqual(to other: AnyComponentStyle, by comparison: Comparison) -> Bool {
        comparison.areEqual(erased, other.erased)
    }
}

extension AnyComponentStyle: Equatable {
    /// Whether two styles are of the same type and look the same, nested styles included (rule F5).
    public static func == (one: AnyComponentStyle, other: AnyComponentStyle) -> Bool {
        Comparison().areEqual(one.erased, other.erased)
    }
}

extension Optional: SelfComparing {
    package func isEqual(to other: Wrapped?, by comparison: Comparison) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let one?, let other?): comparison.areEqual(one, other)
        default: false
        }
    }
}

extension State: SelfComparing {
    // The value lives in the tree; only its first value stands here, and that counts once.
    package func isEqual(to other: State, by comparison: Comparison) -> Bool { true }
}

extension Array: SelfComparing {
    // By `==` where it has one, as every collection that is no plain data; otherwise element by element.
    package func isEqual(to other: [Element], by comparison: Comparison) -> Bool {
        if let one = self as? any Equatable { return comparison.areEqual(one, byOperator: other) }
        return count == other.count && zip(self, other).allSatisfy { comparison.areEqual($0, $1) }
    }
}

extension Dictionary: SelfComparing {
    package func isEqual(to other: [Key: Value], by comparison: Comparison) -> Bool {
        if let one = self as? any Equatable { return comparison.areEqual(one, byOperator: other) }
        return count == other.count
            && allSatisfy { key, value in other[key].map { comparison.areEqual(value, $0) } ?? false }
    }
}
