import Testing

@testable import Shell

@Suite struct TourTests {
    @Test func theLessonIsWhole() throws {
        let lesson = try Tour.lesson()

        #expect(!lesson.steps.isEmpty)
        #expect(!lesson.ending.isEmpty)
        #expect(lesson.steps.allSatisfy { !$0.entry.isEmpty })
    }

    @Test func noLineIsWiderThanATerminal() throws {
        let lesson = try Tour.lesson()

        for case .paragraph(let lines) in lesson.steps.flatMap(\.passages) + lesson.ending {
            #expect(lines.allSatisfy { $0.count <= 80 }, "\(lines)")
        }
    }
}
