import Catalogue

/// The numbers of a range of whole numbers, one after the other, however far apart its ends are.
struct WholeRange<Number: FixedWidthInteger>: Sequence {
    /// Its first number.
    let first: Number
    /// Its last number; nil where it has none.
    let last: Number?

    init(_ range: Range<Number>) {
        first = range.lowerBound
        last = range.isEmpty ? nil : range.upperBound &- 1
    }

    init(_ range: ClosedRange<Number>) {
        first = range.lowerBound
        last = range.upperBound
    }

    /// How many there are; `Int.max` where there are more.
    var count: Int {
        guard let last else { return 0 }
        return Arithmetic.clampedSum(Int(clamping: Arithmetic.gap(from: first, to: last)), 1)
    }

    /// How many there are.
    ///
    /// - Throws: `Fault.overflow` where there are more than a number can tell.
    func counted() throws -> Int {
        guard let last else { return 0 }
        guard let gap = Int(exactly: Arithmetic.gap(from: first, to: last)) else { throw Fault.overflow }
        return try Arithmetic.sum(gap, 1)
    }

    func contains(_ number: Number) -> Bool { last.map { number >= first && number <= $0 } ?? false }

    func makeIterator() -> Iterator { Iterator(upcoming: last.map { _ in first }, last: last) }

    struct Iterator: IteratorProtocol {
        fileprivate var upcoming: Number?
        fileprivate let last: Number?

        mutating func next() -> Number? {
            guard let number = upcoming else { return nil }
            upcoming = number == last ? nil : number &+ 1
            return number
        }
    }
}
