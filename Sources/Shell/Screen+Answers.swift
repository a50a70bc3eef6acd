import Playground
import Transcripts

extension Screen {
    /// Shows an entry as it looks when it is typed.
    func showEntry(_ entry: String) {
        show(Notation.entryLines(entry).joined(separator: "\n"))
    }

    /// Shows what was answered to an entry; among the entries of a recorded session in the notation of one.
    ///
    /// - Parameter endsLines: whether a line that `print` left open is ended, so that the next entry begins a line.
    func showAnswer(_ answer: Answer, isRecorded: Bool = false, endsLines: Bool = true) {
        let (reply, text) = (answer.reply, answer.text)
        // The terminal has echoed the key as ^C, and stands behind it.
        if reply.failure?.isInterruption == true, Terminal.isInteractive { show("\n", terminator: "") }
        if let colored = text.colored {
            show(
                colored: isRecorded
                    ? Notation.outputLines(text.plain, shownAs: colored).joined(separator: "\n") : colored)
            return
        }
        if !isRecorded, let unfinished = reply.unfinished {
            show(unfinished.output)
            return show(unfinished.failure, style: .error)
        }
        let plain = isRecorded ? Notation.outputLines(text.plain).joined(separator: "\n") : text.plain
        let leavesLineOpen = reply.printing?.leavesLineOpen == true && !endsLines
        show(plain, style: reply.failure == nil ? .plain : .error, terminator: leavesLineOpen ? "" : "\n")
    }
}
