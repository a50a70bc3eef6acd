extension Command {
    /// `:draw [--numbers]`
    static let draw = Command(
        "draw", takes: "[--numbers]", "draws the canvas again", example: ":draw",
        details: """
            With --numbers each node has its number at its place: on a text, on a line, or on a cell that nothing else
            stands on. Dots stand for the rest of a text. Nodes that have no such cell are listed below, with the columns
            and rows that they take.
            """,
        candidates: { _, words in
            words.isEmpty ? [Completions.Candidate(text: "--numbers", summary: "with each node's number")] : []
        },
        run: { session, invocation throws(Complaint) in
            try invocation.expect(0...1)
            guard let word = invocation.words.first else {
                let legend = session.shownPicture?.legend
                let drawing = try session.look { try $0.drawing(since: legend) }
                return Reply(.picture(session.picture(drawing, since: legend)))
            }
            guard word.text == "--numbers", !word.isQuoted else {
                if word.isOption { throw .unknownOption(word, invocation.command, only: "--numbers") }
                throw .unexpectedArgument(word, invocation.command)
            }
            let whole = try session.look { try $0.numberedPicture(width: nil) }
            return Reply(.tree(session.fitted(whole) { try $0.numberedPicture(width: $1) }))
        })
}
