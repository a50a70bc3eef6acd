import Catalogue

extension StandardLibrary {
    /// Ranges of numbers.
    static let ranges: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Range<Bound: Comparable>: Hashable, CustomStringConvertible",
            "The numbers from one up to another.", example: "0..<3",
            [
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
                    (value: Value) in Description.text(of: value)
                },
                BuiltIn(
                    "static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool", "Whether both are the same.",
                    example: "(0..<3) == (0..<2)"
                ) {
                    (one: Value, other: Value) in one == other
                },
            ] + common("Range", "0..<3")),
        walked("Range", "0..<3"),
        BuiltInGroup(
            "struct ClosedRange<Bound: Comparable>: Hashable, CustomStringConvertible",
            "The numbers from one up to and with another.", example: "1...3",
            [
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
                    (value: Value) in Description.text(of: value)
                },
                BuiltIn(
                    "static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool",
                    "Whether both are the same.", example: "(1...3) == (1...2)"
                ) {
                    (one: Value, other: Value) in one == other
                },
            ] + common("ClosedRange", "1...3")),
        walked("ClosedRange", "1...3"),
    ]

    private static func bounds(_ value: Value) throws -> (lower: Value, upper: Value) {
        guard case .native(let native) = value else { throw Fault.wrongArgument }
        switch native {
        case let box as Box<Range<Int>>: return (.int(box.wrapped.lowerBound), .int(box.wrapped.upperBound))
        case let box as Box<ClosedRange<Int>>: return (.int(box.wrapped.lowerBound), .int(box.wrapped.upperBound))
        case let box as Box<Range<Double>>: return (.double(box.wrapped.lowerBound), .double(box.wrapped.upperBound))
        case let box as Box<ClosedRange<Double>>:
            return (.double(box.wrapped.lowerBound), .double(box.wrapped.upperBound))
        case let box as Box<ValueRange>: return (box.wrapped.lower, box.wrapped.upper)
        default: throw Fault.wrongArgument
        }
    }

    /// What both kinds of range have.
    private static func common(_ name: String, _ example: String) -> [BuiltIn] {
        let isClosed = name == "ClosedRange"
        return [
            BuiltIn(
                "func clamped(to limits: \(name)<Bound>) -> \(name)<Bound>", "The part that lies within limits.",
                example: "(\(example)).clamped(to: \(example))"
            ) { (range: Value, limits: Value) in
                let (own, limits) = (try bounds(range), try bounds(limits))
                func inside(_ value: Value) throws -> Value {
                    if try Order.isLess(value, limits.lower) { return limits.lower }
                    return try Order.isLess(limits.upper, value) ? limits.upper : value
                }
                return try ValueRange.make(try inside(own.lower), try inside(own.upper), isClosed: isClosed)
            },
            BuiltIn(
                "func overlaps(_ other: Range<Bound>) -> Bool", "Whether both hold a same value.",
                example: "(\(example)).overlaps(0..<2)"
            ) { (one: Value, other: Value) in
                try overlap(try bounds(one), isClosed, try bounds(other), false)
            },
            BuiltIn(
                "func overlaps(_ other: ClosedRange<Bound>) -> Bool", "Whether both hold a same value.",
                example: "(\(example)).overlaps(0...2)"
            ) { (one: Value, other: Value) in try overlap(try bounds(one), isClosed, try bounds(other), true) },
            BuiltIn("var isEmpty: Bool { get }", "Whether it holds nothing.", example: "(\(example)).isEmpty") {
                (range: Value) in try !isClosed && bounds(range).lower == bounds(range).upper
            },
        ]
    }

    /// What only ranges of whole numbers have: they can be walked through.
    private static func walked(_ name: String, _ example: String) -> BuiltInGroup {
        let isClosed = name == "ClosedRange"
        return BuiltInGroup(
            "extension \(name): RandomAccessCollection where Bound: BinaryInteger",
            [
                BuiltIn("typealias Element = Bound", "Its elements are numbers.", implementation: .none),
                BuiltIn("typealias Index = Bound", "Its places are its numbers.", implementation: .none),
                BuiltIn("var startIndex: Bound { get }", "The first place.", example: "(\(example)).startIndex") {
                    (range: Value) in try bounds(range).lower
                },
                BuiltIn("var endIndex: Bound { get }", "The place after the last.", example: "(\(example)).endIndex") {
                    (range: Value) -> Value in
                    guard isClosed else { return try bounds(range).upper }
                    guard case .int(let upper) = try bounds(range).upper else {
                        throw Fault.unsupported("the end of this range as a place")
                    }
                    return .int(try Arithmetic.sum(upper, 1))
                },
                BuiltIn(
                    "subscript(position: Bound) -> Bound { get }", "The number itself.", example: "(\(example))[1]"
                ) { (_: Value, position: Value) in position },
            ])
    }

    private static func overlap(
        _ one: (lower: Value, upper: Value), _ isOneClosed: Bool, _ other: (lower: Value, upper: Value),
        _ isOtherClosed: Bool
    ) throws -> Bool {
        func reaches(_ upper: Value, _ isClosed: Bool, _ lower: Value) throws -> Bool {
            isClosed ? try !Order.isLess(upper, lower) : try Order.isLess(lower, upper)
        }
        if !isOneClosed, one.lower == one.upper { return false }
        if !isOtherClosed, other.lower == other.upper { return false }
        return try reaches(one.upper, isOneClosed, other.lower) && reaches(other.upper, isOtherClosed, one.lower)
    }
}
