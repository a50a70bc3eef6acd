import Playground

/// What the session answers to an entry, and what the screen shows of it.
struct Answer {
    let reply: Reply
    let text: ReplyWriter.Text

    /// Writes a reply down.
    ///
    /// - Parameter shown: what the screen shows in its place.
    init(_ reply: Reply, shownAs shown: Reply, by writer: ReplyWriter) {
        self.reply = reply
        text = writer.text(of: shown)
    }

    /// The answer to an entry that was stopped from outside.
    static var interruption: Answer { Answer(.interruption, shownAs: .interruption, by: ReplyWriter()) }
}
