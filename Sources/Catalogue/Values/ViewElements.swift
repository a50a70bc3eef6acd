/// A collection of the program that is kept as Swift's own: a range of whole numbers, a slice of an array.
public protocol ElementCollection {
    /// How many elements it has; `Int.max` where there are more.
    var elementCount: Int { get }
    /// Its elements in order; nil where it has none that can be counted, such as a range of fractions.
    var elementValues: [Value]? { get }
}

extension ArraySlice<Value>: ElementCollection {
    public var elementCount: Int { count }
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
        guard Self.count(of: value) ?? 0 <= Self.limit, let values = Self.values(of: value),
            values.count <= Self.limit
        else { return nil }
        self.values = values
    }

    public var value: Value { .array(values) }

    /// That there are too many of them.
    public static func refusal(of value: Value) -> (any Error)? {
        guard let count = count(of: value) ?? values(of: value)?.count, count > limit else { return nil }
        return BuiltInRefusal(
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

    private static func values(of value: Value) -> [Value]? {
        switch value {
        case .array(let values): values
        case .native(let native): (native.any as? any ElementCollection)?.elementValues
        case .instance(let instance): instance.elements()
        default: nil
        }
    }
}
