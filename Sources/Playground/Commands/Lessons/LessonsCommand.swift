extension Command {
    /// `:lessons`
    static let lessons = Command(
        "lessons", "lists the lessons of the workshop, and what is done", example: ":lessons",
        asksHost: true,
        run: { _, invocation throws(Complaint) in
            try invocation.expect(0...0)
            return Reply(request: .workshop(.lessons))
        })
}
