import Drawing
import Language
import Staging

extension Session {
    /// The most bytes of an entry: what is read and checked as a whole, while nothing can stop the parser.
    static let longestEntry = 2 << 20

    /// Runs one complete entry that stands in no script.
    mutating func enter(_ entry: String) -> Reply { enter(SourceEntry(entry)) }

    /// Runs one complete entry.
    mutating func enter(_ source: SourceEntry) -> Reply {
        let entry = source.text
        let (text, dropped) = Session.trimmed(entry)
        let placement = source.placement.dropping(dropped)
        guard !text.isEmpty else { return Reply() }
        var recorded = text
        var isKept = true
        var isAboutFiles = false
        var reply: Reply
        let before = (picture: shownPicture, steps: steps.count, undone: undone.count)
        var treeBefore: ShownTree?
        noticedInEntry = []
        do throws(Complaint) {
            // One key ends all entries of a file.
            try interpreter.goOn()
            guard text.utf8.count <= Self.longestEntry else { throw Complaint.tooLong(text.utf8.count) }
            let pieces = Pieces(of: text, in: settings).all
            try runIfNeeded()
            // To number a large tree takes as long as to answer a question about it.
            if !pieces.allSatisfy(\.onlyLooks) {
                // An entry that failed may have undone it.
                resolveCanvas()
                treeBefore = state.shown()
            }
            if pieces.count > 1 {
                (recorded, reply) = try enterPaste(pieces, at: placement)
            } else if case .command(let line, _)? = pieces.first {
                isAboutFiles = Invocation.isAboutFiles(line)
                let invocation = try Invocation(parsing: line)
                recorded = invocation.text
                isKept = !invocation.command.movesInHistory
                reply = try invocation.command.run(&self, invocation)
                isKept = isKept && reply.isKept
            } else {
                reply = try enterSwift(text, at: placement)
            }
        } catch {
            let error =
                refusedDeclaration(missedBy: error)
                ?? meantCommand(by: text, insteadOf: error).map(Complaint.meantCommand) ?? error
            reply = Reply(Printing.unfinished(printedInEntry) + [.error(Failure(error, in: text, at: placement))])
        }
        printedInEntry = []
        let hasChanged = (steps.count, undone.count) != (before.steps, before.undone)
        if hasChanged { stepping = nil }
        // What is entered again by ':redo' comes from where it came from.
        if isKept { steps.note(Step.Origin(files: source.files, placement: placement), behind: before.steps) }
        // What isn't shown once more may stand in other surroundings, or look otherwise on another screen.
        if hasChanged, reply.drawsCanvas {
            lastChange = LastChange(
                entry: recorded, number: isKept ? steps.sinceReset.count : nil,
                step: steps.count > before.steps ? steps.last : nil,
                place: placement.name.map { "\($0):\(placement.place(line: 1, column: 1).line)" }, before: treeBefore,
                picture: before.picture, noticed: noticedInEntry)
        }
        reply.settle(look)
        if recorded != entry { reply.recorded = recorded }
        if source.isTried, reply.failure != nil { return reply }
        if reply.request == nil, !isAboutFiles, reply.failure?.isInterruption != true {
            let exchange = Exchange(
                entry: recorded, output: reply.output,
                refusal: reply.failure.map { DisplayText.safe(output: $0.message) })
            history.append(exchange, isKept: isKept)
        }
        return reply
    }

    /// What is wrong where an entry failed for a name which an entry declares that was refused.
    private func refusedDeclaration(missedBy complaint: Complaint) -> Complaint? {
        guard case .swift(let diagnostic) = complaint else { return nil }
        return diagnostic.naming(refused: history.hasRefused).map(Complaint.swift)
    }

    /// The command that an entry that failed is likely to stand for.
    private func meantCommand(by entry: String, insteadOf complaint: Complaint) -> MeantCommand? {
        guard entry.first != ":" || entry.hasPrefix("::"), let meant = MeantCommand(entry),
            !interpreter.declarations.declares(meant.word)
        else { return nil }
        guard meant.looksLikeSwift else { return meant }
        // What is near to a name of Swift is rather meant for that.
        guard case .swift(let diagnostic) = complaint, diagnostic.problem.nearestName == nil else {
            return nil
        }
        let pages = interpreter.declarations.documentation(of: meant.word)
        return entry.first == "." || pages.isEmpty ? meant : nil
    }

    /// The entry without empty lines around it, and without spaces in front of a command.
    ///
    /// - Returns: the entry, and how many lines were left out in front of it.
    private static func trimmed(_ entry: String) -> (text: String, dropped: Int) {
        guard entry.utf8.contains(UInt8(ascii: "\n")) else {
            return (entry.allSatisfy(\.isWhitespace) ? "" : entry, 0)
        }
        let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
            let last = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) })
        else { return ("", 0) }
        return (lines[first...last].joined(separator: "\n"), first)
    }
}
