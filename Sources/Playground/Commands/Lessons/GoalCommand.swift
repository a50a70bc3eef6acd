extension Command {
    /// `:goal [N]`
    static let goal = Command(
        "goal", takes: "[N]", "shows the goal of a lesson beside the canvas, or goes to goal N", example: ":goal",
        details: """
            In a lesson it shows what is to be reached, and says what differs first. With a number it goes to that goal of
            the lesson, forward or back. Who reaches the last goal of a lesson has done the lesson.
            """,
        asksHost: true,
        run: { _, invocation throws(Complaint) in
            try invocation.expect(0...1)
            guard let word = invocation.words.first else { return Reply(request: .workshop(.goal(nil))) }
            guard let number = Int(word.text) else { throw .unexpectedArgument(word, invocation.command) }
            return Reply(request: .workshop(.goal(number)))
        })
}
