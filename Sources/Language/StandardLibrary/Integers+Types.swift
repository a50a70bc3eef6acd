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
}
