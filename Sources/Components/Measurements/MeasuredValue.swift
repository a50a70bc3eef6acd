import Catalogue

/// A value with its unit, of whatever dimension: what measurements are in a running program, whose checker keeps
/// dimensions apart.
struct MeasuredValue: Codable, Sendable {
    var value: Double
    let unit: UnitSize

    func converted(to other: UnitSize) -> MeasuredValue {
        unit == other ? self : MeasuredValue(value: other.value(ofBase: base), unit: other)
    }

    func combined(with other: MeasuredValue, by sum: (Double, Double) -> Double) -> MeasuredValue {
        if unit == other.unit { return MeasuredValue(value: sum(value, other.value), unit: unit) }
        return MeasuredValue(value: sum(base, other.base), unit: unit.first)
    }

    /// In the dimension's first unit.
    private var base: Double { unit.base(value) }
}

extension MeasuredValue: Hashable, Comparable {
    static func == (one: MeasuredValue, other: MeasuredValue) -> Bool {
        one.unit == other.unit ? one.value == other.value : one.base == other.base
    }

    static func < (one: MeasuredValue, other: MeasuredValue) -> Bool {
        one.unit == other.unit ? one.value < other.value : one.base < other.base
    }

    func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension MeasuredValue: CustomStringConvertible {
    var description: String { "\(value) \(unit.symbol)" }
}

extension MeasuredValue: NativeConvertible {}

extension MeasuredValue: NamedNative {
    var typeName: String { "Measurement" }
    var typeArguments: [String] { [unit.typeName] }
}
