extension Command {
    /// `:save FILE`
    static let save = Command(
        "save", takes: "FILE", "writes the session to a file, to be loaded",
        example: ":save badge.md",
        details: "What was undone, and what came before :reset, is left out.",
        run: { session, invocation throws(Complaint) in
            Reply(output: "", request: .save(path: try invocation.path(), session: session.history.current))
        })
}
