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
                "error: node 1, VStack, does not take :toggle; nothing on the canvas does",
                "error: 'x' names no node; write a number from :tree, or a label in quotes: :tap \"x\"",
            ])
    }
}
