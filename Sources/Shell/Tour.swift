import LineEditing
import Playground
import Transcripts

/// The first lesson, played step by step in a session of its own: its prose, then each entry and what it answers.
struct Tour {
    var screen: Screen
    /// Whether to wait for Enter before each entry.
    var isInteractive: Bool

    /// Plays the lesson to its end, or until the person has enough.
    func play() throws(FileError) {
        let transcript: Transcript
        do throws(TranscriptError) {
            transcript = try Transcript(parsing: Self.text)
        } catch {
            screen.complain("error: \(error)")
            return
        }
        var playground = Playground()
        if isInteractive { screen.show(Messages.tourHint, style: .faint) }
        for block in transcript.blocks {
            guard case .fence(let fence) = block else {
                let lines = block.lines.map(\.text)
                screen.show(lines.drop { $0.isEmpty }.joined(separator: "\n"))
                continue
            }
            for step in fence.steps {
                screen.showEntry(step.entry)
                if isInteractive, !Terminal.waitForEnter() { return }
                Interrupt.clear()
                screen.showAnswer(playground.enter(step.entry))
            }
        }
    }

    private static var text: String { String(decoding: PackageResources.Tour_md, as: UTF8.self) }
}
