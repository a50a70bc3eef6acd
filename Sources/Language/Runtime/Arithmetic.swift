/// Arithmetic on a program's whole numbers: what does not fit is a fault of the program, never the end of the process.
///
/// Everything that counts, moves or measures by a number of the program goes through here.
enum Arithmetic {
    /// One number and another.
    static func sum<Number: FixedWidthInteger>(_ one: Number, _ other: Number) throws -> Number {
        try checked(one.addingReportingOverflow(other))
    }

    /// One number without another.
    static func difference<Number: FixedWidthInteger>(_ one: Number, _ other: Number) throws -> Number {
        try checked(one.subtractingReportingOverflow(other))
    }

    /// One number so many times.
    static func product<Number: FixedWidthInteger>(_ one: Number, _ other: Number) throws -> Number {
        try checked(one.multipliedReportingOverflow(by: other))
    }

    /// A division without its fraction.
    static func quotient<Number: FixedWidthInteger>(_ one: Number, _ other: Number) throws -> Number {
        guard other != 0 else { throw Fault.divisionByZero }
        return try checked(one.dividedReportingOverflow(by: other))
    }

    /// What a division leaves.
    static func remainder<Number: FixedWidthInteger>(_ one: Number, _ other: Number) throws -> Number {
        guard other != 0 else { throw Fault.divisionByZero }
        return try checked(one.remainderReportingOverflow(dividingBy: other))
    }

    /// The number with the other sign.
    static func negated<Number: FixedWidthInteger>(_ number: Number) throws -> Number { try difference(0, number) }

    /// How far one number is from another.
    static func distance<Number: FixedWidthInteger>(from start: Number, to end: Number) throws -> Int {
        let isBelow = end < start
        let (lower, upper) = isBelow ? (end, start) : (start, end)
        guard let distance = Int(exactly: gap(from: lower, to: upper)) else { throw Fault.overflow }
        return isBelow ? try negated(distance) : distance
    }

    /// A number so far from another.
    static func moved<Number: FixedWidthInteger>(_ number: Number, by distance: Int) throws -> Number {
        // Two numbers of 64 bits have a sum of 65; the difference of magnitudes has not.
        guard let step = Number.Magnitude(exactly: distance.magnitude) else { throw Fault.overflow }
        let result = distance < 0 ? number.subtracting(step) : number.adding(step)
        guard let result else { throw Fault.overflow }
        return result
    }

    /// The values from one up to another; NaN is neither above nor below anything, and bounds nothing.
    static func range<Bound: Comparable>(_ lower: Bound, _ upper: Bound) throws -> Range<Bound> {
        guard lower <= upper else { throw Fault.invertedRange }
        return Range(uncheckedBounds: (lower, upper))
    }

    /// The values from one up to and with another.
    static func closedRange<Bound: Comparable>(_ lower: Bound, _ upper: Bound) throws -> ClosedRange<Bound> {
        guard lower <= upper else { throw Fault.invertedRange }
        return ClosedRange(uncheckedBounds: (lower, upper))
    }

    /// How many steps of one lead from one number up to another that is not below it.
    static func gap<Number: FixedWidthInteger>(from lower: Number, to upper: Number) -> UInt64 {
        UInt64(truncatingIfNeeded: upper) &- UInt64(truncatingIfNeeded: lower)
    }

    /// One number and another; the largest or smallest number where the sum does not fit.
    static func clampedSum(_ one: Int, _ other: Int) -> Int {
        let (sum, isTooFar) = one.addingReportingOverflow(other)
        return isTooFar ? (other < 0 ? .min : .max) : sum
    }

    /// One number without another; the largest or smallest number where the difference does not fit.
    static func clampedDifference(_ one: Int, _ other: Int) -> Int {
        let (difference, isTooFar) = one.subtractingReportingOverflow(other)
        return isTooFar ? (other < 0 ? .max : .min) : difference
    }

    /// One number so many times, neither below zero; the largest number where the product does not fit.
    static func clampedProduct(_ one: Int, _ other: Int) -> Int {
        let (product, isTooFar) = one.multipliedReportingOverflow(by: other)
        return isTooFar ? .max : product
    }

    private static func checked<Number>(_ result: (partialValue: Number, overflow: Bool)) throws -> Number {
        guard !result.overflow else { throw Fault.overflow }
        return result.partialValue
    }
}

extension FixedWidthInteger {
    /// The number and a magnitude; nil where the sum does not fit.
    fileprivate func adding(_ step: Magnitude) -> Self? {
        let sum = Self(truncatingIfNeeded: Magnitude(truncatingIfNeeded: self) &+ step)
        return step <= Magnitude(truncatingIfNeeded: Self.max) &- Magnitude(truncatingIfNeeded: self) ? sum : nil
    }

    /// The number without a magnitude; nil where the difference does not fit.
    fileprivate func subtracting(_ step: Magnitude) -> Self? {
        let difference = Self(truncatingIfNeeded: Magnitude(truncatingIfNeeded: self) &- step)
        return step <= Magnitude(truncatingIfNeeded: self) &- Magnitude(truncatingIfNeeded: Self.min)
            ? difference : nil
    }
}
