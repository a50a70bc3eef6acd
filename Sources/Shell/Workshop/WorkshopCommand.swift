import ArgumentParser
import Catalogue
import LineEditing
import Transcripts
import Workshop

/// `atelier workshop`: plays lessons, and helps those who write and teach them.
struct WorkshopCommand: SessionCommand {
    static let configuration = CommandConfiguration(
        commandName: "workshop",
        abstract: "Learn how styles are taken, lesson by lesson; or check and grade lessons of your own.",
        usage: """
            atelier workshop [LESSON]
            atelier workshop --check [PATH ...]
            atelier workshop --grade LESSON/GOAL PATH
            atelier workshop --present LESSON
            atelier workshop --reset LESSON
            """,
        discussion: """
            Without a lesson it goes on where you stopped. Lessons are recorded sessions with goals and questions; \
            --lessons PATH takes those of a file or folder of yours. --check tries out all that lessons promise. --grade \
            grades a file of Swift entries, or each file of a folder. --present shows a lesson in a room: one idea a screen, \
            and its code is run where everybody sees it. Exit codes: 0 all is well, 1 an answer does not \
            reach its goal, 65 a lesson has an error or a file can't be read.
            """
    )

    @Option(help: ArgumentHelp("Take the lessons of a file or folder.", valueName: "path"))
    var lessons: [String] = []

    @Flag(help: "List the lessons with what is done.")
    var list = false

    @Flag(help: "Check lessons: those of the paths, or else all.")
    var check = false

    @Option(help: ArgumentHelp("Grade answers to a goal.", valueName: "lesson/goal"))
    var grade: String?

    @Option(help: ArgumentHelp("Show a lesson as slides in the terminal.", valueName: "lesson"))
    var present: String?

    @Option(help: ArgumentHelp("Forget what was reached in a lesson.", valueName: "lesson"))
    var reset: String?

    @Argument(help: "The number of a lesson; or files and folders for --check and --grade.")
    var words: [String] = []

    @Option(help: "Colour on a terminal that has it.")
    var color: ColorChoice = .auto

    func validate() throws {
        if grade != nil, words.isEmpty { throw ValidationError(Messages.gradeNeedsFile) }
        if !check, grade == nil, words.count > 1 { throw ValidationError(Messages.oneLesson) }
    }

    func run(knowing own: BuiltIns) throws {
        let screen = Screen(usesColor: color.isOn)
        let command = self
        Workers.shareHeap()
        let status = BigStack.run { command.status(on: screen, knowing: own) }
        guard let status else { throw ExitCode(ExitStatus.internalError.rawValue) }
        guard status == .success else { throw ExitCode(status.rawValue) }
    }

    private func status(on screen: Screen, knowing own: BuiltIns) -> ExitStatus {
        do throws(FileError) {
            let paths = check ? lessons + words : lessons
            let shelf = paths.isEmpty ? LessonShelf.ofProgram() : try LessonShelf(of: paths)
            for error in shelf.errors { screen.complain("\(error)") }
            if check { return Self.check(shelf, on: screen, knowing: own) }
            guard shelf.errors.isEmpty else { return .inputError }
            let file = ProgressFile.ofUser(environment: Terminal.environment)
            if let reset { return try Self.reset(reset, in: shelf, file, on: screen) }
            if let grade {
                return try AnswerGrading(shelf: shelf, own: own, screen: screen).grade(words, for: grade)
            }
            return play(shelf, file, on: screen, knowing: own)
        } catch {
            screen.complain("error: \(error)")
            return .inputError
        }
    }

    private static func check(_ shelf: LessonShelf, on screen: Screen, knowing own: BuiltIns) -> ExitStatus {
        let checks = Workers.map(shelf.lessons.count) { LessonCheck(of: shelf.lessons[$0], knowing: own) }
        for check in checks {
            for error in check.errors { screen.complain("\(error)") }
            screen.show(Messages.checked(check))
        }
        return checks.allSatisfy(\.errors.isEmpty) && shelf.errors.isEmpty ? .success : .inputError
    }

    private static func reset(
        _ word: String, in shelf: LessonShelf, _ file: ProgressFile, on screen: Screen
    ) throws(FileError) -> ExitStatus {
        guard let lesson = shelf.lesson(word) else {
            screen.complain("error: \(Messages.noLesson(word, of: shelf))")
            return .inputError
        }
        _ = try file.update { $0.forget(lesson) }
        screen.show(Messages.wasReset(lesson))
        return .success
    }

    private func play(
        _ shelf: LessonShelf, _ file: ProgressFile, on screen: Screen, knowing own: BuiltIns
    ) -> ExitStatus {
        let isInteractive = Terminal.isInteractive
        let host = Host(screen: screen, hasPrompt: isInteractive && !list, knowing: own)
        let player = WorkshopPlayer(host: host, shelf: shelf, keeping: file)
        player.isAlone = true
        if list {
            player.list()
            return .success
        }
        let opening: () -> Host.Outcome
        if let present {
            guard let lesson = shelf.lesson(present) else {
                screen.complain("error: \(Messages.noLesson(present, of: shelf))")
                return .inputError
            }
            opening = { Slides(lesson, on: host).present() }
        } else {
            let word = words.first
            opening = { player.play(word) }
        }
        if isInteractive { return InteractiveShell(host: host, opening: .alone(opening)).run() }
        let text: String
        do throws(StandardInput.Failure) {
            text = try StandardInput.readAll()
        } catch {
            screen.complain("error: \(error)")
            return .inputError
        }
        let piped = PipedEntries(text, on: screen)
        host.ask = { piped.next(draft: $0, in: host.session) }
        if case .failed(let status) = opening() { return status }
        return host.status
    }
}
