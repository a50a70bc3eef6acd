import Catalogue

extension StandardLibrary {
    /// Comparing tuples of two to six elements, as Swift does: element by element.
    static let tuples = [BuiltInGroup("", (2...6).flatMap(comparisons))]

    private static func comparisons(_ count: Int) -> [BuiltIn] {
        let names = ["A", "B", "C", "D", "E", "F"].prefix(count)
        let tuple = "(" + names.joined(separator: ", ") + ")"
        func function(
            _ sign: String, _ constraint: String, _ summary: String,
            _ compare: @escaping @Sendable (Value, Value) throws -> Bool
        ) -> BuiltIn {
            let generics = names.map { "\($0): \(constraint)" }.joined(separator: ", ")
            return BuiltIn(
                "func \(sign) <\(generics)>(lhs: \(tuple), rhs: \(tuple)) -> Bool", summary,
                example: "(1, \"a\") \(sign) (1, \"b\")"
            ) { (one: Value, other: Value) in try compare(one, other) }
        }
        return [
            function("==", "Equatable", "Whether two tuples hold the same.") { $0 == $1 },
            function("!=", "Equatable", "Whether two tuples differ.") { $0 != $1 },
            function("<", "Comparable", "Whether the first tuple comes before.") { try Order.isLess($0, $1) },
            function(">", "Comparable", "Whether the first tuple comes after.") { try Order.isLess($1, $0) },
            function("<=", "Comparable", "Whether the first tuple does not come after.") { try !Order.isLess($1, $0) },
            function(">=", "Comparable", "Whether the first tuple does not come before.") { try !Order.isLess($0, $1) },
        ]
    }
}
