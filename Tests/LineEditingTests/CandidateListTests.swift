import Testing

@testable import LineEditing

private func list(_ names: [String], columns: Int, rows: Int = 20) -> CandidateList {
    CandidateList(
        candidates: names.map { Completion.Candidate(text: $0, summary: "About \($0).") }, columns: columns, rows: rows)
}

@Suite struct CandidateListTests {
    @Test func namesRunDownwardsInColumns() {
        #expect(
            list(["a", "bb", "ccc", "d", "e"], columns: 12).names == [
                "a    d",
                "bb   e",
                "ccc",
            ])
        #expect(list(["a", "b", "c"], columns: 80).names == ["a  b  c"])
        #expect(list(["a very long name", "b"], columns: 10).names == ["a very long name", "b"])
    }

    @Test func summariesLineUp() {
        #expect(list(["a", "bbb"], columns: 80).summaries() == ["a    About a.", "bbb  About bbb."])
        #expect(list(["a", "bbb"], columns: 10).summaries() == ["a    Abo…", "bbb  Abo…"])
    }

    @Test func whatDoesNotFitIsCounted() {
        let names = (1...9).map { "n\($0)" }
        #expect(list(names, columns: 8, rows: 3).names == ["n1  n3", "n2  n4", "… and 5 more; Tab goes on"])
        #expect(
            list(names, columns: 80, rows: 3).summaries()
                == ["n1  About n1.", "n2  About n2.", "… and 7 more; Tab goes on"])
    }

    @Test func furtherPagesFollowAndThenTheFirst() {
        let list = list((1...5).map { "n\($0)" }, columns: 80, rows: 3)
        #expect(
            (0..<4).map { list.summaries(page: $0) } == [
                ["n1  About n1.", "n2  About n2.", "… and 3 more; Tab goes on"],
                ["n3  About n3.", "n4  About n4.", "… and 1 more; Tab goes on"],
                ["n5  About n5."],
                ["n1  About n1.", "n2  About n2.", "… and 3 more; Tab goes on"],
            ])
    }

    @Test func candidatesShareAPrefix() {
        func prefix(_ names: [String]) -> String {
            Completion(replacing: 0..<0, candidates: names.map { .init(text: $0, summary: "") }).commonPrefix
        }
        #expect(prefix([".border", ".bold"]) == ".bo")
        #expect(prefix(["Text"]) == "Text")
        #expect(prefix(["a", "b"]) == "")
        #expect(prefix([]) == "")
    }
}
