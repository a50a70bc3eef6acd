import Drawing

extension Session {
    /// Runs one complete entry.
    mutating func enter(_ entry: String) -> Reply {
        let text = Session.trimmed(entry)
        guard !text.isEmpty else { return Reply(output: "") }
        var recorded = text
        var isKept = true
        var reply: Reply
        do {
            let pieces = Pieces(of: text, in: settings).all
            if pieces.count > 1 {
                (recorded, reply) = try enterPaste(pieces)
            } else if case .command(let line, _)? = pieces.first {
                let invocation = try Invocation(parsing: line)
                recorded = invocation.text
                isKept = !invocation.command.movesInHistory
                reply = try invocation.command.run(&self, invocation)
            } else {
                reply = try enterSwift(text)
            }
        } catch {
            reply = Reply(refusing: error, to: text)
        }
        // What a program prints, and the text that an error is about, may hold anything.
        reply.output = DisplayText.safe(output: reply.output)
        reply.colored = colored(reply.output)
        if recorded != entry { reply.recorded = recorded }
        if reply.request == nil, reply.failure?.isInterruption != true {
            let exchange = Exchange(entry: recorded, output: reply.output, isRefused: reply.failure != nil)
            history.append(exchange, isKept: isKept)
        }
        return reply
    }

    /// The entry without empty lines around it, and without spaces in front of a command.
    private static func trimmed(_ entry: String) -> String {
        let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
            let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) })
        else { return "" }
        return lines[first...last].joined(separator: "\n")
    }
}

extension Reply {
    /// The answer to an entry that failed.
    init(refusing complaint: Complaint, to entry: String? = nil) {
        let message = Messages.text(of: complaint)
        guard case .swift(let diagnosis) = complaint else {
            let isInterruption = if case .resolution(.stopped) = complaint { true } else { false }
            let failure = Failure(line: 1, column: 1, message: message, isInterruption: isInterruption)
            self.init(output: "error: " + message, failure: failure)
            return
        }
        self.init(output: diagnosis.drawn, failure: diagnosis.failure(in: entry))
    }
}
