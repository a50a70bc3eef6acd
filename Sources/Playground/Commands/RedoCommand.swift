extension Command {
    /// `:redo`
    static let redo = Command(
        "redo", "enters again what was undone last", example: ":redo",
        movesInHistory: true,
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return try session.redo()
        })
}
