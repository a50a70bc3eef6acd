extension Command {
    /// `:lesson [N]`
    static let lesson = Command(
        "lesson", takes: "[N]", "begins a lesson of the workshop, or goes on with it", example: ":lesson 2",
        details: """
            N is the number of a lesson, as :lessons lists them. Without it the lesson goes on that comes next. In a lesson
            you read a little, predict what comes out, and reach goals; all else of the shell is there meanwhile. What you
            have reached is kept. Ctrl-D leaves the lesson.
            """,
        asksHost: true,
        run: { _, invocation throws(Complaint) in
            try invocation.expect(0...1)
            return Reply(request: .workshop(.lesson(invocation.words.first?.text)))
        })
}
