extension Command {
    /// `:solution`
    static let solution = Command(
        "solution", "shows how the goal of a lesson can be reached, and why", example: ":solution",
        asksHost: true,
        run: { _, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return Reply(request: .workshop(.solution))
        })
}
