import Catalogue

/// A range whose bounds are neither `Int` nor `Double`: `"a"..."f"`, indices of texts, numbers of other sizes.
struct ValueRange: NativeConvertible, ElementCollection, Hashable, CustomStringConvertible {
    let lower: Value
    let upper: Value
    let isClosed: Bool

    /// A range; ranges of `Int` and `Double` are made as Swift's own.
    ///
    /// - Throws: `Fault.invertedRange` where the upper bound comes first.
    static func make(_ lower: Value, _ upper: Value, isClosed: Bool) throws -> Value {
        func range<Bound: Comparable & ValueConvertible>(_ lower: Bound, _ upper: Bound) throws -> Value {
            isClosed
                ? try Arithmetic.closedRange(lower, upper).value : try Arithmetic.range(lower, upper).value
        }
        switch (lower, upper) {
        case (.int(let lower), .int(let upper)): return try range(lower, upper)
        case (.double(let lower), .double(let upper)): return try range(lower, upper)
        default:
            if try Order.isLess(upper, lower) { throw Fault.invertedRange }
            return ValueRange(lower: lower, upper: upper, isClosed: isClosed).value
        }
    }

    var elementCount: Int? { numbers?.count ?? 0 }

    var elementValues: [Value]? {
        guard let numbers, numbers.count <= Elements.limit else { return nil }
        return numbers.values()
    }

    /// Its numbers, where its bounds are whole numbers; nil for any other.
    var numbers: Numbers? {
        guard case .native(let one) = lower, case .native(let other) = upper,
            let from = one.any as? any FixedWidthInteger & NativeConvertible,
            let to = other.any as? any FixedWidthInteger & NativeConvertible
        else { return nil }
        return ValueRange.numbers(from: from, to: to, isClosed: isClosed)
    }

    /// The whole numbers of a range.
    struct Numbers {
        /// How many there are.
        let count: Int
        /// Hands them out.
        let iterator: any ElementIterator
        /// All of them.
        let values: () -> [Value]
    }

    private static func numbers<Number: FixedWidthInteger & NativeConvertible>(
        from lower: Number, to other: any FixedWidthInteger, isClosed: Bool
    ) -> Numbers? {
        guard let upper = other as? Number,
            let range = isClosed
                ? (try? Arithmetic.closedRange(lower, upper)).map({ WholeRange($0) })
                : (try? Arithmetic.range(lower, upper)).map({ WholeRange($0) })
        else { return nil }
        return Numbers(count: range.count, iterator: LibraryIterator(range.makeIterator())) { range.map(\.value) }
    }

    var description: String { Description.text(of: value) }
}
