/// A number of a type other than `Int` and `Double`. As an `AnyHashable` it is equal to one of any type that has the same
/// value.
final class NumberBox<Wrapped: Hashable>: Box<Wrapped> {
    override var number: AnyHashable? { AnyHashable(wrapped) }

    override func isEqual(to other: Native) -> Bool {
        if let other = other as? Box<Wrapped> { return wrapped == other.wrapped }
        return number == other.number
    }

    override func hash(into hasher: inout Hasher) {
        switch wrapped {
        case let whole as any BinaryInteger: NumberHashing(whole).hash(into: &hasher)
        case let fraction as any BinaryFloatingPoint: NumberHashing(Double(fraction)).hash(into: &hasher)
        default: hasher.combine(wrapped)
        }
    }
}

/// What a number is hashed as: the same for equal numbers, whatever their types.
enum NumberHashing {
    case whole(Int)
    case large(UInt64)
    case fraction(Double)

    init(_ number: some BinaryInteger) {
        self = Int(exactly: number).map { .whole($0) } ?? .large(UInt64(truncatingIfNeeded: number))
    }

    init(_ number: Double) {
        if let whole = Int(exactly: number) {
            self = .whole(whole)
        } else if let large = UInt64(exactly: number) {
            self = .large(large)
        } else {
            self = .fraction(number)
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .whole(let number): hasher.combine(number)
        case .large(let number): hasher.combine(number)
        case .fraction(let number): hasher.combine(number)
        }
    }
}

extension NativeConvertible where Self: BinaryInteger {
    public var value: Value { .native(NumberBox(self)) }
}

extension NativeConvertible where Self: BinaryFloatingPoint {
    public var value: Value { .native(NumberBox(self)) }
}
