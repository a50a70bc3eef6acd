import Drawing
import Language

extension Session {
    /// The most bytes of an entry: what is read and checked as a whole, while nothing can stop the parser.
    static let longestEntry = 2 << 20

    /// Runs one complete entry, which stands somewhere in a file.
    mutating func enter(_ entry: String, at placement: Placement = Placement()) -> Reply {
        let (text, dropped) = Session.trimmed(entry)
        let placement = placement.dropping(dropped)
        guard !text.isEmpty else { return Reply(output: "") }
        var looked: Look?
        var recorded = text
        var isKept = true
        let counts = (steps.count, undone.count)
        var isCommand = false
        var reply: Reply
        var narrow: String?
        do throws(Complaint) {
            // One key ends all entries of a file.
            try interpreter.goOn()
            guard text.utf8.count <= Self.longestEntry else { throw Complaint.tooLong(text.utf8.count) }
            try runIfNeeded()
            let pieces = Pieces(of: text, in: settings).all
            if pieces.count > 1 {
                (recorded, reply) = try enterPaste(pieces, at: placement)
            } else if case .command(let line, _)? = pieces.first {
                isCommand = true
                let invocation = try Invocation(parsing: line)
                recorded = invocation.text
                isKept = !invocation.command.movesInHistory
                // A copy that is kept beside the session makes adding to it cost as much as all that came before.
                if screenColumns != nil { looked = Look(invocation: invocation, before: self) }
                reply = try invocation.command.run(&self, invocation)
            } else {
                reply = try enterSwift(text, at: placement)
            }
        } catch {
            let error = meantCommand(by: text, insteadOf: error).map(Complaint.meantCommand) ?? error
            reply = Reply(refusing: error, to: text, at: placement, width: settings.width)
            if screenWidth < settings.width {
                narrow = Reply(refusing: error, to: text, at: placement, width: screenWidth).output
            }
        }
        // What a program prints, and the text that an error is about, may hold anything.
        reply.output = DisplayText.safe(output: reply.output)
        reply.shown = narrow.map(DisplayText.safe(output:)) ?? shown(reply, after: looked)
        if isCommand, counts != (steps.count, undone.count), state.stage.hasCanvas {
            reply.shown = recolored(reply.shown ?? reply.output) ?? reply.shown
        }
        reply.colored = colored(reply.shown ?? reply.output)
        if recorded != entry { reply.recorded = recorded }
        if reply.request == nil, reply.failure?.isInterruption != true {
            let exchange = Exchange(
                entry: recorded, output: reply.output,
                refusal: reply.failure.map { DisplayText.safe(output: $0.message) })
            history.append(exchange, isKept: isKept)
        }
        return reply
    }

    /// The command that an entry that failed is likely to stand for.
    private func meantCommand(by entry: String, insteadOf complaint: Complaint) -> MeantCommand? {
        guard entry.first != ":", let meant = MeantCommand(entry), !interpreter.declarations.declares(meant.word) else {
            return nil
        }
        guard meant.looksLikeSwift else { return meant }
        // What is near to a name of Swift is rather meant for that.
        guard case .swift(let diagnosis) = complaint, diagnosis.diagnostic.problem.nearestName == nil else {
            return nil
        }
        let pages = interpreter.declarations.documentation(of: meant.word)
        return entry.first == "." || pages.isEmpty ? meant : nil
    }

    /// The entry without empty lines around it, and without spaces in front of a command.
    ///
    /// - Returns: the entry, and how many lines were left out in front of it.
    private static func trimmed(_ entry: String) -> (text: String, dropped: Int) {
        let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
            let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) })
        else { return ("", 0) }
        return (lines[first...last].joined(separator: "\n"), first)
    }
}

extension Reply {
    /// The answer to an entry that was stopped from outside.
    public static var interruption: Reply { Reply(refusing: .resolution(.stopped)) }

    /// The answer to an entry that failed, in lines of at most `width` columns.
    init(
        refusing complaint: Complaint, to entry: String? = nil, at placement: Placement = Placement(), width: Int = 80
    ) {
        var complaint = complaint
        var firstLine = 1
        if case .ofPaste(let inner, let line) = complaint { (complaint, firstLine) = (inner, line) }
        let message = Messages.text(of: complaint)
        guard case .swift(let diagnosis) = complaint else {
            let isInterruption = complaint.isInterruption
            let (line, column) = placement.place(line: firstLine, column: 1)
            let failure = Failure(line: line, column: column, message: message, isInterruption: isInterruption)
            self.init(output: Paragraph.fitted("error: " + message, width: width), failure: failure)
            return
        }
        // Where it was stopped says nothing of what was stopped.
        let drawn = diagnosis.isInterruption ? "error: " + message : diagnosis.drawn(for: entry, width: width)
        self.init(output: drawn, failure: diagnosis.failure)
    }
}
