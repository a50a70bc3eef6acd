extension Command {
    /// `:reset`
    static let reset = Command(
        "reset", "forgets all that was entered, the settings too; :undo brings it back", example: ":reset",
        movesInHistory: true,
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return try session.reset(as: invocation)
        })
}
