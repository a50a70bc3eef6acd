import StyleEngine

// Values of a running program are compared as those of a compiled one are (rule F2).

extension Value: SelfComparing {
    package func isEqual(to other: Value, by comparison: Comparison) -> Bool {
        switch (self, other) {
        case (.double(let one), .double(let other)): one.bitPattern == other.bitPattern
        case (.some(let one), .some(let other)): one.isEqual(to: other, by: comparison)
        case (.array(let one), .array(let other)):
            one.allSatisfy(\.hasOperator) ? one == other : Value.areEqual(one, other, by: comparison)
        case (.dictionary(let one), .dictionary(let other)):
            one.values.allSatisfy(\.hasOperator)
                ? one == other
                : one.count == other.count
                    && one.allSatisfy { key, value in other[key].map { value.isEqual(to: $0, by: comparison) } ?? false
                    }
        case (.tuple(let one), .tuple(let other)): Value.areEqual(one, other, by: comparison)
        case (.function(let one), .function(let other)): one == other || comparison.contents == .ignored
        case (.instance(let one), .instance(let other)): one === other || one.isEqual(to: other, by: comparison)
        case (.native(let one), .native(let other)): one === other || one.isEqual(to: other, by: comparison)
        // In an `Any`, a number of another type looks different.
        case (.int, .double), (.double, .int), (.int, .native), (.double, .native), (.native, .int), (.native, .double):
            false
        default: self == other
        }
    }

    /// Whether the values of two lists look the same, each for itself.
    package static func areEqual(_ one: [Value], _ other: [Value], by comparison: Comparison) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { $0.isEqual(to: $1, by: comparison) }
    }

    /// Whether the value's type has an `==`, so that a collection of such values has one too.
    private var hasOperator: Bool {
        switch self {
        case .void, .tuple, .function, .metatype: false
        case .some(let wrapped): wrapped.hasOperator
        case .array(let values): values.allSatisfy(\.hasOperator)
        case .dictionary(let pairs): pairs.values.allSatisfy(\.hasOperator)
        case .instance(let instance): instance.hasOperator
        case .native(let native): native.any is any Equatable
        default: true
        }
    }

    /// Whether the value is plain data, to be compared by its fields; nil where the value doesn't tell.
    package var isPlain: Bool? {
        switch self {
        case .bool, .int, .double, .metatype: true
        case .none: nil
        case .some(let wrapped): wrapped.isPlain
        case .native(let native): native.isPlain
        default: false
        }
    }
}

extension Value: ContentHolding {
    package func holdsSame(as other: Value, by comparison: Comparison) -> Bool {
        guard case (.instance(let one), .instance(let other)) = (self, other) else { return true }
        return one.holdsSame(as: other, by: comparison)
    }
}

extension Native {
    /// Whether two values look the same.
    fileprivate func isEqual(to other: Native, by comparison: Comparison) -> Bool {
        comparison.areEqual(erased: any, other.any)
    }

    fileprivate var isPlain: Bool {
        func isPlain<Wrapped>(_ value: Wrapped) -> Bool { _isPOD(Wrapped.self) }
        return _openExistential(any, do: isPlain)
    }
}
