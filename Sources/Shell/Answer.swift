import Playground

/// What the session answers to an entry, and what the screen shows of it.
struct Answer {
    let reply: Reply
    let text: ReplyWriter.Text

    /// Writes a reply down.
    init(_ reply: Reply, by writer: ReplyWriter) {
        self.reply = reply
        text = writer.text(of: reply)
    }

    /// The answer to an entry that was stopped from outside.
    static var interruption: Answer { Answer(.interruption, by: ReplyWriter()) }
}
