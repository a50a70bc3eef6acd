import Transcripts

/// The lessons of a workshop, in the order of their numbers.
public struct LessonShelf: Sendable {
    /// The lessons.
    public private(set) var lessons: [WorkshopLesson]
    /// Why other files are no lessons.
    public let errors: [LessonError]

    /// The lessons that come with the program.
    public static func ofProgram() -> LessonShelf {
        LessonShelf(reading: EmbeddedTexts.all.map { (path: $0.name + ".md", text: $0.text) })
    }

    /// The lessons of files and folders. Sessions without goals are left out.
    ///
    /// - Throws: where a path can't be read, or a folder holds no session.
    public init(of paths: [String]) throws(FileError) {
        var files: [(path: String, text: String)] = []
        for path in try SessionFiles.find(paths) {
            let text = try SessionFiles.read(path)
            if WorkshopLesson.isLesson(text) || paths.contains(path) { files.append((path, text)) }
        }
        self.init(reading: files)
        let taken = Set(EmbeddedTexts.all.map(\.name))
        for index in lessons.indices { lessons[index].keys = Self.keys(of: lessons[index], besides: taken) }
    }

    /// Lessons of two folders may have one name: each is known by where it stands, too. What was reached while the name was
    /// all that was written down counts, where it can't be that of another lesson.
    private static func keys(of lesson: WorkshopLesson, besides taken: Set<String>) -> [String] {
        let folder = SessionFiles.folder(of: lesson.path)
        let key = lesson.name + "@" + (SessionFiles.resolved(folder) ?? folder)
        return taken.contains(lesson.name) ? [key] : [key, lesson.name]
    }

    /// Reads lessons. The second one of a number is refused.
    init(reading files: [(path: String, text: String)]) {
        var (lessons, errors): ([WorkshopLesson], [LessonError]) = ([], [])
        for file in files {
            do throws(LessonError) {
                let lesson = try WorkshopLesson(parsing: file.text, path: file.path)
                if let other = lessons.first(where: { $0.number == lesson.number }) {
                    let problem = LessonError.Problem.sameNumber(lesson.number, other: other.path)
                    throw LessonError(path: file.path, line: lesson.line, problem: problem)
                }
                lessons.append(lesson)
            } catch {
                errors.append(error)
            }
        }
        self.lessons = lessons.sorted { ($0.number, $0.name) < ($1.number, $1.name) }
        self.errors = errors
    }

    /// The lesson of a number or a name; nil where there is none.
    public func lesson(_ word: String) -> WorkshopLesson? {
        lessons.first { "\($0.number)" == word || $0.name.lowercased() == word.lowercased() }
    }

    /// The goal that a text such as `2/3` or `Outermost/the-seat-alone` names; nil where there is none.
    public func goal(_ text: String) -> (lesson: WorkshopLesson, goal: Goal)? {
        let words = text.split(separator: "/")
        guard words.count == 2, let lesson = lesson(String(words[0])),
            let goal = lesson.goals.first(where: { "\($0.number)" == words[1] || $0.name == words[1] })
        else { return nil }
        return (lesson, goal)
    }
}
