extension Command {
    /// `:recover [forget]`
    static let recover = Command(
        "recover", takes: "[forget]", "brings back a session that was cut off",
        example: ":recover",
        details: """
            The shell keeps what is entered until it ends with :quit or Ctrl-D. After a crash the entries run anew, but
            for the one that was running when it ended. :recover forget removes what is kept of earlier sessions.
            """,
        asksHost: true,
        candidates: { _, words in
            words.isEmpty ? [Completions.Candidate(text: "forget", summary: "removes what is kept")] : []
        },
        run: { _, invocation throws(Complaint) in
            try invocation.expect(0...1)
            guard let word = invocation.words.first else { return Reply(request: .recover) }
            guard word.text == "forget" else { throw .unexpectedArgument(word, invocation.command) }
            return Reply(request: .forgetRecovery)
        })
}
