import Catalogue
import Drawing
import LineEditing
import Playground
import Transcripts

/// A session together with the world outside: files, the screen, and the key that interrupts.
final class Host {
    /// How things stand after something was run.
    enum Outcome: Equatable {
        case goOn
        case quit
        /// It went wrong, and the reason has been shown.
        case failed(ExitStatus)
    }

    /// What the session knows beside the language and the library.
    let own: BuiltIns
    /// The session.
    let session: SessionThread
    /// The columns of the screen at a terminal; nil elsewhere.
    var screenColumns: Int?
    let screen: Screen
    /// Makes text of replies, where the session works.
    private let writer: ReplyWriter
    /// Asks for an entry, with one as a draft to begin with; nil where there is nobody to ask.
    var ask: ((_ draft: String) -> LineEditor.Input)?
    /// Lets Up find an entry that nobody typed; nil where there is no history.
    var remember: ((_ entry: String) -> Void)?
    private var recording: Recording?
    /// Keeps what is entered, in case that the process dies; nil where nobody types.
    var recovery: Recovery?
    private var ownFiles = OwnFiles()
    /// What `~` stands for.
    let home = HomeFolder(environment: Terminal.environment)
    /// What is made of a reply before it is shown; nil where it is shown as it is.
    var adorn: ((Reply) -> Reply)?
    /// Whether a lesson is being played.
    var isInLesson = false
    /// The files that are being run, each loaded by the one before it.
    var running: [String] = []
    /// What was entered and answered since a file began to be loaded again: it is kept once the file has run; nil where none
    /// is loaded again.
    var pending: [(entry: SourceEntry, reply: Reply)]?
    /// What no longer fitted when files were loaded again, by their paths: it is entered once it fits again.
    var leftOut: [String: [EarlierLoad.Since]] = [:]
    /// The session as it stood before a file was loaded again that failed, where it is yet to go back to that.
    var standing: Playground.Standing?
    /// What is wrong with the outcome of all, although the session went on: a recording that could not be kept up.
    private(set) var status = ExitStatus.success
    /// What the last entry of a recorded session that failed was told, with its place; nil where none failed.
    var lastComplaint: String?

    /// The pictures that were shown, and what was entered for each, where somebody collects them.
    var shown: [(caption: PictureCaption, painting: Painting)]?
    /// The nearest heading above the entry of a recorded session that is run; nil where there is none.
    var heading: String?

    /// - Parameter characters: what `:set charset auto` draws with; nil is what the terminal shows.
    init(screen: Screen, hasPrompt: Bool, knowing own: BuiltIns, characters: Charset? = nil) {
        self.own = own
        session = SessionThread(
            Playground(
                knowing: own, screenCharset: characters ?? (Terminal.showsUnicode ? .unicode : .ascii),
                isInterrupted: Interrupt.checkOfWork), hasPrompt: hasPrompt)
        writer = ReplyWriter(
            hasColor: screen.usesColor, colors: Terminal.colors,
            isInterrupted: Interrupt.checkOfWork)
        self.screen = screen
    }

    /// Runs one entry, and records it. What it asks of the host is left to the caller.
    func enter(_ entry: String) -> Answer { enter(SourceEntry(entry, from: running)) }

    /// Runs one entry of a script, and records it. What it asks of the host is left to the caller.
    func enter(_ entry: SourceEntry) -> Answer {
        guard session.takeUpLeft() else { return .interruption }
        goBack()
        if pending == nil { recovery?.willEnter(entry) }
        let (columns, writer, adorn) = (screenColumns, writer, adorn)
        let done = session.run(whenLeft: { [unowned self] in wasLeft(entry, $0.reply) }) { playground in
            playground.screenColumns = columns
            let reply = playground.enter(entry)
            return Answer(reply, shownAs: adorn?(reply) ?? reply, by: writer)
        }
        let answer = done ?? .interruption
        if !entry.isTried || answer.reply.failure == nil { keep(entry, answer.reply) }
        shown? += answer.reply.paintings.map { (PictureCaption(heading: heading, code: entry.text), $0) }
        return answer
    }

