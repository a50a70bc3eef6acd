extension Command {
    /// `:undo [N]`
    static let undo = Command(
        "undo", takes: "[N]", "takes back the last change, or the last N of them", example: ":undo",
        movesInHistory: true,
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            return try session.undo(try invocation.count() ?? 1)
        })
}
