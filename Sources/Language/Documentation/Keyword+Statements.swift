extension Keyword {
    /// The words of statements.
    static let statements: [Keyword] = [
        Keyword(
            "if", [.statement], "Does or shows something where a condition holds.",
            example: "VStack { if 1 < 2 { Text(\"yes\") } else { Text(\"no\") } }"),
        Keyword(
            "else", [.continuation], "Begins what is done where a condition doesn't hold.",
            example: "if 1 > 2 { print(\"yes\") } else { print(\"no\") }"),
        Keyword(
            "guard", [.body], "Goes on only where a condition holds.",
            example: "func half(_ x: Int) -> Int { guard x > 0 else { return 0 }; return x / 2 }\nhalf(8)"),
        Keyword(
            "switch", [.statement], "Chooses by a value.",
            example: "switch 3 { case 1: print(\"one\"); default: print(\"many\") }"),
        Keyword(
            "default", [.switchCase], "Begins the case of a 'switch' that all other values take.",
            example: "switch 3 { case 1: print(\"one\"); default: print(\"many\") }"),
        Keyword(
            "for", [.statement], "Does something for each element.",
            example: "for number in 1...3 { print(number) }"),
        Keyword(
            "in", [.continuation], "Stands behind the variable of a 'for', or the parameters of a closure.",
            example: "[1, 2].map { number in number * 2 }"),
        Keyword(
            "while", [.statement, .continuation], "Does something as long as a condition holds.",
            example: "var count = 3\nwhile count > 1 { count -= 1 }\ncount"),
        Keyword(
            "repeat", [.statement], "Does something, and again as long as a condition holds.",
            example: "var count = 1\nrepeat { count *= 2 } while count < 10\ncount"),
        Keyword(
            "break", [.loop], "Ends the loop or the 'switch' around it.",
            example: "for number in 1...9 { if number > 2 { break }; print(number) }"),
        Keyword(
            "continue", [.loop], "Goes on with the next turn of the loop around it.",
            example: "for number in 1...3 { if number == 2 { continue }; print(number) }"),
        Keyword(
            "fallthrough", [.loop], "Goes on with the next case of a 'switch'.",
            example: "switch 1 { case 1: print(\"one\"); fallthrough; default: print(\"more\") }"),
        Keyword(
            "return", [.body], "Ends a function, with its result.",
            example: "func double(_ x: Int) -> Int { return x * 2 }\ndouble(4)"),
        Keyword(
            "do", [.statement], "Begins a block, whose errors a 'catch' may handle.",
            example: """
                struct Failure: Error {}
                do { throw Failure() } catch { print("caught \\(error)") }
                """),
        Keyword(
            "catch", [.continuation], "Handles the errors of a 'do'.",
            example: """
                struct Failure: Error {}
                do { throw Failure() } catch { print("caught \\(error)") }
                """),
        Keyword(
            "throw", [.body], "Ends a function with an error.",
            example: """
                struct Failure: Error {}
                func fail() throws { throw Failure() }
                do { try fail() } catch { print("failed") }
                """),
        Keyword(
            "throws", [.continuation], "Says that a function may end with an error.",
            example: """
                struct Failure: Error {}
                func fail() throws { throw Failure() }
                do { try fail() } catch { print("failed") }
                """),
        Keyword(
            "defer", [.body], "Does something when the block around it ends.",
            example: "func greet() { defer { print(\"bye\") }; print(\"hello\") }\ngreet()"),
        Keyword(
            "where", [.continuation], "Adds a condition to a case, a loop or a generic declaration.",
            example: "for number in 1...4 where number % 2 == 0 { print(number) }"),
    ]
}
