import Catalogue
import Drawing

/// A set of options as a value: a set by itself, or several of them in an array literal.
protocol OptionSetValue: OptionSet, ValueConvertible where Element == Self {}

extension OptionSetValue {
    public init?(_ value: Value) {
        switch value {
        case .native(let native):
            guard let set = native.any as? Self else { return nil }
            self = set
        case .array(let values):
            let sets = values.compactMap { Self($0) }
            guard sets.count == values.count else { return nil }
            self.init(sets)
        default: return nil
        }
    }

    public var value: Value { .native(Box(self)) }
}

extension Edge.Set: OptionSetValue {}
extension Axis.Set: OptionSetValue {}
