import Testing
import Workshop

@testable import Shell

/// What stands on slides of different sizes.
@Suite struct SlideScreenTests {
    /// What the slides of a lesson show.
    private func blocks(of lesson: WorkshopLesson) -> [SlideScreen.Block] {
        lesson.parts.flatMap { part -> [SlideScreen.Block] in
            switch part {
            case .read(let passages):
                passages.compactMap {
                    if case .paragraph(let lines) = $0 {
                        .prose(Messages.items(lines).map(Messages.plain))
                    } else {
                        nil
                    }
                }
            case .entry(let entry): [.code([entry.text])]
            case .predict(let prediction): [.prose([prediction.question])]
            case .goal(let goal): [.code(goal.start.map(\.text))]
            }
        }
    }

    @Test(
        "No slide of a lesson is taller or wider than the screen, and no word of it is broken",
        arguments: [(80, 24), (30, 12)])
    func fits(columns: Int, rows: Int) {
        let screen = SlideScreen(columns: columns, rows: rows)
        for lesson in LessonShelf.ofProgram().lessons {
            let title = "Goal 1 of 3: \(lesson.goals.map(\.title).max { $0.count < $1.count } ?? "")"
            for block in blocks(of: lesson) {
                let parts = screen.parts([block], below: title)
                for (number, part) in parts.enumerated() {
                    let keys = screen.footer("99/99, \(number + 1) of \(parts.count)", Messages.slideKeys)
                    let lines = screen.heading(title) + part.map(\.plain) + keys
                    // The line that is typed on is the last one.
                    #expect(lines.count < rows, "\(lines)")
                    #expect(lines.filter { $0.count > columns } == [])
                }
                let shown = parts.flatMap { $0 }.map(\.plain).joined(separator: " ")
                let whole = SlideScreen(columns: 400, rows: nil).parts([block], below: title).flatMap { $0 }
                    .map(\.plain).joined(separator: " ")
                if case .prose = block { #expect(shown.split(separator: " ") == whole.split(separator: " ")) }
                #expect(shown.filter { $0 != " " } == whole.filter { $0 != " " })
            }
        }
    }
}
