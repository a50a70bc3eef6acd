import Playground
import Testing

@testable import Workshop

/// Answers of people to the goals of the lessons that come with the program, and what is said of them.
@Suite struct AnswersOfPeopleTests {
    @Test("An honest answer of any shape passes, and any other is told what differs first")
    func graded() throws {
        // What all sessions know is read once.
        let (shelf, model) = (LessonShelf.ofProgram(), Playground())
        for (name, answers) in Dictionary(grouping: Self.answers, by: \.goal) {
            let (lesson, goal) = try #require(shelf.goal(name))
            let room = GoalRoom(goal, of: lesson, like: model)
            for answer in answers {
                let outcome = try room.outcome(ofFile: answer.text)
                guard case .graded(let grade) = outcome else {
                    Issue.record("\(answer.testDescription): \(outcome)")
                    continue
                }
                #expect(grade.difference.map { "\($0)" } == answer.sentence, "\(answer.testDescription)")
            }
        }
    }

    struct Answer: Sendable, CustomTestStringConvertible {
        let goal: String
        let name: String
        /// What differs first; nil where it reaches the goal.
        let sentence: String?
        let text: String

        var testDescription: String { "\(goal): \(name)" }
    }

    static let answers = [
        Answer(
            goal: "4/1", name: "a button made by hand",
            sentence: nil,
            text: #"""
                struct B: PrimitiveButtonStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    HStack { Text("*"); Button(action: configuration.trigger) { configuration.label } }
                  }
                }
                Button("Save") {}.buttonStyle(B()).buttonStyle(.bordered)
                """#),
        Answer(
            goal: "4/1", name: "brackets written as texts",
            sentence:
                #"Button "Save" (node 1) takes b, and shows "*", "[", "Save", "]" there; the goal's shows "*", "Save""#,
            text: #"""
                struct B: ButtonStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    HStack { Text("*"); Text("["); configuration.label; Text("]") }
                  }
                }
                .buttonStyle(B())
                """#),
        Answer(
            goal: "4/1", name: "a style that pushes the next one",
            sentence: nil,
            text: #"""
                struct Star: PrimitiveButtonStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    HStack { Text("*"); Button(configuration).buttonStyle(.bordered) }
                  }
                }
                .buttonStyle(Star())
                """#),
        Answer(
            goal: "4/1", name: "no second style",
            sentence:
                #"Button "Save" (node 1) takes a, then the default; the goal's takes one that you declare, then bordered"#,
            text: #"""
                struct A: PrimitiveButtonStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    HStack { Text("*"); Button(configuration) }
                  }
                }
                .buttonStyle(A())
                """#),
        Answer(
            goal: "4/2", name: "a box made anew by hand",
            sentence: nil,
            text: #"""
                struct Points: GroupBoxStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    VStack(alignment: .leading) { Text(". . ."); GroupBox(configuration) }
                  }
                }
                struct Edge: GroupBoxStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    GroupBox { configuration.content } label: { configuration.label }.border(Color.primary)
                  }
                }
                GroupBox("Box") { Text("x") }.groupBoxStyle(Points()).groupBoxStyle(Edge())
                """#),
        Answer(
            goal: "4/2", name: "a box drawn with texts",
            sentence:
                #"GroupBox "Box" (node 1) takes all, and shows ". . .", ".- Box -.", "| ", "x", "     |", "'-------'" there; the goal's shows ". . .", "Box", "x""#,
            text: #"""
                struct All: GroupBoxStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    VStack(alignment: .leading, spacing: 0) {
                      Text(". . .")
                      VStack(alignment: .leading, spacing: 0) { Text(".- Box -."); HStack(spacing: 0) { Text("| "); configuration.content; Text("     |") }; Text("'-------'") }.border(.primary)
                    }
                  }
                }
                .groupBoxStyle(All())
                """#),
        Answer(
            goal: "4/3", name: "three styles in one",
            sentence:
                #"Button "Save" (node 1) takes b, and shows "!", "*", "[", "Save", "]" there; the goal's shows "!", "*", "Save""#,
            text: #"""
                struct B: PrimitiveButtonStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    HStack { Text("!"); Text("*"); Text("["); configuration.label; Text("]") }
                  }
                }
                .buttonStyle(B())
                """#),
        Answer(
            goal: "2/1", name: "a style by hand",
            sentence: nil,
            text: #"""
                struct Paid: GroupBoxStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    VStack(alignment: .leading) {
                      HStack { configuration.label; Text("[PAID]") }
                      configuration.content
                    }
                    .padding(.horizontal, 8)
                    .border(.primary)
                  }
                }
                GroupBox("Journey") { GroupBox("Train") { GroupBox("Seat") { Text("21, window") }.groupBoxStyle(Paid()) } }
                """#),
        Answer(
            goal: "2/1", name: "the default pushed twice",
            sentence: nil,
            text: #"""
                GroupBox("Journey") { GroupBox("Train") { GroupBox("Seat") { Text("21, window") } } }.groupBoxStyle(.automatic).groupBoxStyle(.automatic).groupBoxStyle(.stamped("PAID"))
                """#),
        Answer(
            goal: "2/1", name: "another box with the right picture",
            sentence: #"your canvas has GroupBox "x" (node 5) where the goal has GroupBox "Seat" (node 5)"#,
            text: #"""
                struct All: GroupBoxStyle {
                  func makeBody(configuration: Configuration) -> some View { VStack(alignment: .leading) { HStack { Text("Seat"); Text("[PAID]") }; Text("21, window") }.padding(.horizontal, 8).border(.primary) }
                }
                GroupBox("Journey") { GroupBox("Train") { GroupBox("x") { Text("y") }.groupBoxStyle(All()) } }
                """#),
        Answer(
            goal: "2/1", name: "one level too far out",
            sentence: #"GroupBox "Train" (node 3) takes stamped("PAID"); the goal's takes the default"#,
            text: #"""
                GroupBox("Journey") { GroupBox("Train") { GroupBox("Seat") { Text("21, window") } }.groupBoxStyle(.stamped("PAID")) }
                """#),
        Answer(
            goal: "2/2", name: "a column for the row",
            sentence:
                #"GroupBox "Shelf" (node 1) takes the default, and line 1 of it reads ".- Shelf ----------."; the goal's reads ".- Shelf -------------------------.""#,
            text: #"""
                GroupBox("Shelf") { VStack { GroupBox("Cups") { Text("6") }; GroupBox("Plates") { Text("8") } }.groupBoxStyle(.stamped("NEW")) }
                """#),
        Answer(
            goal: "5/1", name: "no room on the left",
            sentence:
                #"GroupBox "Choir" (node 1) takes asterisk, and line 2 of it reads "* Altos"; the goal's reads "  * Altos""#,
            text: #"""
                struct Asterisk: GroupBoxStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    VStack(alignment: .leading) {
                      HStack { Text("*"); configuration.label }
                      configuration.content
                    }
                    .groupBoxStyle(self)
                  }
                }
                .groupBoxStyle(Asterisk())
                """#),
        Answer(
            goal: "5/1", name: "the text and the space in one",
            sentence: nil,
            text: #"""
                struct OneText: GroupBoxStyle {
                  func makeBody(configuration: Configuration) -> some View {
                    VStack(alignment: .leading) {
                      HStack(spacing: 0) { Text("* "); configuration.label }
                      configuration.content.padding(.leading, 16)
                    }
                    .groupBoxStyle(self)
                  }
                }
                .groupBoxStyle(OneText())
                """#),
        Answer(
            goal: "5/2", name: "labels that read something else",
            sentence: #"your canvas has Label "a" (node 6) where the goal has Label "Rain" (node 6)"#,
            text: #"""
                struct L: LabelStyle { func makeBody(configuration: Configuration) -> some View { Text("Rain") } }
                struct W: LabelStyle { func makeBody(configuration: Configuration) -> some View { Text("Wind") } }
                GroupBox("Today") {
                  Label("a", systemImage: "cloud.rain").labelStyle(L())
                  GroupBox("Night") { Label("b", systemImage: "wind").labelStyle(W()) }
                }.groupBoxStyle(Lined())
                """#),
        Answer(
            goal: "6/1", name: "a style that holds the text",
            sentence: #"a style of yours holds the text "new" itself; the goal's shows whatever text it is given"#,
            text: #"""
                struct Boxed: BadgeStyle { func makeBody(configuration: Configuration) -> some View { Text("new").border(.primary) } }
                .badgeStyle(Boxed())
                """#),
        Answer(
            goal: "6/2", name: "badges that read something else",
            sentence: #"your canvas has Badge "a" (node 2) where the goal has Badge "new" (node 2)"#,
            text: #"""
                struct All: BadgeStyle {
                  var a: Bool
                  func makeBody(configuration: Configuration) -> some View { if a { HStack { Text("*"); Text("new") } } else { Text("old").border(.primary) } }
                }
                HStack { Badge(text: "a").badgeStyle(All(a: true)); Badge(text: "b").badgeStyle(All(a: false)) }
                """#),
        Answer(
            goal: "6/3", name: "the badge of the lesson",
            sentence: #"your canvas has Badge "3.50" (node 1) where the goal has Price "3.50" (node 1)"#,
            text: #"""
                struct P: BadgeStyle { func makeBody(configuration: Configuration) -> some View { HStack { Text(">"); Text(configuration.text); Text("<") } } }
                Badge(text: "3.50").badgeStyle(P())
                """#),
        Answer(
            goal: "6/3", name: "a style that holds the text",
            sentence: #"a style of yours holds the text "3.50" itself; the goal's shows whatever text it is given"#,
            text: #"""
                @Component struct Price { var text: String }
                @StyleModifier(Price.self) extension View {}
                struct P: PriceStyle { func makeBody(configuration: Configuration) -> some View { HStack { Text(">"); Text("3.50"); Text("<") } } }
                Price(text: "3.50").priceStyle(P())
                """#),
        Answer(
            goal: "7/2", name: "a text and no radio",
            sentence: #"Text "volume 11" (node 1) stands in no Radio; the goal's stands in Radio"#,
            text: #"""
                Text("volume 11").environment(\.volume, 11)
                """#),
        Answer(
            goal: "7/3", name: "an own name, and no volume",
            sentence: #"GroupBox (node 6) takes v, and shows "5", "cellar" there; the goal's shows "1", "cellar""#,
            text: #"""
                struct V: GroupBoxStyle {
                  @Environment(\.volume) var v
                  func makeBody(configuration: Configuration) -> some View { VStack { Text("\(v)"); configuration.content } }
                }
                .groupBoxStyle(V())
                """#),
        Answer(
            goal: "7/3", name: "values given by hand",
            sentence: #"at "1" nothing writes volume; in the goal it is 1"#,
            text: #"""
                struct V: GroupBoxStyle {
                  var v: Int
                  func makeBody(configuration: Configuration) -> some View { VStack { Text("\(v)"); configuration.content } }
                }
                HStack { GroupBox { Text("kitchen") }.groupBoxStyle(V(v: 5)); GroupBox { Text("cellar") }.groupBoxStyle(V(v: 1)) }
                """#),
        Answer(
            goal: "7/3", name: "the default written out",
            sentence: nil,
            text: #"""
                struct V: GroupBoxStyle {
                  @Environment(\.volume) var v
                  func makeBody(configuration: Configuration) -> some View { VStack { Text("\(v)"); configuration.content } }
                }
                HStack { GroupBox { Text("kitchen") }.environment(\.volume, 5); GroupBox { Text("cellar") } }
                .groupBoxStyle(V()).environment(\.volume, 1)
                """#),
        Answer(
            goal: "7/3", name: "a view that reads, in a style",
            sentence: nil,
            text: #"""
                struct Meter: View { @Environment(\.volume) var volume; var body: some View { Text("\(volume)") } }
                struct V: GroupBoxStyle {
                  func makeBody(configuration: Configuration) -> some View { VStack { Meter(); configuration.content } }
                }
                HStack { GroupBox { Text("kitchen") }; GroupBox { Text("cellar") }.transformEnvironment(\.volume) { $0 = 1 } }
                .groupBoxStyle(V())
                """#),
        Answer(
            goal: "7/1", name: "radios that don't listen",
            sentence:
                #"Text "volume 9" (node 3) stands in a Radio that you have declared anew; the goal's stands in the Radio of the lesson"#,
            text: #"""
                struct Radio: View { var n: Int; var body: some View { Text("volume \(n)") } }
                VStack { Radio(n: 9); Radio(n: 1).environment(\.volume, 1); Radio(n: 9) }.environment(\.volume, 9)
                """#),
        Answer(
            goal: "7/3", name: "values given by hand, and one written in vain",
            sentence: #"GroupBox (node 2) takes v(5), and nothing there reads volume; the goal's does"#,
            text: #"""
                struct V: GroupBoxStyle {
                  var v: Int
                  func makeBody(configuration: Configuration) -> some View { VStack { Text("\(v)"); configuration.content } }
                }
                HStack {
                  GroupBox { Text("kitchen") }.groupBoxStyle(V(v: 5))
                  GroupBox { Text("cellar") }.groupBoxStyle(V(v: 1)).environment(\.volume, 1)
                }
                """#),
        Answer(
            goal: "7/3", name: "numbers in two styles, and both values written",
            sentence: #"GroupBox (node 2) takes five, and nothing there reads volume; the goal's does"#,
            text: #"""
                struct Five: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack { Text("5"); configuration.content } } }
                struct One: GroupBoxStyle { func makeBody(configuration: Configuration) -> some View { VStack { Text("1"); configuration.content } } }
                HStack {
                  GroupBox { Text("kitchen") }.groupBoxStyle(Five())
                  GroupBox { Text("cellar") }.groupBoxStyle(One()).environment(\.volume, 1)
                }
                """#),
        Answer(
            goal: "4/1", name: "a button that has lost its action",
            sentence: #"Button "Save" (node 1) has lost what it does when it is pressed; the goal's keeps it"#,
            text: #"""
                struct S: PrimitiveButtonStyle {
                  func makeBody(configuration: Configuration) -> some View { HStack { Text("*"); Button {} label: { configuration.label } } }
                }
                .buttonStyle(S()).buttonStyle(.bordered)
                """#),
        Answer(
            goal: "4/1", name: "a button entered anew that does something",
            sentence: nil,
            text: #"""
                struct S: PrimitiveButtonStyle {
                  func makeBody(configuration: Configuration) -> some View { HStack { Text("*"); Button(configuration) } }
                }
                Button("Save") { print("saved") }.buttonStyle(S()).buttonStyle(.bordered)
                """#),
        Answer(
            goal: "4/1", name: "another button in the style",
            sentence: #"with another text in the place of "Save" your canvas would not be like the goal"#,
            text: #"""
                struct S: PrimitiveButtonStyle {
                  func makeBody(configuration: Configuration) -> some View { HStack { Text("*"); Button("Sa" + "ve") {} } }
                }
                .buttonStyle(S()).buttonStyle(.bordered)
                """#),
        Answer(
            goal: "4/3", name: "two signs in one style",
            sentence:
                #"Button "Save" (node 1) takes b; the goal's first takes urgent"#,
            text: #"""
                struct B: PrimitiveButtonStyle {
                  func makeBody(configuration: Configuration) -> some View { HStack { Text("!"); Text("*"); Button(configuration) } }
                }
                .buttonStyle(B()).buttonStyle(.bordered)
                """#),
        Answer(
            goal: "8/4", name: "each text bold for itself",
            sentence: ##"Text "#" (node 4) is plain; the goal's is bold"##,
            text: #"""
                GroupBox { GroupBox { Label("Hot", systemImage: "flame") } label: { Text("Tea").bold() }.bold().labelStyle(.titleOnly)
                  GroupBox { Label("Cold", systemImage: "snowflake") } label: { Text("Milk").bold() }.bold()
                } label: { Text("Order").bold() }
                .groupBoxStyle(Card())
                """#),
        Answer(
            goal: "8/1", name: "brackets written as texts",
            sentence: #"Button "none" (node 3) takes l, and shows "[", "none", "]" there; the goal's shows "none""#,
            text: #"""
                struct L: ButtonStyle { func makeBody(configuration: Configuration) -> some View { HStack { Text("["); configuration.label; Text("]") } } }
                GroupBox("Milk") { Button("none") {}.buttonStyle(L()) }
                """#),
        Answer(
            goal: "8/2", name: "a button written as a text",
            sentence: #"Button "Add" (node 3) takes m2, and shows ">", "[ Add ]" there; the goal's shows ">", "Add""#,
            text: #"""
                struct M2: PrimitiveButtonStyle { func makeBody(configuration: Configuration) -> some View { HStack { Text(">"); Text("[ Add ]") } } }
                GroupBox("Tea") { Button("Add") {}.buttonStyle(M2()) }
                """#),
        Answer(
            goal: "1/3", name: "a value in the text",
            sentence: nil,
            text: #"""
                struct Gate: View {
                  let n: Int
                  var body: some View { Text("Gate \(n)").border(.primary).padding().border(.primary) }
                }
                Gate(n: 4)
                """#),
        Answer(
            goal: "1/4", name: "a loop with a condition",
            sentence: nil,
            text: #"""
                struct Departures: View {
                  var body: some View {
                    VStack {
                      ForEach(["Oslo", "Hamar"], id: \.self) { town in
                        if town == "Hamar" { Text(town).border(.primary) } else { Text(town) }
                      }
                    }
                    .padding()
                    .border(.primary)
                  }
                }
                Departures()
                """#),
    ]
}
