import Components
import Drawing
import Staging
import StyleEngine
import Testing

/// Plays on a stage, and answers what the shell would show, or the error that ended it.
private func shown(_ play: (Stage) throws -> Void) -> [String] {
    var shown: [String] = []
    let stage = Stage { event in
        if let text = event.shownText { shown.append(text) }
    }
    do { try play(stage) } catch { shown.append("\(error)") }
    return shown
}

private struct Counter: View {
    @State private var count = 0
    let name: String
    var body: some View { Button("\(name): \(count)") { count += 1 } }
}

private struct Point {
    var x = 8
    var name = "Swift."
}

private enum Roast { case light }

@Suite struct StageTests {
    @Test func drawsWhatIsShownAndModified() {
        #expect(
            shown { stage in
                try stage.show { Text("a") }
                try stage.modify { $0.padding(8).border(.primary) }
                stage.settings.charset = .unicode
                try stage.refresh()
                try stage.printTree()
                try stage.printTree(isCompact: true)
            } == [
                "a", "+---+\n|   |\n| a |\n|   |\n+---+", "┌───┐\n│   │\n│ a │\n│   │\n└───┘",
                "1 Text \"a\"   .padding .border", "a",
            ])
    }

    @Test func keepsStateUnderModifiersAndForgetsItWithTheView() {
        #expect(
            shown { stage in
                try stage.show { Counter(name: "a") }
                try stage.tap("a: 0")
                try stage.modify { $0.buttonStyle(.bordered) }
                try stage.update { Counter(name: "b") }
                try stage.show { Counter(name: "a") }
            } == ["a: 0", "a: 1", "[ a: 1 ]", "[ b: 1 ]", "a: 0"])
    }

    @Test func letsAFunctionOwnState() {
        #expect(
            shown { stage in
                @State var isOn = false
                stage.keep(&_isOn)
                try stage.show { Toggle("Light", isOn: $isOn) }
                try stage.toggle("Light")
                try stage.value(isOn)
                isOn = false
                try stage.refresh()
                try stage.refresh()
            } == ["Light (o  )", "Light (  o)", "true", "Light (o  )"])
    }

    @Test func pressesReleasesAndChooses() {
        #expect(
            shown { stage in
                @State var size = "small"
                stage.keep(&_size)
                try stage.show {
                    Button("Go") { size = "large" }.buttonStyle(.bordered)
                    Picker("Size", selection: $size) {
                        Text("S").tag("small")
                        Text("L").tag("large")
                    }
                }
                try stage.press("Go")
                try stage.release(1)
                try stage.choose("Size", "small")
            } == [
                "  [ Go ]\nSize [S v]", "  [>Go<]\nSize [S v]", "  [ Go ]\nSize [L v]", "  [ Go ]\nSize [S v]",
            ])
    }

    @Test func saysWhyNothingReacts() {
        #expect(
            shown { stage in
                try stage.show {
                    HStack {
                        Text("a"); Button("b") {}.disabled(true)
                    }
                }
                try stage.tap("a")
            }.last == "node 2, Text \"a\", does not take tap; these nodes do: [3]")
        #expect(shown { try $0.tap(1) } == ["there is no node 1 among the 0 of the tree"])
    }

    @Test("What is hidden reacts to nobody, and of views of which one fits the others aren't there")
    func hidden() {
        #expect(
            shown { stage in
                try stage.show { Button("b") {}.hidden() }
                try stage.tap("b")
            }.last == "node 1, Button \"b\", is hidden, so it does not react")
        #expect(
            shown { stage in
                stage.settings.width = 8
                try stage.show {
                    ViewThatFits {
                        Button("a long title") {}
                        Button("short") {}
                    }
                }
                try stage.tap("a long title")
            }.last == "no node is labelled \"a long title\"; the labels are [\"short\"]")
    }

    @Test("A tag of another type can't be chosen")
    func wrongTag() {
        #expect(
            shown { stage in
                try stage.show {
                    Picker("Size", selection: .constant(1)) {
                        Text("S").tag("s")
                        Text("L").tag(1)
                    }
                }
                try stage.choose(1, "s")
            }.last == "the tag of option \"s\" is of type String, and the selection of type Int")
    }

    @Test("What can't be drawn is not kept, and the canvas goes on")
    func goesOnAfterAnError() {
        struct Itself: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                GroupBox(configuration).groupBoxStyle(self)
            }
        }
        let error =
            "the styles of GroupBox ask for each other more than 200 times: itself -> itself; "
            + "a style that shows GroupBox(configuration) must not push itself on it"
        func refuse(_ change: () throws -> Void) {
            do {
                try change()
                Issue.record("a cycle is no canvas")
            } catch let found {
                #expect("\(found)" == error)
            }
        }
        #expect(
            shown { stage in
                try stage.show { GroupBox { Counter(name: "a") } }
                try stage.tap("a: 0")
                refuse { try stage.modify { $0.groupBoxStyle(Itself()) } }
                try stage.refresh()
                try stage.tap("a: 1")
                refuse { try stage.modify { $0.groupBoxStyle(Itself()) } }
                try stage.update { GroupBox { Counter(name: "b") } }
                refuse { try stage.show { GroupBox { Text("c") }.groupBoxStyle(Itself()) } }
                try stage.tap("b: 2")
                try stage.printTree(isCompact: true)
            } == [
                ".------.\n| a: 0 |\n'------'", ".------.\n| a: 1 |\n'------'", ".------.\n| a: 2 |\n'------'",
                ".------.\n| b: 2 |\n'------'", ".------.\n| b: 3 |\n'------'", "def[def[b: 3]]",
            ])
    }

    @Test("What a gesture broke, another one can mend")
    func mendsWhatAGestureBroke() {
        struct Itself: GroupBoxStyle {
            let isEndless: Bool
            func makeBody(configuration: Configuration) -> some View {
                if isEndless { GroupBox(configuration).groupBoxStyle(self) } else { configuration.content }
            }
        }
        struct Switch: View {
            @State private var isEndless = false
            var body: some View {
                VStack {
                    Button("turn") { isEndless.toggle() }
                    Counter(name: "a")
                    GroupBox { Text("x") }.groupBoxStyle(Itself(isEndless: isEndless))
                }
            }
        }
        #expect(
            shown { stage in
                try stage.show { Switch() }
                #expect(throws: ResolutionError.self) { try stage.tap("turn") }
                #expect(throws: ResolutionError.self) { try stage.tap("a: 0") }
                try stage.tap("turn")
            } == ["turn\na: 0\n x", "turn\na: 1\n x"])
    }

    @Test func showsValuesWithoutNamesOfModules() {
        #expect(
            shown { stage in
                try stage.value(7)
                try stage.value("tea")
                try stage.value(Point())
                try stage.value([Roast.light])
                try stage.value(Int?.none)
                try stage.value(Optional("a"))
            } == ["7", "\"tea\"", "Point(x: 8, name: \"Swift.\")", "[Roast.light]", "nil", "\"a\""])
    }
}
