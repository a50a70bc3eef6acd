extension ExplanationCheck {
    /// Each note is true: what is said to do nothing can be left out, and a trap is gone once its subject is.
    mutating func checkNotes() {
        let answer = playground.enter(":lint").output
        guard let notes = ListedNotes(answer)?.notes else {
            return expect(.unused, false, "the notes can't be read:\n\(answer)")
        }
        for note in notes {
            if note.contains(" is not taken: ") {
                checkUnused(note)
            } else if note.contains(" pushes itself again") {
                checkIsGone(note, .reapplied, with: StyledProgram.freshPush, for: StyledProgram.ownPush)
            } else if note.contains("outside of being installed on a View") {
                checkIsGone(note, .notInstalled, with: StyledProgram.pushInstead, for: StyledProgram.directCall)
            } else if note.contains(" can't be read: ") {
                let title = note.components("\"")[0]
                let text = "Text(\"\(title)\").foregroundColor(.red)"
                checkIsGone(note, .unreadable, with: text.replacing(".red", with: ".green"), for: text)
            } else {
                expect(.unused, false, "nobody knows of such a note: \(note)")
            }
        }
    }

    /// A style that nothing takes can be left out.
    private mutating func checkUnused(_ note: String) {
        guard let code = code(in: note) else { return }
        let looks = [":draw", ":tree -c"].map { playground.enter($0).output }
        let others = [":draw", ":tree -c"].compactMap { answer($0, for: code).text }
        guard !others.isEmpty else { return }
        expect(.unused, looks == others, "\(note)\nbut without \(code) there is\n\(others.joined(separator: "\n"))")
    }

    /// A trap that a note tells of is gone with other code in the place of what causes it.
    private mutating func checkIsGone(_ note: String, _ statement: Statement, with other: String, for code: String) {
        guard program.count(of: code) == 1 else {
            return expect(statement, false, "\(note)\nbut nothing of the program causes that")
        }
        guard let now = answer(":lint", with: other, for: code).text else { return }
        expect(
            statement, ListedNotes(now)?.notes.contains(note) == false,
            "\(note)\nbut with \(other) for \(code) there is still\n\(now)")
    }
}
