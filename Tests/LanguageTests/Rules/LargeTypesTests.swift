import Testing

@testable import Language

/// Types that hold the one before them twice: after some lines there is no room for one, and no time to look through it.
@Suite struct LargeTypesTests {
    struct Growth: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// What is declared first, and each line after that for a number and the one before it.
        let start: String
        let line: @Sendable (Int, Int) -> String
    }

    @Test(arguments: [
        Growth(testDescription: "tuples", start: "typealias T0 = Int") { "typealias T\($0) = (T\($1), T\($1))" },
        Growth(testDescription: "dictionaries", start: "typealias T0 = Int") { "typealias T\($0) = [T\($1): T\($1)]" },
        Growth(testDescription: "functions", start: "typealias T0 = Int") { "typealias T\($0) = (T\($1)) -> T\($1)" },
        Growth(testDescription: "generic types", start: "struct P<A, B> {}\ntypealias T0 = Int") {
            "typealias T\($0) = P<T\($1), T\($1)>"
        },
        Growth(
            testDescription: "associated types",
            start: "protocol P { associatedtype A }\nstruct S0: P { typealias A = Int }"
        ) { "struct S\($0): P { typealias A = (S\($1).A, S\($1).A) }" },
        Growth(testDescription: "values", start: "let a0 = 1") { "let a\($0) = (a\($1), a\($1))" },
        Growth(testDescription: "closures", start: "let a0 = 1") { "let a\($0) = { (a\($1), a\($1)) }" },
        Growth(testDescription: "arrays", start: "let a0 = [1]") { "let a\($0) = [(a\($1), a\($1))]" },
        Growth(testDescription: "views", start: "let v0 = Text(\"a\")") { "let v\($0) = VStack { v\($1); v\($1) }" },
        Growth(testDescription: "overlays", start: "let v0 = Text(\"a\")") { "let v\($0) = v\($1).overlay(v\($1))" },
        Growth(testDescription: "branches", start: "let v0 = Text(\"a\")\nlet b = true") {
            "let v\($0) = Group { if b { v\($1) } else { v\($1) } }"
        },
    ])
    func areRefused(growth: Growth) {
        let text = ([growth.start] + (1..<40).map { growth.line($0, $0 - 1) }).joined(separator: "\n")
        let answer = Workbench.check(text)
        #expect(
            answer.split(separator: "\n").first?.split(separator: ": ", maxSplits: 1).last
                == """
                error: this type is made of more than 200000 types: it holds a type twice that does so itself, \
                over and over; for a view write 'AnyView(…)', for a value a struct
                """)
    }

    @Test func callsInCalls() {
        let calls = String(repeating: "twice(", count: 40) + "1" + String(repeating: ")", count: 40)
        let answer = Workbench.check("func twice<T>(_ t: T) -> (T, T) { (t, t) }\nlet x = \(calls)")
        #expect(answer.contains("error: this type is made of more than 200000 types"))
    }

    @Test func structsThatOnlyNameThem() {
        let lines = (1..<40).map { "struct S\($0)<T> { var a: S\($0 - 1)<(T, T)> }" }
        let answer = Workbench.check((["struct S0<T> { var a: T }"] + lines).joined(separator: "\n"))
        #expect(answer == (0..<40).map { "declared struct S\($0)" }.joined(separator: "\n"))
    }

    @Test func viewsWhoseTypeIsHidden() throws {
        let calls = String(repeating: "twice(", count: 40) + "Text(\"a\")" + String(repeating: ")", count: 40)
        let session = TestSession()
        _ = try session.tree("func twice<V: View>(_ v: V) -> some View { VStack { v; v } }")
        let error = #expect(throws: Diagnostic.self) { try session.tree(calls) }
        guard case .fault(.typeTooLarge(limit: 10_000)) = error?.problem else {
            Issue.record("\(error.map { "\($0)" } ?? "no error")")
            return
        }
    }
}
