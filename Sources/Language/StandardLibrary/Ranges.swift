import Catalogue

extension StandardLibrary {
    /// Ranges of numbers.
    static let ranges: [BuiltInGroup] = [
        range("Range", "The numbers from one up to another.", example: "0..<3", other: "0..<2"),
        walked("Range", "0..<3"),
        range("ClosedRange", "The numbers from one up to and with another.", example: "1...3", other: "1...2"),
        walked("ClosedRange", "1...3"),
        BuiltInGroup(
            "extension Range where Bound == Int",
            [
                BuiltIn(
                    "init(_ other: ClosedRange<Int>)", "The same numbers, without the one that is its end.",
                    example: "Range(0...3)"
                ) { (range: ClosedRange<Int>) in
                    let (end, isTooLarge) = range.upperBound.addingReportingOverflow(1)
                    guard !isTooLarge else { throw Fault.doesNotFit("Int") }
                    return try ValueRange.make(.int(range.lowerBound), .int(end), isClosed: false)
                }
            ]),
        BuiltInGroup(
            "extension ClosedRange where Bound == Int",
            [
                BuiltIn(
                    "init(_ other: Range<Int>)", "The same numbers, the last one being its end.",
                    example: "ClosedRange(0..<3)"
                ) { (range: Range<Int>) in
                    guard let last = range.last else { throw Fault.stopped("Can't form an empty closed range") }
                    return try ValueRange.make(.int(range.lowerBound), .int(last), isClosed: true)
                }
            ]),
        placeType(
            ClosedRangePlace.self, of: "ClosedRange", "A place in a closed range.", example: "(1...3).startIndex"),
    ]

