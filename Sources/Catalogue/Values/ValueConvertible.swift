import StyleEngine

/// A Swift type that values of a running program turn into and come from.
///
/// Built-ins take and return such types; a type is made fit by conforming it, usually to `NativeConvertible`.
public protocol ValueConvertible: SendableMetatype {
    /// The Swift value; nil where `value` stands for something else.
    init?(_ value: Value)
    /// The Swift value, which a built-in is handed as an argument: an optional would have to be made for each of them, of a
    /// type that is looked up each time.
    ///
    /// - Throws: `ArgumentMismatch` where `value` stands for something else, or why a value of the right type can't be
    ///   taken, such as one that is too long.
    static func argument(_ value: Value) throws -> Self
    /// The program's value.
    var value: Value { get }
}

extension ValueConvertible {
    @inlinable
    public static func argument(_ value: Value) throws -> Self {
        guard let argument = Self(value) else { throw ArgumentMismatch() }
        return argument
    }
}

/// An argument is of another type than the built-in asks for.
public struct ArgumentMismatch: Error {
    @inlinable
    public init() {}
}

/// A type whose values are kept as they are: conforming takes one line.
public protocol NativeConvertible: ValueConvertible {
    /// The memory that a value takes beyond what every value of the type does, in bytes, about; 0 where all are of one
    /// size. A type whose values are made of others of it, and so may grow without end, says it: the work and the memory
    /// of a program are counted by it, and a value that is too large is refused. Asked whenever a value is made, so that
    /// it takes no longer than making one.
    var footprint: Int { get }
}

extension NativeConvertible {
    public var footprint: Int { 0 }

    public init?(_ value: Value) {
        guard case .native(let native) = value, let box = native as? Box<Self> else { return nil }
        self = box.wrapped
    }

    public var value: Value { .native(Box(self, footprint: footprint)) }
}

extension NativeConvertible where Self: View {
    public var value: Value { .native(ViewBox(self, footprint: footprint)) }
}

extension Value: ValueConvertible {
    public init?(_ value: Value) { self = value }
    public var value: Value { self }
}

extension Bool: ValueConvertible {
    public init?(_ value: Value) {
        guard case .bool(let bool) = value else { return nil }
        self = bool
    }
    public var value: Value { .bool(self) }
}

extension Int: ValueConvertible {
    public init?(_ value: Value) {
        guard case .int(let int) = value else { return nil }
        self = int
    }
    public var value: Value { .int(self) }
}

extension Double: ValueConvertible {
    public init?(_ value: Value) {
        switch value {
        case .double(let double): self = double
        case .int(let int): self = Double(int)
        default: return nil
        }
    }
    public var value: Value { .double(self) }
}

extension String: ValueConvertible {
    public init?(_ value: Value) {
        guard case .string(let string) = value else { return nil }
        self = string
    }
    public var value: Value { .string(self) }
}

extension Substring: NativeConvertible {}
extension Int8: NativeConvertible {}
extension Int16: NativeConvertible {}
extension Int32: NativeConvertible {}
extension Int64: NativeConvertible {}
extension UInt: NativeConvertible {}
extension UInt8: NativeConvertible {}
extension UInt16: NativeConvertible {}
extension UInt32: NativeConvertible {}
extension UInt64: NativeConvertible {}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    public init?(_ value: Value) {
        switch value {
        case .none: self = Wrapped?.none
        case .some(let value):
            guard let wrapped = Wrapped(value) else { return nil }
            self = .some(wrapped)
        default: return nil
        }
    }
    public var value: Value { map { .some($0.value) } ?? .none }
}

extension Array: ValueConvertible where Element: ValueConvertible {
    public init?(_ value: Value) {
        guard case .array(let values) = value else { return nil }
        var elements: [Element] = []
        elements.reserveCapacity(values.count)
        for value in values {
            guard let element = Element(value) else { return nil }
            elements.append(element)
        }
        self = elements
    }
    public var value: Value { .array(map(\.value)) }
}

extension KeyPathValue: ValueConvertible {}

extension ValueConvertible where Self: KeyPathValue {
    public init?(_ value: Value) {
        guard case .keyPath(let path) = value, let path = path as? Self else { return nil }
        self = path
    }
    public var value: Value { .keyPath(self) }
}

extension FunctionValue: ValueConvertible {}

extension ValueConvertible where Self: FunctionValue {
    public init?(_ value: Value) {
        guard case .function(let function) = value, let function = function as? Self else { return nil }
        self = function
    }
    public var value: Value { .function(self) }
}

extension FloatingPointRoundingRule: NativeConvertible {}
