import Playground

/// Turns a session, as it goes on, into the text of a session file that replays without a difference.
///
/// The text is a whole session after every step: each begins where the closing fence stands, and closes it anew.
public struct Recorder: Sendable {
    /// The file so far, in UTF-8.
    public private(set) var bytes: [UInt8]
    /// How many backticks the open fence has; nil before the first step.
    private var fence: Int?

    /// Starts a recording whose heading is `title`, one line.
    public init(title: String = "Recorded session") {
        bytes = Array("# \(title)\n".utf8)
    }

    /// Adds a step.
    public mutating func record(_ exchange: Exchange) {
        let lines = Notation.entryLines(exchange.entry) + Notation.outputLines(exchange.output)
        let needed = FenceMarker.length(around: lines)
        var text = ""
        if let fence, fence >= needed {
            bytes.removeLast(Self.closing(fence).utf8.count)
        } else {
            // A fence can't grow once something follows its opening line, so a new one begins.
            text += "\n" + String(repeating: "`", count: needed) + "atelier\n"
            fence = needed
        }
        for line in lines { text += line + "\n" }
        text += Self.closing(fence ?? needed)
        bytes += text.utf8
    }

    /// Adds an entry and its answer, unless a replay could not answer the same: where the entry asks something of the
    /// host, or was interrupted.
    ///
    /// - Returns: whether it was added.
    public mutating func record(_ entry: String, _ reply: Reply) -> Bool {
        guard reply.request == nil, reply.failure?.isInterruption != true else { return false }
        record(Exchange(entry: reply.recorded ?? entry, output: reply.output))
        return true
    }

    /// The whole text of a recording, for a session that is over or is saved at once.
    public static func text(of session: [Exchange], title: String = "Recorded session") -> String {
        var recorder = Recorder(title: title)
        for exchange in session { recorder.record(exchange) }
        return String(decoding: recorder.bytes, as: UTF8.self)
    }

    private static func closing(_ length: Int) -> String {
        String(repeating: "`", count: length) + "\n"
    }
}
