extension Command {
    /// `:hint`
    static let hint = Command(
        "hint", "gives a hint to the goal of a lesson; each further one says more", example: ":hint",
        asksHost: true,
        run: { _, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return Reply(request: .workshop(.hint))
        })
}
