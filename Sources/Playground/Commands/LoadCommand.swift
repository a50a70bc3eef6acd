extension Command {
    /// `:load FILE`
    static let load = Command(
        "load", takes: "FILE", "runs a file of Swift, or a recorded session",
        example: ":load badge.swift",
        details: """
            A file that is loaded again takes the place of all that it has declared and shown, as if it were loaded for the
            first time. What was entered since stays, but for what the file declares itself, and what was done to its view.
            Where the edited file fails, all is as it was before. A recorded session shows its entries with their prompts.
            """,
        takesPath: true, asksHost: true,
        run: { _, invocation throws(Complaint) in
            Reply(request: .load(path: try invocation.path()))
        })
}
