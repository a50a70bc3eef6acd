extension Command {
    /// `:reset`
    static let reset = Command(
        "reset", "forgets all that was entered; :undo helps", example: ":reset",
        movesInHistory: true,
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return try session.reset(as: invocation)
        })
}
