import Testing

@testable import Playground

@Suite struct HistoryTests {
    private func saved(_ entries: String...) -> [String] {
        var playground = Playground()
        for entry in entries { _ = playground.enter(entry) }
        guard case .save(_, .session(let session)) = playground.enter(":save x.md").request else { return [] }
        return session.map(\.entry)
    }

    @Test func savesWhatCounts() {
        #expect(saved(":set width 60", ":set", ":oops") == [":set width 60", ":set", ":oops"])
    }

    @Test func leavesOutWhatWasUndone() {
        #expect(saved(":set width 60", ":set width 70", ":set", ":undo") == [":set width 60"])
        #expect(
            saved(":set width 60", ":set width 70", ":set", ":undo", ":redo")
                == [":set width 60", ":set width 70", ":set"])
        #expect(saved(":set width 60", ":undo", ":set width 70") == [":set width 70"])
    }

    @Test func leavesOutWhatCameBeforeAReset() {
        #expect(saved(":set width 60", ":reset", ":set scale 1:1") == [":set scale 1:1"])
        #expect(saved(":set width 60", ":reset", ":set scale 1:1", ":undo", ":undo") == [":set width 60"])
    }

    @Test func recordsWhatLeadsToTheSession() {
        var playground = Playground()
        for entry in [":set width 60", ":undo", ":oops"] { _ = playground.enter(entry) }
        guard case .record(_, let session) = playground.enter(":record x.md").request else {
            Issue.record("no recording is asked for")
            return
        }
        #expect(session.map(\.entry) == [":oops"])
    }
}

extension HistoryTests {
    @Test func savesSwiftAndGesturesAsTheyWereEntered() {
        let entries = ["var n = 1", "Button(\"n \\(n)\") {\n  n += 1\n}", ":tap 1", "n"]
        var playground = Playground()
        for entry in entries { _ = playground.enter(entry) }
        guard case .save(_, .session(let session)) = playground.enter(":save x.md").request else {
            Issue.record("nothing is saved")
            return
        }
        #expect(session.map(\.entry) == entries)
        #expect(session.map(\.output) == ["declared var n", "n 1", "n 2", "2 : Int"])
    }
}
