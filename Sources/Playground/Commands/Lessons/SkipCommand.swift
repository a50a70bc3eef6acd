extension Command {
    /// `:skip`
    static let skip = Command(
        "skip", "goes on in a lesson without having reached what is asked for", example: ":skip",
        asksHost: true,
        run: { _, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return Reply(request: .workshop(.skip))
        })
}
