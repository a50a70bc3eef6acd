import Testing

@testable import Workshop

@Suite struct LessonProgressTests {
    private func lesson() throws -> WorkshopLesson {
        let goals = ["One", "Two"].map { "## \($0)\n\n```atelier-goal picture\n> Text(\"\($0)\")\n```\n" }
        return try WorkshopLesson(parsing: "# 1. A\n\n" + goals.joined(separator: "\n"), path: "A.md")
    }

    @Test("What is reached is written down, and read again")
    func roundTrip() throws {
        let lesson = try lesson()
        var progress = LessonProgress()
        progress.reach(lesson.goals[0], of: lesson)
        #expect(progress.text == "atelier workshop 1\nbegun A\nlast A\nreached A/one\n")
        #expect(LessonProgress(parsing: progress.text) == progress)
        #expect(progress.hasReached(lesson.goals[0], of: lesson) && !progress.hasDone(lesson))
        progress.forget(lesson)
        #expect(progress.text == "atelier workshop 1\n")
    }

    @Test("The last goal is the fast track: with it the lesson is done")
    func fastTrack() throws {
        let lesson = try lesson()
        var progress = LessonProgress()
        progress.reach(lesson.goals[1], of: lesson)
        #expect(progress.hasDone(lesson) && progress.count(of: lesson) == 2)
    }

    @Test("Half a file, and one from a later version, lose nothing")
    func strange() throws {
        let half = LessonProgress(parsing: "atelier workshop 1\nreached A/one\nreached A/tw")
        #expect(half.reached == ["A/one"] && half.firstStrangeLine == 3 && half.strangeCount == 1)
        #expect(half.text == "atelier workshop 1\nreached A/one\nreached A/tw")
        let later = LessonProgress(parsing: "atelier workshop 9\nreached A/one\nmedal gold\n")
        #expect(later.isFromLater && later.reached == ["A/one"])
        #expect(later.text == "atelier workshop 9\nreached A/one\nmedal gold\n")
        #expect(LessonProgress(parsing: "").reached == [])
    }

    @Test("What two shells reach at a time is kept of both")
    func merging() {
        var one = LessonProgress(parsing: "atelier workshop 1\nreached A/one\nx\n")
        one.merge(LessonProgress(parsing: "atelier workshop 1\nreached B/two\nx\ny\n"))
        #expect(one.text == "atelier workshop 1\nreached A/one\nreached B/two\nx\ny\n")
    }
}
