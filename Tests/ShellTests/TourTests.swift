import Testing
import Transcripts

@testable import Shell

@Suite struct TourTests {
    private let lesson: Lesson

    init() throws { lesson = try Tour.lesson() }

    @Test func theLessonIsWhole() {
        #expect(!lesson.steps.isEmpty)
        #expect(!lesson.ending.isEmpty)
        #expect(lesson.steps.allSatisfy { !$0.entry.isEmpty })
    }

    @Test func noLineIsWiderThanATerminal() {
        #expect(Messages.tourHint.count <= 80)
        for case .paragraph(let lines) in lesson.steps.flatMap(\.passages) + lesson.ending {
            #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
        }
    }

    @Test func anEntryStandsAtThePromptUntilItHasRun() throws {
        let first = try #require(lesson.steps.first)
        let texts = first.passages.map { passage in
            switch passage {
            case .heading(let title): "\n\(title)\n"
            case .paragraph(let lines): "\n" + lines.joined(separator: "\n") + "\n"
            }
        }
        let opening = "\(Messages.banner)\n> :tour\n\(Messages.tourHint)\n\(texts.joined())\n> \(first.entry)"
        let terminal = try PseudoTerminal(in: TemporaryFolder())
        terminal.shows("\(Messages.banner)\n>")

        terminal.type(":tour\r")
        terminal.shows(opening)

        // Ctrl-C makes room for an entry of one's own, after which that of the lesson is back.
        terminal.type("\u{3}")
        terminal.shows("\(opening)\n>")
        terminal.type(":list\r")
        let listed = "\(opening)\n> :list\nnothing was entered yet\n> \(first.entry)"
        terminal.shows(listed)

        // Ctrl-D leaves the tour, and then the shell.
        terminal.type("\u{4}")
        terminal.endsWith("> \(first.entry)\n\(Messages.leftTour)\n>")
        terminal.type("\u{4}")
        #expect(terminal.exitStatus() == 0)
    }
}
