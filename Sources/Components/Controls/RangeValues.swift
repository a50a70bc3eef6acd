import Catalogue

/// A closed range of numbers that a running program hands over.
struct DoubleRange: ValueConvertible {
    let range: ClosedRange<Double>

    init?(_ value: Value) {
        guard case .native(let native) = value else { return nil }
        switch native.any {
        case let range as ClosedRange<Double>: self.range = range
        case let range as ClosedRange<Int>: self.range = Double(range.lowerBound)...Double(range.upperBound)
        default: return nil
        }
    }

    var value: Value { .native(Box(range)) }
}

/// A closed range of whole numbers that a running program hands over.
struct IntRange: ValueConvertible {
    let range: ClosedRange<Int>

    init?(_ value: Value) {
        guard case .native(let native) = value, let range = native.any as? ClosedRange<Int> else { return nil }
        self.range = range
    }

    var value: Value { .native(Box(range)) }
}
