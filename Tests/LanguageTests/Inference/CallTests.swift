import Testing

@testable import Language

@Suite("Calls and overloads")
struct CallTests {
    @Test("A range of whole numbers is one of fractions where that is expected")
    func ranges() {
        #expect(Workbench.check("let r: ClosedRange<Double> = 0...1") == "declared let r: ClosedRange<Double>")
        #expect(Workbench.check("let r: Range<Double> = 0..<1") == "declared let r: Range<Double>")
        #expect(Workbench.check("let r = 0...1") == "declared let r: ClosedRange<Int>")
        #expect(
            Workbench.check("func f(_ r: ClosedRange<Double>? = nil) -> Double { 0 }", "f(0...1)") == "value: Double")
    }

    @Test("A name in backticks is a name, no operator")
    func backticks() {
        #expect(
            Workbench.check(
                "struct Kept { let kept: Int; init(`default`: Int) { kept = `default` } }", "Kept(default: 1)")
                == "value: Kept")
    }

    @Test(
        "A literal becomes what is expected of it",
        arguments: [
            ("let d: Double = max(1, 2)", "declared let d: Double"),
            ("let d: Double? = max(1, 2)", "declared let d: Double?"),
            ("max(0, 24 - CGFloat(3) * 8)", "value: CGFloat"),
            ("let all: [Double] = [1, 2]", "declared let all: [Double]"),
            ("[1, 2.5]", "value: [Double]"),
            ("let scores: [String: Double] = [\"a\": 1]", "declared let scores: [String : Double]"),
        ])
    func literals(entry: String, answer: String) {
        #expect(Workbench.check(entry) == answer)
    }

    @Test("Calls inside of each other whose result may be optional are checked once for each type")
    func nestedOptionals() throws {
        let box = "struct Box<T> { var value: T }; let box = Box(value: 1)"
        let functions = """
            func first<T>(_ boxes: [Box<T>]) -> T { boxes[0].value }
            func given<T>(_ value: T?) -> T { value! }
            """
        func nest(_ depth: Int, _ value: String) -> String {
            String(repeating: "given(", count: depth) + value + String(repeating: ")", count: depth)
        }
        // Twice the steps at each level would be more than a body may take after 16 of them.
        for depth in [8, 24] {
            #expect(
                Workbench.check(box, functions, "let n: Int? = " + nest(depth, "first([box])"))
                    == "declared let n: Int?")
            let refused = Workbench.check(box, functions, "let n: Int? = " + nest(depth, #""a""#))
            #expect(refused.hasPrefix("1:15: error: cannot convert value of type 'String' to specified type 'Int?'"))
        }
    }

    @Test func theMethodOfTheConcreteTypeComesFirst() {
        #expect(Workbench.check(#"Text("a").bold()"#) == "view: Text")
        #expect(Workbench.check(#"Text("a").padding().bold()"#) == "view: some View")
    }

    @Test func aDeclaredMethodOnTheTypeHidesTheOneOnView() {
        let declarations = """
            struct Badge: View {
                var text: String
                var body: some View { Text(text) }
                func plain() -> Self { self }
            }
            extension View { func plain() -> some View { padding() } }
            """
        #expect(Workbench.check(declarations, #"Badge(text: "a").plain()"#) == "view: Badge")
        #expect(Workbench.check(declarations, #"Badge(text: "a").padding().plain()"#) == "view: some View")
    }

    @Test func missingArgument() {
        #expect(
            Workbench.check("struct Badge { var text: String }", "Badge()")
                == """
                1:1: error: missing argument for parameter 'text' in call to Badge(text: String)
                  Badge()
                  ^~~~~
                """)
    }

    @Test func wrongLabel() {
        #expect(
            Workbench.check(#"Text("a").padding(by: 3)"#)
                == """
                1:19: error: Atelier has no 'padding(by:)'; it has padding(_: CGFloat)
                  Text("a").padding(by: 3)
                                    ^
                """)
    }

    @Test func wrongType() {
        #expect(
            Workbench.check("func double(_ n: Int) -> Int { n * 2 }", #"double("a")"#)
                == """
                1:8: error: cannot convert value of type 'String' to expected argument type 'Int'; a number is written without quotes, and 'Int(…)' makes one of a text, or nil
                  double("a")
                         ^~~
                """)
    }

    @Test func operatorOnDifferentTypes() {
        #expect(
            Workbench.check("var n = 1.5", "n * \"a\".count")
                == """
                1:3: error: binary operator '*' cannot be applied to operands of type 'Double' and 'Int'; write 'Double(…)' around the whole number
                  n * "a".count
                    ^
                """)
    }

    @Test func genericArgumentsFollowFromTheExpectedType() {
        let box = "struct Box<T> { var held: T }"
        #expect(Workbench.check(box, "let b: Box<Double> = Box(held: 3)") == "declared let b: Box<Double>")
        #expect(Workbench.check(box, "Box(held: 3).held + 1") == "value: Int")
        #expect(
            Workbench.check(box, "Box<String>(held: 3)")
                == """
                1:19: error: cannot convert value of type 'Int' to expected argument type 'String'; write it into a text as "\\(…)"
                  Box<String>(held: 3)
                                    ^
                """)
    }

    @Test func existentialsDoNotConformToTheirProtocol() {
        let declarations = """
            protocol Look { func draw() -> String }
            struct Plain: Look { func draw() -> String { "plain" } }
            struct Shown<L: Look> { var look: L }
            let look: any Look = Plain()
            """
        #expect(
            Workbench.check(declarations, "Shown(look: look)")
                == """
                1:13: error: type 'any Look' cannot conform to 'Look'
                  Shown(look: look)
                              ^~~~
                """)
        #expect(Workbench.check(declarations, "look.draw()") == "value: String")
    }

    @Test func tuplesOpenIntoAClosuresParameters() {
        #expect(Workbench.check(#"zip([1], ["a"]).map { "\($0)\($1)" }"#) == "value: [String]")
        #expect(Workbench.check(#"[1: "a"].map { key, value in "\(key)\(value)" }"#) == "value: [String]")
    }

    @Test func operatorsAreFunctions() {
        #expect(Workbench.check("[1, 2].reduce(0, +)") == "value: Int")
    }

    @Test func assignmentsInEachOtherAreCheckedOnce() {
        let assignments = String(repeating: "self.score = ", count: 30)
        let problem = Workbench.check(
            """
            struct Score: View {
                @Binding var score: Int
                init(of score: Binding<Int>) { \(assignments)points }
                var body: some View { Text("a") }
            }
            """)
        #expect(problem.hasPrefix("3:426: error: cannot find 'points' in scope"))
    }

    @Test func longAndDeepExpressionsEnd() {
        #expect(Workbench.check(Array(repeating: "1", count: 300).joined(separator: "+")) == "value: Int")
        let nested = String(repeating: "VStack {\n", count: 100) + "Text(\"a\")" + String(repeating: "\n}", count: 100)
        #expect(Workbench.check(nested).hasPrefix("view: VStack<VStack<"))
        #expect(
            Workbench.check(String(repeating: "[", count: 30) + "1" + String(repeating: "]", count: 30))
                == """
                1:15: error: this is nested too deep; name an inner part and use the name
                  [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
                                ^
                """)
    }
}
