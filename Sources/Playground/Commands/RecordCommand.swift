extension Command {
    /// `:record FILE|off`
    static let record = Command(
        "record", takes: "FILE or off", "writes all, and what follows, to a file",
        example: ":record lesson.md",
        candidates: { _, words in
            words.isEmpty ? [Completions.Candidate(text: "off", summary: "stops recording")] : []
        },
        run: { session, invocation throws(Complaint) in
            let path = try invocation.path()
            guard path != "off" || invocation.words[0].isQuoted else {
                return Reply(output: "", request: .stopRecording)
            }
            return Reply(output: "", request: .record(path: path, session: session.history.all))
        })
}
