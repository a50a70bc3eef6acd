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
}
