import Foundation
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
        #expect(progress.text == "atelier workshop 1\nbegun A\nlast A\nreached A/one \(lesson.goals[0].content)\n")
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
        #expect(progress.hasDone(lesson) && progress.count(of: lesson) == 1)
    }

    /// A lesson with goals, each a heading and a text.
    private func lesson(_ goals: (String, String)...) throws -> WorkshopLesson {
        let parts = goals.map { "## \($0.0)\n\n```atelier-goal picture\n> Text(\"\($0.1)\")\n```\n" }
        return try WorkshopLesson(parsing: "# 1. A\n\n" + parts.joined(separator: "\n"), path: "A.md")
    }

    @Test("A reached goal stays reached where its heading, its place, or what it asks for becomes another one")
    func renaming() throws {
        let before = try lesson(("One", "a"), ("Two", "b"), ("Three", "c"))
        var progress = LessonProgress()
        progress.reach(before.goals[0], of: before)
        let renamed = try lesson(("First", "a"), ("Two", "b"), ("Three", "c"))
        #expect(renamed.goals.map { progress.hasReached($0, of: renamed) } == [true, false, false])
        let moved = try lesson(("Two", "b"), ("One", "a"), ("Three", "c"))
        #expect(moved.goals.map { progress.hasReached($0, of: moved) } == [false, true, false])
        let changed = try lesson(("One", "x"), ("Two", "b"), ("Three", "c"))
        #expect(changed.goals.map { progress.hasReached($0, of: changed) } == [true, false, false])
        let swapped = try lesson(("Two", "a"), ("One", "b"), ("Three", "c"))
        #expect(swapped.goals.map { progress.hasReached($0, of: swapped) } == [true, false, false])
    }

    @Test("What was written down by headings alone counts")
    func older() throws {
        let lesson = try lesson()
        let progress = LessonProgress(parsing: "atelier workshop 1\nbegun A\nlast A\nreached A/one\n")
        #expect(lesson.goals.map { progress.hasReached($0, of: lesson) } == [true, false])
        #expect(progress.isLast(lesson) && progress.strangeCount == 0)
    }

    @Test("Lessons of one name in two folders, and one of the program's, have progress of their own")
    func folders() throws {
        let here = FileManager.default.temporaryDirectory.appendingPathComponent("atelier-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: here) }
        let text = "# 1. A\n\n## One\n\n```atelier-goal picture\n> Text(\"a\")\n```\n"
        var lessons: [WorkshopLesson] = []
        for (folder, name) in [("a b", "Tea"), ("c", "Tea"), ("c/d", "Views")] {
            let place = here.appendingPathComponent(folder)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let file = place.appendingPathComponent("\(name).md")
            try text.write(to: file, atomically: true, encoding: .utf8)
            lessons += try LessonShelf(of: [file.path]).lessons
        }
        for lesson in lessons {
            var progress = LessonProgress()
            progress.reach(lesson.goals[0], of: lesson)
            let read = LessonProgress(parsing: progress.text)
            #expect(read == progress && read.strangeCount == 0)
            #expect(lessons.map { read.hasDone($0) } == lessons.map { $0.path == lesson.path })
            progress.forget(lesson)
            #expect(progress.text == "atelier workshop 1\n")
        }
        let older = LessonProgress(parsing: "atelier workshop 1\nreached Tea/one\nreached Views/one\n")
        #expect(lessons.map { older.hasDone($0) } == [true, true, false])
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
