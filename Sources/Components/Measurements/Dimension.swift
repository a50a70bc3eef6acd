import Catalogue

/// What can be measured: a type whose values are its units. Lengths are the only ones.
///
/// The types are the library's own, since Foundation's can't be written as text on Linux.
public protocol Dimension: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The sign for the unit, such as `km`.
    var symbol: String { get }
    /// How many of the dimension's first unit it is.
    var coefficient: Double { get }
}

extension Dimension {
    public var description: String { symbol }
}

extension BuiltIns {
    static let dimension: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol Dimension: Hashable", "What can be measured: a type whose values are its units.",
            example: "UnitLength.meters.symbol", closure: "the units of 'UnitLength' are all there are",
            [BuiltIn("var symbol: String { get }", "The sign for the unit.", implementation: .none)])
    ]
}
