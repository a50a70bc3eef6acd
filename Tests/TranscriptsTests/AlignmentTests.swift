import Testing

@testable import Transcripts

private func expectedLines(_ lines: [String]) -> [ExpectedLine] {
    lines.map { ExpectedLine(Line(number: 1, text: $0, ending: "\n"), text: $0) }
}

private func isMatch(_ expected: [String], _ answer: [String]) -> Bool {
    Alignment.isMatch(expectedLines(expected), answer.map { Array($0.utf8) })
}

/// The lines of a diff without its places: ` ` for what stays, `-` for what goes, `+` for what comes.
private func edits(_ expected: [String], _ answer: [String], limit: Int = 1_000_000) -> [String] {
    Alignment(expectedLines(expected), answer.map { Array($0.utf8) }, limit: limit).edits.map { edit in
        switch edit {
        case .keep(let index): " " + expected[index]
        case .remove(let index): "-" + expected[index]
        case .add(let index): "+" + answer[index]
        }
    }
}

@Suite struct AlignmentTests {
    @Test func elisionsStandForAnyLines() {
        #expect(isMatch(["..."], []))
        #expect(isMatch(["...", "..."], ["a"]))
        #expect(isMatch(["a", "...", "c"], ["a", "c"]))
        #expect(isMatch(["a", "...", "c"], ["a", "c", "b", "c"]))
        #expect(isMatch(["...", "b[..]", "..."], ["a", "bb", "c"]))
        #expect(!isMatch(["a", "...", "c"], ["a", "c", "b"]))
        #expect(!isMatch(["...", "a", "...", "a"], ["a"]))
        #expect(!isMatch([], ["a"]))
        #expect(isMatch([], []))
    }

    @Test func manyElisionsTakeNoLongTime() {
        let expected = (0..<100).flatMap { _ in ["...", "a"] } + ["b"]
        #expect(!isMatch(expected, Array(repeating: "a", count: 1_000)))
    }

    @Test func linesInCommonStay() {
        #expect(edits(["a", "b", "c"], ["a", "x", "c"]) == [" a", "-b", "+x", " c"])
        #expect(edits(["a", "b"], ["b", "c"]) == ["-a", " b", "+c"])
        #expect(edits(["a"], []) == ["-a"])
        #expect(edits([], ["a"]) == ["+a"])
        #expect(edits(["a", "a"], ["a"]) == [" a", "-a"])
    }

    @Test func elisionsStayWhereTheyStillFit() {
        #expect(edits(["a", "...", "z"], ["a", "b", "c", "y"]) == [" a", " ...", "-z", "+y"])
        #expect(edits(["...", "x", "..."], ["a", "b", "y", "c"]).filter { $0 == " ..." }.count == 2)
        #expect(edits(["size [..]", "old"], ["size 3", "new"]) == [" size [..]", "-old", "+new"])
        #expect(edits(["size [..]"], ["length 3"]) == ["-size [..]", "+length 3"])
    }

    @Test func whatIsTooLongIsReplacedAsAWhole() {
        #expect(
            edits(["h", "a", "...", "b", "t"], ["h", "c", "b", "d", "t"], limit: 8) == [
                " h", "-a", "-...", "-b", "+c", "+b", "+d", " t",
            ])
    }

    @Test func longAnswersWithOneChangeAreAligned() {
        let lines = (0..<10_000).map(String.init)
        var changed = lines
        changed[5_000] = "x"
        #expect(edits(lines, changed).filter { !$0.hasPrefix(" ") } == ["-5000", "+x"])
    }
}
