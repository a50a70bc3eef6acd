extension Command {
    /// `:quit`
    static let quit = Command(
        "quit", "ends the session", example: ":quit",
        asksHost: true,
        run: { _, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return Reply(request: .quit)
        })
}
