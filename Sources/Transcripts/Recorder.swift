import Playground

/// Turns a session, as it goes on, into the text of a session file that replays without a difference.
///
/// The file is whole after every write: each write begins where the closing fence stands, puts the next step there
/// and closes the fence behind it. A process that is killed between two writes leaves a file that replays, and since
/// no write makes the file shorter, one call of the system is enough for each.
public struct Recorder: Sendable {
    /// Text that takes the place of all that the file holds from `offset` on.
    public struct Write: Equatable, Sendable {
        /// Where the text goes, in bytes from the start of the file.
        public var offset: Int
        /// The text, never shorter than what it replaces.
        public var text: String
    }

    /// The length of the file in bytes.
    private var size = 0
    /// How many backticks the open fence has; nil before the first step.
    private var fence: Int?
    private let title: String

    /// Starts a recording whose heading is `title`, one line.
    public init(title: String = "Recorded session") {
        self.title = title
    }

    /// What to write for one more step.
    public mutating func record(_ exchange: Exchange) -> Write {
        let lines = Notation.entryLines(exchange.entry) + Notation.outputLines(exchange.output)
        let needed = FenceMarker.length(around: lines)
        var text = ""
        var offset = size
        if let fence, fence >= needed {
            offset -= Self.closing(fence).utf8.count
        } else {
            // A fence can't grow once something follows its opening line, so a new one begins.
            if fence == nil { text += "# \(title)\n" }
            text += "\n" + String(repeating: "`", count: needed) + "atelier\n"
            fence = needed
        }
        for line in lines { text += line + "\n" }
        text += Self.closing(fence ?? needed)
        size = offset + text.utf8.count
        return Write(offset: offset, text: text)
    }

    /// What to write for an entry and its answer; nil where a replay could not answer the same: the entry asks
    /// something of the host, or was interrupted.
    public mutating func record(_ entry: String, _ reply: Reply) -> Write? {
        guard reply.request == nil, reply.failure?.isInterruption != true else { return nil }
        return record(Exchange(entry: reply.recorded ?? entry, output: reply.output))
    }

    /// The whole text of a recording, for a session that is over or is saved at once.
    public static func text(of session: [Exchange], title: String = "Recorded session") -> String {
        var recorder = Recorder(title: title)
        var text: [UInt8] = []
        for exchange in session {
            let write = recorder.record(exchange)
            text.removeSubrange(write.offset...)
            text += write.text.utf8
        }
        return text.isEmpty ? "# \(title)\n" : String(decoding: text, as: UTF8.self)
    }

    private static func closing(_ length: Int) -> String {
        String(repeating: "`", count: length) + "\n"
    }
}
