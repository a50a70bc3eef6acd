/// A collection of the program that is kept as a value of Swift: a range of whole numbers, a slice of an array, elements
/// that are made when they are asked for.
public protocol ElementCollection {
    /// How many elements it has, `Int.max` where there are more; nil where that is not known before they are made.
    var elementCount: Int? { get }
    /// Its elements in order; nil where it has none that can be counted, such as a range of fractions.
    ///
    /// - Throws: what ended the evaluation in which they are made, such as that they are too many.
    var elementValues: [Value]? { get throws }
}

extension ArraySlice<Value>: ElementCollection {
    public var elementCount: Int? { count }
    public var elementValues: [Value]? { Array(self) }
}

/// The elements of a collection for each of which a view is to be made: as many as somebody may look at.
public struct ViewElements: ValueConvertible {
    /// The most views that are made for one collection: more take minutes.
    public static let limit = 100_000

    /// The elements in order.
    public let values: [Value]

    /// The elements of an array, of another collection, or of one that the program declares.
    public init?(_ value: Value) {
        guard let elements = try? ViewElements.argument(value) else { return nil }
        self = elements
    }

    private init(values: [Value]) { self.values = values }

    /// The elements of an array, of another collection, or of one that the program declares.
    ///
    /// - Throws: that there are too many of them, or what ended the evaluation in which they are made.
    public static func argument(_ value: Value) throws -> ViewElements {
        try checkCount(count(of: value))
        guard let values = try values(of: value) else { throw ArgumentMismatch() }
        try checkCount(values.count)
        return ViewElements(values: values)
    }

    public var value: Value { .array(values) }

    /// The place in a range of one of its numbers, by which its view is told apart from the others.
    public func place(of number: Value) -> Value {
        guard case .int(let place) = number, case .int(let first)? = values.first else { return number }
        return .int(place &- first)
    }

    private static func checkCount(_ count: Int?) throws {
        guard let count, count > limit else { return }
        throw BuiltInRefusal(
            "\(count) elements would make more views than there may be: \(limit); show a part, such as 'prefix(100)'")
    }

    /// How many elements there are, where that is known before they are made.
    private static func count(of value: Value) -> Int? {
        switch value {
        case .array(let values): values.count
        case .native(let native): (native.any as? any ElementCollection)?.elementCount
        default: nil
        }
    }

    private static func values(of value: Value) throws -> [Value]? {
        switch value {
        case .array(let values): values
        case .native(let native): try (native.any as? any ElementCollection)?.elementValues
        case .instance(let instance): instance.elements()
        default: nil
        }
    }
}
