extension Command {
    /// `:record FILE|off`
    static let record = Command(
        "record", takes: "FILE or off", "writes the session, and what follows, to a file",
        example: ":record lesson.md",
        details: """
            The file is a session, and ends in .md. It begins with what leads to the session as it stands, so that it can be
            replayed. A file that this session did not write is replaced only with --replace behind its name.
            """, takesPath: true, asksHost: true,
        candidates: { _, words in
            words.isEmpty ? [Completions.Candidate(text: "off", summary: "stops recording")] : []
        },
        run: { session, invocation throws(Complaint) in
            if invocation.words.count == 1, invocation.words[0].text == "off", !invocation.words[0].isQuoted {
                return Reply(request: .stopRecording)
            }
            let file = try invocation.target(.session).file
            return Reply(request: .record(to: file, session: session.history.current))
        })
}
