extension Command {
    /// `:undo`
    static let undo = Command(
        "undo", "takes back the last change", example: ":undo",
        movesInHistory: true,
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return try session.undo()
        })
}
