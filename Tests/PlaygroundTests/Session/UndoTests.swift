import Testing

@testable import Playground

@Suite struct UndoTests {
    static let counter = """
        struct Counter: View {
          @State var n = 0
          var body: some View { Button { n += 1 } label: { Text("n \\(n)") } }
        }
        """

    private func answers(_ entries: String...) -> [String] {
        var playground = Playground()
        return entries.map { playground.enter($0).output }
    }

    @Test func takesBackAndDoesAgain() {
        #expect(
            answers("Text(\"a\")", ".padding()", ":undo", ":undo", ":redo", ":redo", ":redo") == [
                "a", "\n  a", "took back: .padding()\na", "took back: Text(\"a\")",
                "entered again: Text(\"a\")\na",
                "entered again: .padding()\n\n  a",
                "error: there is nothing to redo; only what :undo took back can be entered again",
            ])
    }

    @Test func countsTheItemsOfAPaste() {
        #expect(answers("var a = 1\nvar b = 2", ":undo").last == "took back 2 items: var a = 1...")
    }

    @Test func bringsBackWhatWasLeftBehind() {
        #expect(
            answers(
                "let a = 1", "let a = 2", "let a = 3", "Text(\"\\(a)\")", "Text(\"b\")", "let a = 4", ":undo", ":undo",
                ":undo", ":undo", ":redo", ":redo", ":redo", ":redo", ":undo", ":undo"
            ).suffix(11) == [
                "replaced let a", "took back: let a = 4", "took back: Text(\"b\")\n3",
                "took back: Text(\"\\(a)\")", "took back: let a = 3", "entered again: let a = 3",
                "entered again: Text(\"\\(a)\")\n3", "entered again: Text(\"b\")\nb", "entered again: let a = 4",
                "took back: let a = 4", "took back: Text(\"b\")\n3",
            ])
    }

    @Test func bringsBackState() {
        #expect(
            answers(Self.counter, "Counter()", ":tap 1", ":tap 1", ":undo", ":tap \"n 1\"").dropFirst().map(lastWord)
                == ["0", "1", "2", "1", "2"])
    }

    @Test func bringsBackVariablesAndDeclarations() {
        #expect(
            answers("var n = 1", "n += 1", "n += 1", ":undo", "n", ":undo", "n", ":undo", ":redo", "n").suffix(6) == [
                "2 : Int", "took back: n += 1", "1 : Int", "took back: var n = 1", "entered again: var n = 1",
                "1 : Int",
            ])
    }

    @Test func bringsBackTheDefaultOfAnEnvironmentKey() {
        #expect(
            answers(
                "struct Depth: EnvironmentKey { static let defaultValue = 1 }",
                "extension EnvironmentValues { var depth: Int { get { self[Depth.self] } set { self[Depth.self] = newValue } } }",
                "struct Shown: View { @Environment(\\.depth) var depth; var body: some View { Text(\"\\(depth)\") } }",
                "Shown()", "struct Depth: EnvironmentKey { static let defaultValue = 2 }", ":undo", ":redo", "Shown()"
            ).dropFirst(3).map(lastWord) == ["1", "2", "1", "2", "2"])
    }

    @Test func keepsStateWhereAModifierIsAdded() {
        #expect(answers(Self.counter, "Counter()", ":tap 1", ".padding()").dropFirst(2).map(lastWord) == ["1", "1"])
    }

    @Test func keepsStateWhereOnlyABodyChanges() {
        let other = Self.counter.replacing("\"n ", with: "\"m ")
        #expect(answers(Self.counter, "Counter()", ":tap 1", other).dropFirst(3).map(lastWord) == ["1"])
    }

    @Test func startsStateAnewWhereStoredPropertiesChange() {
        let other = Self.counter.replacing("var n = 0", with: "var n = 0\n  var unit = 1")
        #expect(
            answers(Self.counter, "Counter()", ":tap 1", other, ":tap 1", ":tap 1", ":undo", ":undo", ":undo")
                .dropFirst(2).map(lastWord) == ["1", "0", "1", "2", "1", "0", "1"])
    }

    @Test func namesTheEntryThatNoLongerFits() {
        let answers = answers(
            "struct A: View { var body: some View { Text(\"a\") } }", "A()", ".padding()",
            "struct A: View { var t: String; var body: some View { Text(t) } }", ":draw", ".padding()", "A(t: \"b\")")
        #expect(answers[3].hasPrefix("replaced struct A\nthe entry 'A()' no longer fits: "))
        #expect(answers[4] == "\n  a")
        #expect(answers[5] == "error: the canvas no longer fits what is declared; enter a view first")
        #expect(answers[6] == "b")
    }

    private func lastWord(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).filter { $0.allSatisfy(\.isNumber) }.last.map(String.init) ?? text
    }
}
