import Testing

@testable import Playground

@Suite struct GestureTests {
    private func answers(_ entries: String...) -> [String] {
        var playground = Playground()
        return entries.map { playground.enter($0).output }
    }

    @Test func runsTheActionOfAButton() {
        #expect(
            answers("Button(\"Share\") { print(\"shared\") }", ":tap 1", ":tap \"Share\"").dropFirst()
                == ["shared\nShare", "shared\nShare"])
    }

    @Test func turnsAToggle() {
        #expect(
            answers("@State var on = true", "Toggle(\"Sound\", isOn: $on)", ":toggle \"Sound\"", "on", ":undo", "on")
                == [
                    "declared var on", "Sound (  o)", "Sound (o  )", "false : Bool",
                    "took back: :toggle \"Sound\"\nSound (  o)", "true : Bool",
                ])
    }

    // Rule E1: the type of a view is made of all its modifiers, those that nothing is seen of too.
    @Test func beginsAnewWhereAnErasedViewIsOfAnotherType() {
        let types = """
            struct Counter: View {
              @State var taps = 0
              var body: some View { Button("tapped \\(taps)") { taps += 1 } }
            }
            struct Erased: View {
              @State var isLocked = false
              var body: some View {
                Toggle("Locked", isOn: $isLocked)
                isLocked ? AnyView(Counter().disabled(true)) : AnyView(Counter())
                AnyView(AnyView(Counter().disabled(isLocked)))
              }
            }
            """
        let answers = answers(
            types, "Erased()", ":tap 4", ":tap 7", ":toggle \"Locked\"", ":toggle \"Locked\"")
        #expect(
            answers.suffix(2) == [
                "Locked (  o)\n  tapped 0\n  tapped 1\ntapped 0, tapped 1: disabled",
                "Locked (o  )\n  tapped 0\n  tapped 1",
            ])
    }

    @Test func refusesWhatDoesNotReact() {
        let answers = answers(
            "VStack { Text(\"a\"); Button(\"b\") {}; Button(\"c\") {}.disabled(true) }", ":tap \"a\"", ":tap \"c\"",
            ":tap 9", ":tap \"d\"", ":toggle 1", ":tap x")
        #expect(
            answers.dropFirst() == [
                "error: node 2, Text \"a\", does not take :tap; nodes 3 and 5 can",
                "error: node 5, Button \"c\", is disabled, so it does not react",
                "error: there is no node 9; the tree has 1 to 6",
                "error: no node is labelled \"d\"; :tree shows the labels and numbers",
                """
                error: node 1, VStack, does not take :toggle; nothing on the canvas does; node
                  3, Button "b", takes :tap, :press and :release; node 5, Button "c", takes
                  :tap, :press and :release
                """,
                "error: 'x' names no node; write a number from :tree, or a label in quotes: :tap\n  \"x\"",
            ])
    }

    @Test func refusesALabelThatSeveralNodesHave() {
        let answers = answers(
            "VStack { Button(\"a\") { print(1) }; Text(\"a\"); Button(\"a\") { print(2) } }", ":tap \"a\"", ":tap 4")
        #expect(
            answers.dropFirst() == [
                "error: 2 nodes labelled \"a\" take :tap: 2 and 5; name one by its number: :tap 2",
                "error: node 4, Text \"a\", does not take :tap; nodes 2 and 5 can",
            ])
    }

    @Test func takesAButtonAndTheButtonThatItsStyleMakesForOne() {
        let style = """
            struct Plain: PrimitiveButtonStyle {
              func makeBody(configuration: Configuration) -> some View { Button(configuration) }
            }
            """
        let answers = answers(
            style, "Button(\"a\") { print(\"tapped\") }.buttonStyle(Plain())", ":tap \"a\"")
        #expect(answers.last == "tapped\na")
    }

    @Test func tapsNoButtonInsideAContainer() {
        let answers = answers(
            "HStack { VStack { Button(\"a\") {}; Button(\"b\") {} }; Button(\"c\") {} }", ":tap 1", ":tap 2")
        #expect(
            answers.dropFirst() == [
                "error: node 1, HStack, does not take :tap; nodes 3, 5 and 7 can",
                "error: node 2, VStack, does not take :tap; nodes 3 and 5 can",
            ])
    }

    @Test func aFingerOnWhatTakesNothingActsOnWhatThatStandsIn() {
        let answers = answers(
            """
            VStack {
              HStack { Text("a"); Text("b") }.onTapGesture { print("row") }
              Text("c")
            }
            """, ":tap \"a\"", ":tap 4", ":tap \"c\"", ":toggle \"a\"")
        #expect(
            answers.dropFirst() == [
                "row\na b\n c", "row\na b\n c", "error: node 5, Text \"c\", does not take :tap; node 2 can",
                """
                error: node 3, Text "a", does not take :toggle; nothing on the canvas does; node
                  2, HStack, takes :tap
                """,
            ])
    }

    @Test func tapsTheOneControlThatAViewStandsFor() {
        let answers = answers(
            "struct One: View { var body: some View { Button(\"a\") { print(1) } } }",
            "struct Two: View { var body: some View { VStack { Button(\"a\") { print(2) } } } }",
            "One()", ":tap 1", "Two()", ":tap 1")
        #expect(answers[3] == "1\na")
        #expect(answers[5] == "error: node 1, Two, does not take :tap; node 3 can")
    }

    @Test func tapsAViewWithAGesture() {
        #expect(
            answers("Text(\"a\").onTapGesture { print(1) }", ":tap 1", ":tap \"a\"").dropFirst() == ["1\na", "1\na"])
    }

    /// What the canvas itself holds is made once, as what stands in the body of another view.
    @Test func keepsWhatTheCanvasHoldsUntilWhatItReadsChanges() {
        let answers = answers(
            "final class Log { var lines: [String] = [] }",
            """
            struct Screen: View {
              let log = Log()
              var times = 1
              @State private var taps = 0
              var body: some View {
                Button("tap \\(taps)") { log.lines.append("x"); taps += 1 }
                Text(log.lines.joined(separator: times > 1 ? "+" : "-"))
              }
            }
            """, "var times = 1", "Screen(times: times)", ":tap 2", "print(times)", ".lineLimit(1)", ":tap 2",
            "times = 2", ":tap 2", ":tap 2")
        #expect(
            Array(answers.dropFirst(3)) == [
                "tap 0", "tap 1\n  x", "1", "tap 1\n  x", "tap 2\n x-x", "tap 2", "tap 3\n  x", "tap 4\n x+x",
            ])
    }
}