    /// A reply that is no answer to an entry, as the screen shows it.
    func answer(_ reply: Reply) -> Answer { Answer(reply, shownAs: reply, by: writer) }

    /// Takes the answer to an entry of which it was said that it was interrupted.
    private func wasLeft(_ entry: SourceEntry, _ reply: Reply) {
        // The session goes back to where it was before a file was loaded that failed.
        guard reply.failure?.isInterruption != true, standing == nil else { return }
        recovery?.willEnter(entry)
        keep(entry, reply)
        screen.complain(Messages.wasDone(entry.text))
    }

    /// Keeps an entry with its answer wherever entries are kept.
    func keep(_ entry: SourceEntry, _ reply: Reply) {
        guard pending == nil else {
            pending?.append((entry, reply))
            return
        }
        if let loss = recovery?.didEnter(reply) { screen.complain(Messages.notKept(loss)) }
        do throws(FileError) {
            try recording?.add(entry.text, reply, in: &ownFiles)
        } catch {
            screen.complain(Messages.stoppedRecording(error))
            recording = nil
            status = .internalError
        }
    }

    /// Gives settings the values that the session begins with, which `:undo` leaves as they are.
    ///
    /// - Parameter isFixed: whether they keep them, whatever a file says.
    /// - Returns: what is wrong with the first that can't be set; nil where all are set.
    func set(_ settings: KeyValuePairs<String, String?>, isFixed: Bool = false) -> String? {
        for (name, value) in settings {
            guard let value else { continue }
            if let failure = enter(":set \(name) \(value)").reply.failure { return failure.message }
            if isFixed { session.run { $0.fix(setting: name) } }
        }
        session.run { $0.begin() }
        return nil
    }

    /// The characters of pictures as they are set; nil where the session is busy.
    var charset: String? { session.run { $0.charset } }

    /// Carries out what an entry asked for, as far as an entry from there may.
    func perform(_ request: Request?, from origin: Origin) -> Outcome {
        guard let request else { return .goOn }
        do {
            switch try origin.permitted(home.expanded(request)) {
            case .load(let path):
                return run(Source(argument: path), from: origin)
            case .save(let file, .session(let session)):
                try ownFiles.write(Array(Recorder.text(of: session).utf8), to: file)
                screen.say(Messages.saved(session.count, to: file.path))
            case .save(let file, .swift(let text, let count)):
                try ownFiles.write(Array(text.utf8), to: file)
                screen.say(Messages.savedSwift(to: file.path, leavingOut: count))
            case .export(let file, let program):
                try ownFiles.write(Array(program.utf8), to: file)
                screen.say(Messages.exported(to: file.path))
            case .record(let file, let session):
                let earlier = recording
                recording = try Recording(to: file, beginningWith: session, in: &ownFiles)
                if let earlier { screen.say(Messages.recorded(to: earlier.path)) }
                screen.say(Messages.recording(to: file.path, after: session.count))
            case .stopRecording:
                screen.say(recording.map { Messages.recorded(to: $0.path) } ?? Messages.notRecording)
                recording = nil
            case .replay(let path):
                // In other processes: a file that ends its own must not take the session with it.
                let replay = IsolatedReplay(
                    paths: try SessionFiles.find([path]), own: own, isInterrupted: Interrupt.check)
                guard let run = replay.run() else { return interrupted() }
                screen.show(run.report)
            case .recover:
                return recover()
            case .forgetRecovery:
                return forgetRecovery()
            case .tour:
                return Tour(host: self, lesson: try Tour.lesson()).play()
            case .workshop(let request):
                return perform(request)
            case .quit:
                return .quit
            }
            return .goOn
        } catch let refusal as Origin.Refusal {
            screen.complain("\(refusal)")
            return .failed(.inputError)
        } catch {
            screen.complain("error: \(error)")
            return .failed(.inputError)
        }
    }
}
