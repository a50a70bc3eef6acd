import Catalogue

/// A place in a closed range of whole numbers.
enum ClosedRangePlace: NativeConvertible, Hashable, Comparable {
    case inRange(Int)
    case pastEnd

    /// The place of a number.
    init(_ number: Value) throws {
        guard case .int(let number) = number else { throw Fault.unsupported("the places of this range") }
        self = .inRange(number)
    }

    /// The number at the place, or the one behind the last.
    func offset(in range: WholeRange<Int>) throws -> Int {
        switch self {
        case .inRange(let number): return number
        case .pastEnd: return try Arithmetic.sum(range.last ?? range.first, 1)
        }
    }

    /// The type of the places.
    static let group = BuiltInGroup(
        "struct ClosedRange.Index: Comparable, Hashable", "A place in a closed range.",
        example: "(1...3)[(1...3).startIndex]",
        [
            BuiltIn(
                "static func == (lhs: ClosedRange.Index, rhs: ClosedRange.Index) -> Bool",
                "Whether both are the same place.", example: "(1...3).startIndex == (1...3).endIndex"
            ) { (one: ClosedRangePlace, other: ClosedRangePlace) in one == other },
            BuiltIn(
                "static func < (lhs: ClosedRange.Index, rhs: ClosedRange.Index) -> Bool",
                "Whether the first place comes before the other.", example: "(1...3).startIndex < (1...3).endIndex"
            ) { (one: ClosedRangePlace, other: ClosedRangePlace) in one < other },
        ])
}
