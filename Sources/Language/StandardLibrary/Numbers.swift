import Catalogue

/// A whole number of any size.
struct Whole: ValueConvertible {
    let number: any BinaryInteger

    init(_ number: any BinaryInteger) { self.number = number }

    init?(_ value: Value) {
        switch value {
        case .int(let int): number = int
        case .native(let native):
            guard let number = native.any as? any BinaryInteger else { return nil }
            self.number = number
        default: return nil
        }
    }

    var value: Value { (number as? any ValueConvertible)?.value ?? .void }

    /// The number as a value of its own type.
    func converted() throws -> Value {
        guard let number = number as? any ValueConvertible else { throw Fault.wrongArgument }
        return number.value
    }
}

/// A number with a fraction, of any precision.
struct Fraction: ValueConvertible {
    let number: Double

    init?(_ value: Value) {
        switch value {
        case .double(let double): number = double
        case .native(let native):
            guard let float = native.any as? Float else { return nil }
            number = Double(float)
        default: return nil
        }
    }

    var value: Value { .double(number) }
}
