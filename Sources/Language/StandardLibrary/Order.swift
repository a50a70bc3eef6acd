import Catalogue

/// The order of values.
enum Order {
    /// Whether the first of two values of one type comes before the second.
    static func isLess(_ one: Value, _ other: Value) throws -> Bool {
        switch (one, other) {
        case (.int(let one), .int(let other)): one < other
        case (.double(let one), .double(let other)): one < other
        case (.string(let one), .string(let other)): one < other
        default: throw Fault.wrongArgument
        }
    }
}
