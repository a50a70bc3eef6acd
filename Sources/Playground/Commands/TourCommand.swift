extension Command {
    /// `:tour`
    static let tour = Command(
        "tour", "plays a first lesson, step by step", example: ":tour",
        asksHost: true,
        run: { _, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return Reply(request: .tour)
        })
}
