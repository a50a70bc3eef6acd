import Testing

@testable import Transcripts

/// Updates a text, and makes sure that what comes out replays without a difference and stays as it is.
private func settled(_ text: String) throws -> String {
    let updated = try update(text)
    #expect(try report(updated) == "")
    #expect(try update(updated) == updated)
    return updated
}

@Suite struct ReplayUpdateTests {
    @Test func rewritesOutputOnly() throws {
        let text = """
            # Prose \t
            > no entry
            ```atelier
            > say a|b
            > say a[..]|x
            a[..]
            y
            > say 1|2|3
            ...
            4
            > count
            old
            older
            ```
              tail
            """
        #expect(
            try settled(text) == """
                # Prose \t
                > no entry
                ```atelier
                > say a|b
                a
                b
                > say a[..]|x
                a[..]
                x
                > say 1|2|3
                ...
                3
                > count
                4
                ```
                  tail
                """)
    }

    @Test func lineBreaksStay() throws {
        #expect(
            try settled("a\r\n\tb\n```atelier\r\n> say x|y\r\nx\n> echo a\r\n+ z\r\n\r\n```")
                == "a\r\n\tb\n```atelier\r\n> say x|y\r\nx\ny\r\n> echo a\r\n+ z\r\necho a\r\nz\r\n```")
    }

    @Test func indentationAndEscapesAreWritten() throws {
        #expect(
            try settled("- a\n  ```atelier\n  > say > x||  y\n  ```\n")
                == "- a\n  ```atelier\n  > say > x||  y\n  \\> x\n\n    y\n  ```\n")
    }

    @Test func aFenceGrowsWithWhatItHolds() throws {
        #expect(
            try settled(" ```atelier x\n > say ````|a ``` b\n ```\n")
                == " `````atelier x\n > say ````|a ``` b\n ````\n a ``` b\n `````\n")
    }

    @Test func aTextThatReadsAsAnElisionStays() throws {
        #expect(
            try settled("```atelier\n> say ...\nx\n> say \\...\ny\n```\n")
                == "```atelier\n> say ...\n...\n> say \\...\n\\\\...\n```\n")
    }

    @Test func anyAnswerSettlesInOneUpdate() throws {
        let lines = ["a", "b", "", "> a", "+", "\\", "...", "```", "a ```` b", "x[..]", "[..]", "  c", "é"]
        var random = Random(state: 1)
        for _ in 0..<300 {
            let entries = (0..<3).map { _ in "say " + random.pick(lines).joined(separator: "|") }
            let expected = entries.map {
                "> \($0)\n" + random.pick(["a", "...", "[..]", "x", ""]).map { "\($0)\n" }.joined()
            }
            _ = try settled("# A\n ```atelier\n" + expected.joined() + " ```\n")
        }
    }
}

/// Numbers that are the same in every run.
private struct Random {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }

    /// Up to six of the given lines, some of them perhaps several times.
    mutating func pick(_ lines: [String]) -> [String] {
        (0..<next(below: 7)).map { _ in lines[next(below: lines.count)] }
    }
}
