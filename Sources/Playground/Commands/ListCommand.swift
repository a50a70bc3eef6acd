extension Command {
    /// `:list`
    static let list = Command(
        "list", "shows what is declared and what was entered", example: ":list",
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return Reply(.text(session.listing))
        })
}
