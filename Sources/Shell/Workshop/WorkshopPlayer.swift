import Catalogue
import LineEditing
import Playground
import Transcripts
import Workshop

/// Plays lessons of the workshop in the session: what is to be read, entries to try, questions, and goals.
///
/// All of the shell works meanwhile. A goal begins in a state of its own, so that nothing that was entered before is in its
/// way; what is reached is kept at once.
final class WorkshopPlayer {
    let host: Host
    let shelf: LessonShelf
    private let file: ProgressFile
    private(set) var progress = LessonProgress()
    /// Whether the program ends with the lesson.
    var isAlone = false
    /// Whether it was said that what is reached can't be kept.
    private var isLossTold = false
    /// What an empty line enters.
    private var continuation: String?

    /// A player of some lessons.
    init(host: Host, shelf: LessonShelf, keeping file: ProgressFile) {
        (self.host, self.shelf, self.file) = (host, shelf, file)
        if file.path == nil {
            isLossTold = true
            host.screen.complain(Messages.progressHasNoPlace)
        }
        do throws(FileError) {
            progress = try file.load()
            if let path = file.path, let note = Messages.strange(progress, in: path) { host.screen.complain(note) }
        } catch {
            tell(error)
        }
    }

    /// What comes after something was asked or tried.
    enum Turn {
        case next
        case leave
        case quit
        case lesson(String?)
        case goal(Int)
    }

    /// Plays a lesson, and those that are asked for after it.
    ///
    /// - Parameter word: its number or name; nil for the one that comes next.
    func play(_ word: String?) -> Host.Outcome {
        guard host.ask != nil else {
            host.screen.complain("error: \(Messages.lessonNeedsPrompt)")
            return .failed(.inputError)
        }
        host.isInLesson = true
        defer { host.isInLesson = false }
        var word = word
        while true {
            guard let lesson = word.map(shelf.lesson) ?? next else {
                host.screen.complain("error: \(Messages.noLesson(word, of: shelf))")
                return .failed(.inputError)
            }
            let isOwed = word == nil && progress.owesQuestions(of: lesson)
            switch LessonRun(lesson, by: self, fromItsEnd: isOwed).play() {
            case .next, .goal: word = nil
            case .lesson(let other): word = other
            case .leave:
                let kept = isAlone ? Messages.leftWorkshop : Messages.leftLesson
                host.screen.show(isLossTold ? Messages.leftForGood : kept, style: .faint)
                return .goOn
            case .quit: return .quit
            }
        }
    }

    /// The lesson that was played last, where something of it is left, or else the first behind it that is not done, or of
    /// all.
    var next: WorkshopLesson? {
        let last = shelf.lessons.firstIndex(where: progress.isLast) ?? shelf.lessons.startIndex
        if let owed = shelf.lessons.first(where: progress.owesQuestions) { return owed }
        return shelf.lessons[last...].first { !progress.hasDone($0) } ?? shelf.lessons.first { !progress.hasDone($0) }
            ?? shelf.lessons.first
    }

    /// Changes what is kept.
    func keep(_ change: (inout LessonProgress) -> Void) {
        change(&progress)
        do throws(FileError) {
            progress.merge(try file.update(change))
        } catch {
            tell(error)
        }
    }

    private func tell(_ error: FileError) {
        guard !isLossTold else { return }
        isLossTold = true
        host.screen.complain(Messages.progressNotKept(error))
    }

    /// Lists the lessons with what is done.
    func list() { host.screen.show(Messages.list(shelf, progress, next: next)) }

    /// Asks for an entry, and runs it where the lesson has nothing to do with it.
    ///
    /// - Parameters:
    ///   - draft: an entry of the lesson, which stands at the prompt.
    ///   - lesson: where that comes from: it may ask no more of files than any file.
    ///   - takesEnter: whether an empty line is for the lesson, and does not go on with what was shown last.
    ///   - entering: told of an entry before it runs.
    ///   - entered: told of an entry that ran.
    ///   - handling: whether the lesson has done what an entry asks for, which then does not run.
    /// - Returns: what the lesson is asked to do; nil for an empty line where nothing goes on, and for an entry that ran.
    func ask(
        draft: String = "", of lesson: Origin = .keyboard, takesEnter: Bool = false,
        entering: (_ entry: String) -> Void = { _ in },
        entered: (_ entry: String, _ reply: Reply) -> Turn? = { _, _ in nil },
        handling: (_ entry: String) -> Bool = { _ in false }
    ) -> Asked {
        switch host.ask?(draft) ?? .endOfInput {
        case .endOfInput: return .turn(.leave)
        case .interrupted: return .cleared
        case .entry(let typed, let isPasted):
            guard let entry = typed.isEmpty ? (takesEnter ? nil : continuation) : typed else { return .empty }
            if handling(entry) { return .again }
            entering(entry)
            let answer = host.enter(entry)
            // What the lesson entered does not go on at its next goal.
            continuation = takesEnter ? nil : answer.reply.continuation
            host.screen.showAnswer(answer)
            switch answer.reply.request {
            case .workshop(.lessons):
                list()
                return .again
            case .workshop(.lesson(let word)):
                if let word, shelf.lesson(word) == nil {
                    host.screen.complain("error: \(Messages.noLesson(word, of: shelf))")
                    return .again
                }
                return .turn(.lesson(word))
            case .workshop(let request): return .request(request)
            case nil: return entered(entry, answer.reply).map(Asked.turn) ?? .again
            case let request:
                let origin: Origin = isPasted ? .paste : !draft.isEmpty && entry == draft ? lesson : .keyboard
                if host.perform(request, from: origin) == .quit { return .turn(.quit) }
                return entered(entry, answer.reply).map(Asked.turn) ?? .again
            }
        }
    }

    /// What came of asking.
    enum Asked {
        /// The lesson goes on so.
        case turn(Turn)
        /// The lesson is asked for this.
        case request(WorkshopRequest)
        /// Something was entered.
        case again
        /// Nothing was entered.
        case empty
        /// Ctrl-C cleared the line.
        case cleared
    }

    /// Does something with the session; nil where Ctrl-C ended that, or where it failed, which is then said.
    func look<Value>(_ body: @escaping (inout Playground) throws -> Value) -> Value? {
        let result = host.session.run { playground in Result { try body(&playground) } }
        switch result {
        case .success(let value)?: return value
        case .failure(let failure as GoalRoom.Failure)?:
            host.screen.complain("error: \(failure.message)")
            return nil
        case .failure?, nil: return nil
        }
    }

    /// Begins anew with these entries, of which nothing is shown, and with which nothing goes on.
    func restore(_ entries: [WorkshopLesson.Entry]) {
        continuation = nil
        _ = host.enter(":reset")
        for entry in entries { _ = host.enter(entry.text) }
    }

    /// Shows words in lines that fit the screen, at most 80 columns, and code, which is indented, broken where it can be.
    func say(_ text: String, style: Screen.Style = .plain) {
        let width = min(80, host.screenColumns ?? 80)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("    ")
                ? Messages.foldedCode(String(line), width: width) : Messages.folded(String(line), width: width)
        }
        host.screen.show(lines.joined(separator: "\n"), style: style)
    }

    /// Shows what is to be read.
    func show(_ passages: [Lesson.Passage]) {
        for passage in passages {
            switch passage {
            case .heading(let title): host.screen.show("\n\(title)", style: .heading)
            case .paragraph(let lines):
                let plain = lines.map(Messages.plain)
                host.screen.show("\n" + Messages.fitted(plain, width: host.screenColumns).joined(separator: "\n"))
            }
        }
        host.screen.show("\n", terminator: "")
    }
}
