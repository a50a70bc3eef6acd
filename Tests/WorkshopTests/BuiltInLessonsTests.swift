import Foundation
import Playground
import Testing
import Transcripts

@testable import Workshop

/// The lessons that come with the program.
@Suite struct BuiltInLessonsTests {
    private static let checks: [LessonCheck] = {
        let lessons = LessonShelf.ofProgram().lessons
        return Workers.map(lessons.count) { LessonCheck(of: lessons[$0]) }
    }()

    @Test("Each lesson can be read, they are numbered from 1 on, and they are the files of Sessions/Workshop")
    func shelf() throws {
        let shelf = LessonShelf.ofProgram()
        #expect(shelf.errors.map { "\($0)" } == [])
        #expect(shelf.lessons.map(\.number) == Array(1...shelf.lessons.count))
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sessions/Workshop").path
        #expect(try LessonShelf(of: [folder]).lessons.map(\.name) == shelf.lessons.map(\.name))
    }

    @Test("Each lesson holds what it promises")
    func promises() {
        #expect(Self.checks.flatMap(\.errors).map { "\($0)" } == [])
    }

    @Test("At least 400 answers are graded, of each goal some that reach it and some that don't")
    func answers() {
        let answers = Self.checks.flatMap(\.answers)
        #expect(answers.count >= 400)
        for check in Self.checks {
            let goals = Dictionary(grouping: check.answers, by: \.goal)
            #expect(goals.count == check.goals)
            for (title, answers) in goals {
                #expect(answers.count(where: \.isReached) >= 4, "\(title)")
                #expect(answers.contains { !$0.isReached }, "\(title)")
            }
        }
    }

    @Test("What differs first is never the code that would help")
    func sentences() {
        let sentences = Self.checks.flatMap(\.answers).map(\.sentence).filter { !$0.isEmpty }
        #expect(sentences.filter { $0.contains("Style(") || $0.contains("struct ") } == [])
    }

    @Test("Each lesson has three to five goals and as many questions or one less, and takes 12 to 18 minutes")
    func shape() {
        for check in Self.checks {
            #expect((3...5).contains(check.goals), "\(check.path)")
            #expect((2...5).contains(check.predictions), "\(check.path)")
            #expect((12...18).contains(check.minutes ?? 0), "\(check.path)")
        }
    }

    @Test("No line of a lesson is wider than a terminal, and each has what to look with")
    func looks() {
        for lesson in LessonShelf.ofProgram().lessons {
            var entries: [String] = []
            for part in lesson.parts {
                switch part {
                case .read(let passages):
                    for case .paragraph(let lines) in passages {
                        #expect(lines.filter { $0.count > 80 } == [], "\(lesson.name)")
                    }
                case .entry(let entry): entries.append(entry.text)
                case .predict, .goal: break
                }
            }
            for command in [":why", ":step", ":compare"] {
                #expect(entries.contains { $0.hasPrefix(command) }, "\(lesson.name): \(command)")
            }
        }
    }
}
