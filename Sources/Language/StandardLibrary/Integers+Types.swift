import Catalogue

extension StandardLibrary {
    /// Comparisons of whole numbers of two types, which compare what they are and not their bits.
    static let comparisonsOfTypes: [BuiltIn] = [
        comparison("==", "Whether both are the same number.") { $0 == 0 },
        comparison("!=", "Whether they are different numbers.") { $0 != 0 },
        comparison("<", "Whether the first is smaller.") { $0 < 0 },
        comparison(">", "Whether the first is larger.") { $0 > 0 },
        comparison("<=", "Whether the first is not larger.") { $0 <= 0 },
        comparison(">=", "Whether the first is not smaller.") { $0 >= 0 },
    ]

    /// - Parameter holds: whether it is so for a number that is below zero where the first of both is smaller, and above
    ///   zero where it is larger.
    private static func comparison(
        _ sign: String, _ summary: String, _ holds: @escaping @Sendable (Int) -> Bool
    ) -> BuiltIn {
        BuiltIn(
            "static func \(sign) <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool", summary,
            example: "Int8(1) \(sign) UInt(2)"
        ) { (one: Whole, other: Whole) in holds(order(one.number, other.number)) }
    }

    private static func order(_ one: some BinaryInteger, _ other: some BinaryInteger) -> Int {
        one < other ? -1 : one == other ? 0 : 1
    }

    /// `stride` over whole numbers of all sizes, whose steps are `Int`.
    static let wholeStrides: [BuiltIn] = [
        stride("to", "StrideTo", "Numbers in equal steps, without the end."),
        stride("through", "StrideThrough", "Numbers in equal steps, with the end."),
    ]

    private static func stride(_ label: String, _ result: String, _ summary: String) -> BuiltIn {
        BuiltIn(
            "func stride<Number: BinaryInteger>(from start: Number, \(label) end: Number, by stride: Int) "
                + "-> \(result)<Number>",
            summary, example: "Array(stride(from: UInt8(0), \(label): 10, by: 5))"
        ) { (start: Whole, end: Whole, step: Int) in
            guard step != 0 else { throw Fault.zeroStride }
            guard let start = start.number as? any FixedWidthInteger & ValueConvertible else {
                throw Fault.wrongArgument
            }
            return try steps(from: start, to: end.number, by: step, isClosed: label == "through")
        }
    }

    private static func steps<Number: FixedWidthInteger & ValueConvertible>(
        from start: Number, to end: any BinaryInteger, by step: Int, isClosed: Bool
    ) throws -> LazyElements {
        guard let end = end as? Number else { throw Fault.wrongArgument }
        // How far it is to the end is told by 64 bits without their sign, whatever the numbers are.
        func bits(_ number: Number) -> UInt64 { UInt64(truncatingIfNeeded: number) }
        func isWithin(_ number: Number) -> Bool {
            if number == end { return isClosed }
            return step > 0 ? number < end : number > end
        }
        func next(_ number: Number) -> Number? {
            let room = step > 0 ? bits(end) &- bits(number) : bits(number) &- bits(end)
            let distance = UInt64(step.magnitude)
            guard distance < room || isClosed && distance == room else { return nil }
            return Number(truncatingIfNeeded: step > 0 ? bits(number) &+ distance : bits(number) &- distance)
        }
        return LazyElements { () -> any ElementIterator in
            LibraryIterator(sequence(first: start, next: next).lazy.prefix(while: isWithin).makeIterator())
        }
    }
}
