import Testing

@testable import Playground

@Suite struct EntryTests {
    /// What a fresh session answers to entries, one after the other.
    private func answers(_ entries: String...) -> [String] {
        var playground = Playground()
        return entries.map { playground.enter($0).output }
    }

    @Test func drawsAViewAndWhatIsPutOnIt() {
        #expect(answers("Text(\"a\")", ".padding()", ":tree -c") == ["a", "\n  a", "a"])
        #expect(answers("Text(\"a\").padding()") == ["\n  a"])
    }

    @Test func aModifierLineMayBelongToTheTypeOfTheCanvas() {
        #expect(answers("Text(\"a\")", ".bold()", ".padding()") == ["a", "a\na: bold", "\n  a"])
        #expect(
            answers(
                """
                struct Sign: View {
                    var word = "no"
                    func saying(_ word: String) -> Sign { Sign(word: word) }
                    var body: some View { Text(word) }
                }
                """, "Sign()", ".saying(\"maybe\").saying(\"yes\")", ".padding()")
                == ["declared struct Sign", "no", "yes", "\n  yes"])
    }

    @Test func saysWhatIsDeclared() {
        #expect(
            answers(
                "struct Badge: View { var body: some View { Text(\"new\") } }", "Badge()",
                "struct Badge: View { var body: some View { Text(\"newer\") } }")
                == ["declared struct Badge", "new", "replaced struct Badge\nnewer"])
        #expect(answers("let a = 1\nvar b = a + 1", "b") == ["declared let a, var b", "2 : Int"])
    }

    @Test("A pow of whole numbers is noted where nothing says its type")
    func decimalPowers() {
        let note =
            "note: in a Swift program pow(2, 3) is a 'Decimal', which is not here, and prints\n"
            + "  no '.0'; for a 'Double' in both, write its first number with '.0'"
        #expect(
            answers("let a = pow(2, 3)", "let b: Double = pow(2, 3)", "print(pow(2, 3))", "print(pow(2.0, 3))")
                == ["declared let a\n" + note, "declared let b", "8.0\n" + note, "8.0"])
    }

    @Test("An import says what is meant from then on")
    func imports() {
        let question = "\"abc\".contains(\"\")"
        #expect(
            answers(question, "import SwiftUI", question, ":reset", question)
                == ["true : Bool", "", "false : Bool", "all is forgotten; :undo brings it back", "true : Bool"])
    }

    @Test func showsValuesWithTheirTypes() {
        #expect(
            answers("1 + 2", "\"a\" + \"b\"", "[1, 2]", "1 < 2") == [
                "3 : Int", "\"ab\" : String", "[1, 2] : [Int]", "true : Bool",
            ])
    }

    @Test func redrawsWhatAStatementChanged() {
        #expect(
            answers("var on = true", "Text(on ? \"yes\" : \"no\")", "on = false", "on = false")
                == ["declared var on", "yes", "no", ""])
    }

    @Test func printsBeforeThePicture() {
        #expect(answers("for i in 0..<2 { print(i) }", "print(\"x\")\nText(\"a\")") == ["0\n1", "x\na"])
    }

    @Test func printsOnlyForWhatIsShown() {
        let view = "struct V: View { var body: some View { let _ = print(\"body\"); return Text(\"v\") } }"
        #expect(answers(view, "V()", "print(1)", "2") == ["declared struct V", "body\nv", "1", "2 : Int"])
    }

    @Test func readsTheEnvironmentOfTheSession() {
        #expect(
            answers("@Environment(\\.locale) var place", "Text(place.identifier)", ":set locale ja").suffix(2)
                == ["en", "locale is ja\nja"])
    }

    @Test func needsACanvasForModifiers() {
        var playground = Playground()
        let reply = playground.enter(".padding()")
        #expect(reply.failure?.line == 1)
        #expect(reply.output.contains("Text("))
    }

    @Test func changesNothingWhereAnEntryFails() {
        #expect(
            answers("Text(\"a\")", "let x = 1\nText(y)", "x", ":draw").map { $0.hasPrefix("error: ") }
                == [false, true, true, false])
    }

    @Test func drawsOnlyTheLastViewOfAPaste() {
        #expect(
            answers("Text(\"a\")\nText(\"b\")", ":undo", ":draw")[0]
                == "b\nnote: only the last of 2 views is drawn; of a file that is loaded each is")
    }

    @Test func answersStandInTheOrderOfWhatIsEntered() {
        #expect(
            answers("let a = 5; a", "a; let b = 1; let c = 2; b") == [
                "declared let a\n5 : Int", "5 : Int\ndeclared let b, let c\n1 : Int",
            ])
    }

    @Test("A command of a paste is reported where it stands")
    func commandsOfAPaste() {
        var playground = Playground()
        let reply = playground.enter("Text(\"a\")\n\n:treee")
        #expect(reply.failure?.line == 3)
        #expect(reply.output == "error: there is no command ':treee'; did you mean :tree?")
        #expect(playground.enter("Text(\"a\")\n:tree -c").output == "a\na")
    }
}
