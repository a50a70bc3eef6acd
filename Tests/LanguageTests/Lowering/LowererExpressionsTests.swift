import Testing

@testable import Language

struct LowererExpressionsTests {
    @Test(
        "An expression shows its value",
        arguments: [
            ("1 + 2 * 3", "7"), ("7 / 2", "3"), ("7 % 4", "3"), ("1.5 * 2", "3.0"), ("1 < 2", "true"),
            ("-3", "-3"), ("!true", "false"), ("true && false", "false"), ("true || false", "true"),
            (#""a" + "b""#, #""ab""#), (#""1 + 1 = \(1 + 1)""#, #""1 + 1 = 2""#), ("[1, 2, 3]", "[1, 2, 3]"),
            (#"["a": 1]"#, #"["a": 1]"#), ("(1, \"a\")", "(1, \"a\")"), ("Int(\"12\") ?? 0", "12"),
            ("Int(\"x\") ?? 0", "0"), ("1 == 2 ? \"a\" : \"b\"", "\"b\""), ("[3, 1, 2].sorted()", "[1, 2, 3]"),
            ("[1, 2, 3].map { $0 * 2 }", "[2, 4, 6]"), ("[1, 2, 3].filter { $0 > 1 }", "[2, 3]"),
            ("[1, 2, 3].reduce(0) { $0 + $1 }", "6"), ("(0..<3).map { $0 }", "[0, 1, 2]"), ("max(1, 2)", "2"),
            ("[1, 2].first", "1"), ("\"abc\".count", "3"), ("\"abc\".uppercased()", "\"ABC\""),
            ("[\"a\", \"b\"].joined(separator: \"-\")", "\"a-b\""), ("String(describing: 1.5)", "\"1.5\""),
            ("Double(3) / 2", "1.5"), ("[1, 2, 3].contains(2)", "true"), ("[[1], [2]]", "[[1], [2]]"),
            ("[1, 2].count == 2", "true"), ("\"a\" < \"b\"", "true"),
        ])
    func values(text: String, shown: String) throws {
        #expect(try TestSession().values(text) == [shown])
    }

    @Test(
        "An operation that has no result names the place",
        arguments: [
            ("let zero = 0", "1 / zero"), ("let big = Int.max", "big + 1"), ("let list = [1]", "list[3]"),
            ("let text: String? = nil", "text!"),
        ])
    func faults(before: String, text: String) throws {
        let session = TestSession()
        _ = try session.values(before)
        #expect(throws: (any Error).self) { try session.values(text) }
    }
}
