import Catalogue

/// How large a unit is, and what it is called in English.
public struct UnitSize: Hashable, Codable, Sendable {
    /// What is measured in it.
    enum Kind: Hashable, Codable, Sendable {
        case length, mass, temperature, volume, duration, speed, area, energy
    }

    private let kind: Kind
    let symbol: String
    let singular: String
    let plural: String
    let short: String
    let narrow: String
    private let coefficient: Double
    private let constant: Double

    /// - Parameters:
    ///   - coefficient: how many of the dimension's first unit it is.
    ///   - constant: where it begins to count, in the first unit.
    ///   - short: what stands behind a number where there is some room; a space and the symbol where it is nil.
    ///   - narrow: what stands there where there is none; the symbol where it is nil.
    init(
        _ kind: Kind, _ symbol: String, _ singular: String, _ plural: String, _ coefficient: Double,
        from constant: Double = 0,
        short: String? = nil, narrow: String? = nil
    ) {
        self.kind = kind
        self.symbol = symbol
        self.singular = singular
        self.plural = plural
        self.coefficient = coefficient
        self.constant = constant
        self.short = short ?? " " + symbol
        self.narrow = narrow ?? symbol
    }

    /// A value of the unit in the dimension's first unit.
    func base(_ value: Double) -> Double { value * coefficient + constant }

    /// A value of the dimension's first unit in this one.
    func value(ofBase base: Double) -> Double { (base - constant) / coefficient }

    /// The unit that the others of its dimension are measured in.
    var first: UnitSize {
        switch kind {
        case .length: UnitLength.meters.size
        case .mass: UnitMass.kilograms.size
        case .temperature: UnitTemperature.kelvin.size
        case .volume: UnitVolume.liters.size
        case .duration: UnitDuration.seconds.size
        case .speed: UnitSpeed.metersPerSecond.size
        case .area: UnitArea.squareMeters.size
        case .energy: UnitEnergy.joules.size
        }
    }

    /// The units that are spoken of in the United States, the largest first; none where that depends on what is measured.
    var everyday: [UnitSize] {
        switch kind {
        case .length: UnitLength.everyday.map(\.size)
        case .temperature: UnitTemperature.everyday.map(\.size)
        case .speed: UnitSpeed.everyday.map(\.size)
        case .mass, .volume, .duration, .area, .energy: []
        }
    }
}

extension UnitSize: NativeConvertible, CustomStringConvertible {
    /// The unit's sign.
    public var description: String { symbol }
}

extension UnitSize: NamedNative {
    /// The type of units that it is one of.
    public var typeName: String {
        switch kind {
        case .length: "UnitLength"
        case .mass: "UnitMass"
        case .temperature: "UnitTemperature"
        case .volume: "UnitVolume"
        case .duration: "UnitDuration"
        case .speed: "UnitSpeed"
        case .area: "UnitArea"
        case .energy: "UnitEnergy"
        }
    }
}