    static func bounds(_ value: Value) throws -> (lower: Value, upper: Value) {
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
    private static func range(_ name: String, _ summary: String, example: String, other: String) -> BuiltInGroup {
        let isClosed = name == "ClosedRange"
        @Sendable func contains(_ range: Value, _ element: Value) throws -> Bool {
            let bounds = try bounds(range)
            if try Order.isLess(element, bounds.lower) { return false }
            return try isClosed ? !Order.isLess(bounds.upper, element) : Order.isLess(element, bounds.upper)
        }
        return BuiltInGroup(
            "struct \(name)<Bound: Comparable>: Hashable, CustomStringConvertible, CustomDebugStringConvertible",
            summary, example: example,
            [
                BuiltIn("var lowerBound: Bound { get }", "Where it begins.", example: "(\(example)).lowerBound") {
                    (range: Value) in try bounds(range).lower
                },
                BuiltIn("var upperBound: Bound { get }", "Where it ends.", example: "(\(example)).upperBound") {
                    (range: Value) in try bounds(range).upper
                },
                BuiltIn(
                    "func contains(_ element: Bound) -> Bool", "Whether it holds a number.",
                    example: "(\(example)).contains(\(isClosed ? 3 : 1))"
                ) { (range: Value, element: Value) in try contains(range, element) },
                BuiltIn(
                    "static func ~= (pattern: \(name)<Bound>, value: Bound) -> Bool", "Whether it holds a number.",
                    example: #"switch 1 { case \#(example): print("few"); default: print("many") }"#
                ) { (range: Value, element: Value) in try contains(range, element) },
                BuiltIn("var description: String { get }", "What `print` shows.", example: "(\(example)).description") {
                    (value: Value) in Description.text(of: value)
                },
                debugDescription(of: "(\(example))"),
                BuiltIn(
                    "static func == (lhs: \(name)<Bound>, rhs: \(name)<Bound>) -> Bool", "Whether both are the same.",
                    example: "(\(example)) == (\(other))"
                ) { (one: Value, other: Value) in one == other },
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
            ])
    }

    /// What only ranges of whole numbers have: they can be walked through.
    private static func walked(_ name: String, _ example: String) -> BuiltInGroup {
        let isClosed = name == "ClosedRange"
        return BuiltInGroup(
            "extension \(name): RandomAccessCollection where Bound: BinaryInteger",
            [
                BuiltIn("typealias Element = Bound", "Its elements are numbers.", implementation: .none)
            ] + (isClosed ? closedPlaces : openPlaces + parts))
    }

    /// The places of a range are its numbers.
    private static let openPlaces: [BuiltIn] = [
        BuiltIn("typealias Index = Bound", "Its places are its numbers.", implementation: .none),
        BuiltIn("typealias SubSequence = Range<Bound>", "What a part is.", implementation: .none),
        BuiltIn("var startIndex: Bound { get }", "The first place.", example: "(0..<3).startIndex") {
            (range: Value) in try bounds(range).lower
        },
        BuiltIn("var endIndex: Bound { get }", "The place after the last.", example: "(0..<3).endIndex") {
            (range: Value) in try bounds(range).upper
        },
        BuiltIn("subscript(position: Bound) -> Bound { get }", "The number itself.", example: "(0..<3)[1]") {
            (range: Value, position: Value) in
            let bounds = try bounds(range)
            guard try !Order.isLess(position, bounds.lower), try Order.isLess(position, bounds.upper) else {
                guard case (.int(let place), .int(let lower), .int(let upper)) = (position, bounds.lower, bounds.upper)
                else { throw Fault.stopped("Index out of range") }
                throw Subscripts.outOfRange(place, of: Range(uncheckedBounds: (lower, upper)))
            }
            return position
        },
    ]

    /// Parts of a range are ranges.
    private static let parts: [BuiltIn] =
        rangeTypes(of: "Bound").map {
            BuiltIn(
                "subscript(bounds: \($0)) -> Range<Bound> { get }", "The numbers from a place to another.",
                example: "(0..<5)[1...2]"
            ) { (range: Value, part: Value) -> Value in
                let bounds = try bounds(range)
                guard case .int(let lower) = bounds.lower, case .int(let upper) = bounds.upper else {
                    throw Fault.unsupported("a part of this range")
                }
                let part = try indices(part, of: Range(uncheckedBounds: (lower, upper)))
                return try ValueRange.make(.int(part.lowerBound), .int(part.upperBound), isClosed: false)
            }
        } + shorter

    private static let shorter: [BuiltIn] = [
        part("dropFirst(_ k: Int = 1)", "The range without its first numbers.", "dropFirst(2)") {
            (min(Arithmetic.clampedSum($0, $2), $1), $1)
        },
        part("dropLast(_ k: Int = 1)", "The range without its last numbers.", "dropLast(2)") {
            ($0, max(Arithmetic.clampedDifference($1, $2), $0))
        },
        part("prefix(_ maxLength: Int)", "The first numbers.", "prefix(2)") {
            ($0, min(Arithmetic.clampedSum($0, $2), $1))
        },
        part("suffix(_ maxLength: Int)", "The last numbers.", "suffix(2)") {
            (max(Arithmetic.clampedDifference($1, $2), $0), $1)
        },
    ]

    private static func part(
        _ name: String, _ summary: String, _ call: String,
        _ bounds: @escaping @Sendable (_ lower: Int, _ upper: Int, _ count: Int) -> (Int, Int)
    ) -> BuiltIn {
        BuiltIn("func \(name) -> Range<Bound>", summary, example: "(0..<5).\(call)") {
            (range: Value, count: Value) -> Value in
            let (own, count) = (try Self.bounds(range), try length(count))
            guard case .int(let lower) = own.lower, case .int(let upper) = own.upper else {
                throw Fault.unsupported("a part of this range")
            }
            // As in Swift, a range with more numbers than an 'Int' can count has no parts.
            _ = try Arithmetic.difference(upper, lower)
            let (start, end) = bounds(lower, upper, count)
            return try ValueRange.make(.int(start), .int(end), isClosed: false)
        }
    }

    /// The last number of a closed range may be the largest that there is, so that the place behind it is none.
    private static let closedPlaces: [BuiltIn] = [
        BuiltIn(
            "var startIndex: ClosedRange.Index { get }", "The first place.", example: "(1...3)[(1...3).startIndex]"
        ) { (range: Value) in try ClosedRangePlace(bounds(range).lower) },
        BuiltIn(
            "var endIndex: ClosedRange.Index { get }", "The place after the last.",
            example: "(1...3).distance(from: (1...3).startIndex, to: (1...3).endIndex)"
        ) { (_: Value) in ClosedRangePlace.pastEnd },
        BuiltIn(
            "subscript(position: ClosedRange.Index) -> Bound { get }", "The number at a place.",
            example: "(1...3)[(1...3).startIndex]"
        ) { (range: Value, place: ClosedRangePlace) -> Value in
            let bounds = try bounds(range)
            guard case .int(let lower) = bounds.lower, case .int(let upper) = bounds.upper,
                case .inRange(let number) = place, number >= lower, number <= upper
            else { throw Fault.stopped("Index out of range") }
            return .int(number)
        },
    ]

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
