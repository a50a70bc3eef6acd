import Testing

@testable import LineEditing

/// A buffer written with its prompts, and `|` where the cursor stands.
private func buffer(_ text: String) -> EntryBuffer {
    let scalars = Array(text.unicodeScalars)
    let cursor = scalars.firstIndex(of: "|") ?? scalars.count
    return EntryBuffer(scalars: scalars.filter { $0 != "|" }, cursor: cursor)
}

@Suite struct EntryBufferTests {
    @Test func promptsAreNoPartOfTheText() {
        #expect(buffer("A {\n+   B\n+ \n+ }").text == "A {\n  B\n\n}")
        #expect(EntryBuffer.decorated("A {\n  B\n\n}") == "A {\n+   B\n+ \n+ }")
    }

    @Test func aRowThatLostItsPromptKeepsAllItHas() {
        #expect(buffer("A\n+B\nC\n+ + D").text == "A\n+B\nC\n+ D")
    }

    @Test func textBeforeTheCursorEndsThere() {
        #expect(buffer("A {\n+   B|C\n+ }").textBeforeCursor == "A {\n  B")
        #expect(buffer("A {\n+   B|C\n+ }").rowBeforeCursor == "  B")
        #expect(buffer("ab|c").rowBeforeCursor == "ab")
    }

    @Test(arguments: [("", 0), ("ab|", 1), ("A\n+ |B", 3), ("e\u{301}|", 2), ("👩‍👩‍👧|", 5), ("|a", 0)])
    func oneStepBackIsOneCharacter(text: String, length: Int) {
        #expect(buffer(text).lengthOfCharacterBefore == length)
    }

    @Test(arguments: [("a|", 0), ("a|b", 1), ("A|\n+ B", 3), ("|e\u{301}x", 2)])
    func oneStepForwardIsOneCharacter(text: String, length: Int) {
        #expect(buffer(text).lengthOfCharacterAfter == length)
    }

    @Test func rowsBeginBehindTheirPrompt() {
        let second = buffer("abc\n+ de|f\n+ g")
        #expect(second.startOfRow == 6)
        #expect(second.endOfRow == 9)
        #expect(buffer("ab|c\n+ d").startOfRow == 0)
        #expect(buffer("ab|c\n+ d").endOfRow == 3)
    }

    @Test func upAndDownKeepTheColumnWhereTheRowIsLongEnough() {
        #expect(buffer("abc\n+ de|f").placeAbove == 2)
        #expect(buffer("a\n+ de|f").placeAbove == 1)
        #expect(buffer("ab|c").placeAbove == nil)
        #expect(buffer("ab|c\n+ def").placeBelow == 8)
        #expect(buffer("abc|\n+ d\n+ e").placeBelow == 7)
        #expect(buffer("abc\n+ d|").placeBelow == nil)
    }

    @Test func twoBlankRowsEndAnEntry() {
        #expect(!buffer("A {|").asksToEnd)
        #expect(!buffer("A {\n+   |").asksToEnd)
        #expect(buffer("A {\n+ \n+   |").asksToEnd)
        #expect(buffer("A {\n+ \n+ |\n+ }").asksToEnd)
        #expect(!buffer("A {\n+ \n+ |B").asksToEnd)
        #expect(!buffer("\n+ |").asksToEnd)
    }

    @Test func aClosingBracketLinesUpWithTheRowThatOpenedIt() {
        #expect(buffer("A {\n+   |").outdent(for: "}") == 2)
        #expect(buffer("A {\n+   B {\n+     C {}\n+     |").outdent(for: "}") == 2)
        #expect(buffer("A(\n+     |").outdent(for: ")") == 4)
        #expect(buffer("A {\n+   B|").outdent(for: "}") == 0)
        #expect(buffer("  |").outdent(for: "}") == 0)
        #expect(buffer("A\n+   |").outdent(for: "}") == 0)
        #expect(buffer("A {\n+   |").outdent(for: "x") == 0)
    }

    @Test func longAndWideRowsTakeSeveralOfTheTerminal() {
        CharacterEncoding.useUTF8()
        func row(_ text: String) -> Int { buffer(text).row(of: buffer(text).cursor, columns: 10) }
        #expect(row("1234567|") == 0)
        #expect(row("12345678|") == 1)
        #expect(row("日本語|") == 0)
        #expect(row("1日本語日|") == 1)
        #expect(row("1234567890123\n+ |a") == 2)
    }
}
