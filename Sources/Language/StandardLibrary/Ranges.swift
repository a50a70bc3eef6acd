import Catalogue

extension StandardLibrary {
    /// Ranges of numbers.
    static let ranges: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Range<Bound: Comparable>: RandomAccessCollection, Hashable, CustomStringConvertible",
            "The numbers from one up to another.", example: "0..<3",
            [
                BuiltIn("typealias Element = Bound", "Its elements are numbers.", implementation: .none),
                BuiltIn("var lowerBound: Bound { get }", "Where it begins.", example: "(0..<3).lowerBound") {
                    (range: Value) in try bounds(range).lower
                },
                BuiltIn("var upperBound: Bound { get }", "Where it ends.", example: "(0..<3).upperBound") {
                    (range: Value) in try bounds(range).upper
                },
                BuiltIn(
                    "func contains(_ element: Bound) -> Bool", "Whether it holds a number.",
                    example: "(0..<3).contains(1)"
                ) {
                    (range: Value, element: Value) in
                    let bounds = try bounds(range)
                    return try !Order.isLess(element, bounds.lower) && Order.isLess(element, bounds.upper)
                },
                BuiltIn(
                    "static func ~= (pattern: Range<Bound>, value: Bound) -> Bool", "Whether it holds a number.",
                    example: #"switch 1 { case 0..<3: print("few"); default: print("many") }"#
                ) {
                    (range: Value, element: Value) in
                    let bounds = try bounds(range)
                    return try !Order.isLess(element, bounds.lower) && Order.isLess(element, bounds.upper)
                },
                BuiltIn("var description: String { get }", "What `print` shows.", example: "(0..<3).description") {
                    (value: Value) in Description.debug(of: value)
                },
                BuiltIn(
                    "static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool", "Whether both are the same.",
                    example: "(0..<3) == (0..<2)"
                ) {
                    (one: Value, other: Value) in one == other
                },
            ]),
        BuiltInGroup(
            "struct ClosedRange<Bound: Comparable>: RandomAccessCollection, Hashable, CustomStringConvertible",
            "The numbers from one up to and with another.", example: "1...3",
            [
                BuiltIn("typealias Element = Bound", "Its elements are numbers.", implementation: .none),
                BuiltIn("var lowerBound: Bound { get }", "Where it begins.", example: "(1...3).lowerBound") {
                    (range: Value) in try bounds(range).lower
                },
                BuiltIn("var upperBound: Bound { get }", "Where it ends.", example: "(1...3).upperBound") {
                    (range: Value) in try bounds(range).upper
                },
                BuiltIn(
                    "func contains(_ element: Bound) -> Bool", "Whether it holds a number.",
                    example: "(1...3).contains(3)"
                ) {
                    (range: Value, element: Value) in
                    let bounds = try bounds(range)
                    return try !Order.isLess(element, bounds.lower) && !Order.isLess(bounds.upper, element)
                },
                BuiltIn(
                    "static func ~= (pattern: ClosedRange<Bound>, value: Bound) -> Bool", "Whether it holds a number.",
                    example: #"switch 1 { case 1...3: print("few"); default: print("many") }"#
                ) {
                    (range: Value, element: Value) in
                    let bounds = try bounds(range)
                    return try !Order.isLess(element, bounds.lower) && !Order.isLess(bounds.upper, element)
                },
                BuiltIn("var description: String { get }", "What `print` shows.", example: "(1...3).description") {
                    (value: Value) in Description.debug(of: value)
                },
                BuiltIn(
                    "static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool",
                    "Whether both are the same.", example: "(1...3) == (1...2)"
                ) {
                    (one: Value, other: Value) in one == other
                },
            ]),
    ]

    private static func bounds(_ value: Value) throws -> (lower: Value, upper: Value) {
        guard case .native(let native) = value else { throw Fault.wrongArgument }
        switch native {
        case let box as Box<Range<Int>>: return (.int(box.wrapped.lowerBound), .int(box.wrapped.upperBound))
        case let box as Box<ClosedRange<Int>>: return (.int(box.wrapped.lowerBound), .int(box.wrapped.upperBound))
        case let box as Box<Range<Double>>: return (.double(box.wrapped.lowerBound), .double(box.wrapped.upperBound))
        case let box as Box<ClosedRange<Double>>:
            return (.double(box.wrapped.lowerBound), .double(box.wrapped.upperBound))
        default: throw Fault.wrongArgument
        }
    }
}
