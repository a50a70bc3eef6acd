import Catalogue

/// A range with one end: `2...`, `..<3`, `...3`.
struct PartialRange: NativeConvertible, Hashable, CustomStringConvertible {
    var lower: Value?
    var upper: Value?
    var isClosed = true

    func contains(_ value: Value) throws -> Bool {
        if let lower, try Order.isLess(value, lower) { return false }
        guard let upper else { return true }
        return isClosed ? try !Order.isLess(upper, value) : try Order.isLess(value, upper)
    }

    /// As Swift prints it.
    var description: String {
        let bound = lower ?? upper ?? .void
        let type =
            switch bound {
            case .int: "Int"
            case .double: "Double"
            case .string: "String"
            default: "Bound"
            }
        let name = lower != nil ? "PartialRangeFrom" : isClosed ? "PartialRangeThrough" : "PartialRangeUpTo"
        return "\(name)<\(type)>(\(lower != nil ? "lower" : "upper")Bound: \(Description.debug(of: bound)))"
    }
}

extension StandardLibrary {
    /// The names of the types of ranges.
    static let rangeNames = ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"]

    /// The types of all ranges with such bounds, as they are written.
    static func rangeTypes(of bound: String) -> [String] { rangeNames.map { "\($0)<\(bound)>" } }

    /// Ranges with one end.
    static let partialRanges: [BuiltInGroup] =
        [
            partialRange("PartialRangeFrom", "All from one on.", "1..."),
            partialRange("PartialRangeUpTo", "All up to one.", "..<3"),
            partialRange("PartialRangeThrough", "All up to and with one.", "...3"),
        ] + [
            BuiltInGroup(
                "extension Comparable", "",
                [
                    BuiltIn(
                        "static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>", "All from one on.",
                        example: "[1, 2, 3][1...]"
                    ) { (lower: Value) in PartialRange(lower: lower, upper: nil) },
                    BuiltIn(
                        "static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>", "All up to one.",
                        example: "[1, 2, 3][..<2]"
                    ) { (upper: Value) in PartialRange(lower: nil, upper: upper, isClosed: false) },
                    BuiltIn(
                        "static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>",
                        "All up to and with one.", example: "[1, 2, 3][...1]"
                    ) { (upper: Value) in PartialRange(lower: nil, upper: upper) },
                    BuiltIn(
                        "static func ..< (minimum: Self, maximum: Self) -> Range<Self>", "The values up to the second.",
                        example: "\"a\"..<\"f\""
                    ) { (lower: Value, upper: Value) in try ValueRange.make(lower, upper, isClosed: false) },
                    BuiltIn(
                        "static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>",
                        "The values up to and with the second.", example: "\"a\"...\"f\""
                    ) { (lower: Value, upper: Value) in try ValueRange.make(lower, upper, isClosed: true) },
                ])
        ]

    private static func partialRange(_ name: String, _ summary: String, _ example: String) -> BuiltInGroup {
        BuiltInGroup(
            "struct \(name)<Bound: Comparable>: \(name == "PartialRangeFrom" ? "Sequence, " : "")Hashable", summary,
            example: "[1, 2, 3, 4][\(example)]",
            (name == "PartialRangeFrom"
                ? [BuiltIn("typealias Element = Bound", "Its elements are numbers.", implementation: .none)] : []) + [
                    BuiltIn(
                        "let \(name == "PartialRangeFrom" ? "lowerBound" : "upperBound"): Bound", "Its one end.",
                        example: "(\(example)).\(name == "PartialRangeFrom" ? "lowerBound" : "upperBound")"
                    ) { (range: PartialRange) in range.lower ?? range.upper ?? .void },
                    BuiltIn(
                        "func contains(_ element: Bound) -> Bool", "Whether it holds a value.",
                        example: "(\(example)).contains(2)"
                    ) { (range: PartialRange, element: Value) in try range.contains(element) },
                    BuiltIn(
                        "static func ~= (pattern: \(name)<Bound>, value: Bound) -> Bool", "Whether it holds a value.",
                        example: "(\(example)) ~= 2"
                    ) { (range: PartialRange, element: Value) in try range.contains(element) },
                ])
    }

    /// The places that a range of any kind means in an array or a part of one.
    static func indices(_ range: Value, of all: Range<Int>) throws -> Range<Int> {
        guard case .native(let native) = range else { throw Fault.wrongArgument }
        let bounds: (lower: Int, upper: Int)
        // The last place that is meant, as it is written.
        var last: Int?
        switch native {
        case let box as Box<Range<Int>>: bounds = (box.wrapped.lowerBound, box.wrapped.upperBound)
        case let box as Box<ClosedRange<Int>>:
            last = box.wrapped.upperBound
            bounds = (box.wrapped.lowerBound, Arithmetic.clampedSum(box.wrapped.upperBound, 1))
        case let box as Box<PartialRange>:
            let lower = box.wrapped.lower.flatMap(Int.init(_:)) ?? all.lowerBound
            let end = box.wrapped.upper.flatMap(Int.init(_:))
            if box.wrapped.isClosed { last = end }
            let upper = end.map { Arithmetic.clampedSum($0, box.wrapped.isClosed ? 1 : 0) }
            bounds = (lower, upper ?? max(all.upperBound, lower))
        default: throw Fault.wrongArgument
        }
        guard bounds.lower >= all.lowerBound, bounds.lower <= bounds.upper, bounds.upper <= all.upperBound else {
            let isBelow = bounds.lower < all.lowerBound || bounds.lower > all.upperBound
            throw Subscripts.outOfRange(
                isBelow ? bounds.lower : last ?? Arithmetic.clampedDifference(bounds.upper, 1), of: all)
        }
        return bounds.lower..<bounds.upper
    }
}
