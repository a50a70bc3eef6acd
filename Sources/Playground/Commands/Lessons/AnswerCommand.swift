extension Command {
    /// `:answer WORD ...`
    static let answer = Command(
        "answer", takes: "WORD ...", "answers a question of a lesson", example: ":answer Kettle",
        details: """
            What is asked for is a prediction, which the picture then confirms or not: the labels of boxes, none where there
            is none, or a tree in its short form, such as A[B[x]]. A wrong answer is asked for again at the end of the
            lesson.
            """,
        asksHost: true,
        run: { _, invocation throws(Complaint) in
            guard !invocation.words.isEmpty else { throw .missingArgument(invocation.command) }
            return Reply(request: .workshop(.answer(invocation.rest)))
        })
}
