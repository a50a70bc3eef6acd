import Testing

@testable import Transcripts

/// One line for each block, with the entries, the expected output and the heading of each step.
private func outline(_ text: String) throws -> [String] {
    try Transcript(parsing: text).blocks.flatMap { block -> [String] in
        switch block {
        case .prose(let lines): return ["prose \(lines.count)"]
        case .comment(let lines): return ["comment \(lines.count)"]
        case .heading(let heading): return ["heading \(heading.level) \(heading.title)"]
        case .fence(let fence):
            return ["fence \(fence.opening.number)-\(fence.closing.number)"]
                + fence.steps.map { step in
                    "\(step.line) \(step.entry.debugDescription) -> \(step.expected.map(\.line.text)) in \(step.heading ?? "-")"
                }
        }
    }
}

private func problem(_ text: String) -> String {
    do {
        return try outline(text).joined(separator: "\n")
    } catch {
        return (error as? TranscriptError).map { "\($0.line): \($0)" } ?? "\(error)"
    }
}

@Suite struct TranscriptTests {
    @Test func whatStandsInACommentIsNoneOfTheSession() throws {
        let text = """
            <!-- one line -->
            # Styles
            Words.
            <!--
            ```atelier
            > no entry
            ```
            ## No heading
            --> and all of this line
            ```atelier
            > <!-- in an entry
            ```
                <!-- in indented code
            ```swift
            <!-- in a fence
            ```
            """
        #expect(
            try outline(text) == [
                "comment 1", "heading 1 Styles", "prose 1", "comment 6", "fence 10-12",
                #"11 "<!-- in an entry" -> [] in Styles"#, "prose 4",
            ])
        #expect(try Transcript(parsing: text).text == text)
    }

    @Test func aCommentWithoutAnEndIsAnError() {
        #expect(
            problem("# A\n<!-- hidden\n```atelier\n> 1\n```\n")
                == "2: \(TranscriptError(line: 2, problem: .unclosedComment))")
    }

    @Test func readsProseHeadingsAndSteps() throws {
        let text = """
            Words.

            # Styles #
            ```atelier
            > VStack {
            +   Text("a")
            +
            + }
            a

            > count
            >
            ```
            ## Next
            ```swift
            > no entry
            ```
            ``` atelier once more
            > last
            ```
            """
        #expect(
            try outline(text) == [
                "prose 2", "heading 1 Styles", "fence 4-13",
                #"5 "VStack {\n  Text(\"a\")\n\n}" -> ["a", ""] in Styles"#,
                #"11 "count" -> [] in Styles"#,
                #"12 "" -> [] in Styles"#,
                "heading 2 Next", "prose 3", "fence 18-20",
                #"19 "last" -> [] in Next"#,
            ])
    }

    @Test(arguments: [
        "", "\n", "a", "a\n", "\r\n", "a\r\nb\n\rc\r", "\u{FEFF}# é\n\t x \n```atelier\r\n> a\r\n  b\t\n```",
        "~~~atelier\n> a\n~~~\n", "text\n```\n```\n\n\n",
    ])
    func keepsEveryByte(_ text: String) throws {
        #expect(Array(try Transcript(parsing: text).text.utf8) == Array(text.utf8))
    }

    @Test func linesEndInOneWayOrTheOther() throws {
        #expect(
            try outline("# A\r\n```atelier\r\n> x\r\n+ y\r\nz\r\n```\r\n") == [
                "heading 1 A", "fence 2-6", #"3 "x\ny" -> ["z"] in A"#,
            ])
    }

    @Test func aByteOrderMarkHidesNothing() throws {
        #expect(try outline("\u{FEFF}```atelier\n> x\n```\n") == ["fence 1-3", #"2 "x" -> [] in -"#])
        #expect(
            try outline("\u{FEFF}# A\n```atelier\n> x\n```\n") == ["heading 1 A", "fence 2-4", #"3 "x" -> [] in A"#])
        #expect(try outline("\u{FEFF}<!--\n```atelier\n> x\n```\n-->\n") == ["comment 5"])
    }

    @Test func otherFencesHideWhatTheyHold() throws {
        let text = """
            ~~~atelier
            > a
            ```atelier
            ~~~
            ````markdown
            # No heading
            ```atelier
            > a
            ```
            ````
                ```atelier
                > indented too far
            ```code``` in a paragraph
            ```atelierX
            > another word
            ```
            """
        #expect(try outline(text) == ["prose 16"])
    }

    @Test func aFenceIsLongerThanTheBackticksInside() throws {
        #expect(
            try outline("````atelier\n> a\n```\n`````\n") == ["fence 1-4", #"2 "a" -> ["```"] in -"#])
    }

    @Test func anIndentedFenceIndentsItsLines() throws {
        #expect(
            try outline("1. Do\n   ```atelier\n   > a\n   +   b\n     x\n  y\n  ```\n") == [
                "prose 1", "fence 2-7", #"3 "a\n  b" -> ["     x", "  y"] in -"#,
            ])
    }

    @Test func headingsHaveSpaceBehindTheirMarks() throws {
        #expect(
            try outline("#tag\n####### seven\n   ### a # b ##\n#\n    # code\n") == [
                "prose 2", "heading 3 a # b", "heading 1 ", "prose 1",
            ])
    }

    @Test(arguments: [
        (
            "a\n```atelier\n> a\n``\n",
            "2: this fence is never closed; close it with a line of as many backticks or tildes"
        ),
        ("~~~\n```\n", "1: this fence is never closed; close it with a line of as many backticks or tildes"),
        (
            "```atelier\n\n> a\n```\n",
            "2: output stands before the first entry of this fence; an entry begins with '> '"
        ),
        (
            "```atelier\n+ a\n```\n",
            "2: '+ ' continues an entry, and none stands before it in this fence; an entry begins with '> '"
        ),
        (
            "```atelier\n> a\nb\n+ c\n```\n",
            "4: '+ ' continues an entry, but this line follows output; write output that begins with '+' as '\\+'"
        ),
    ])
    func saysWhatIsNoSession(_ text: String, _ message: String) {
        #expect(problem(text) == message)
    }
}
