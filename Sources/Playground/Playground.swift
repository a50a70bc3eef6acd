import Catalogue
import Drawing
import Language
import Staging

/// One session as a value: an entry goes in, a reply comes out, of which a `ReplyWriter` makes text.
///
/// A playground never touches a terminal or a file. What an entry asks of the world outside (to load or save a
/// file, to quit) comes back as a `Request`, which the host carries out or refuses.
///
/// Copies share the program that runs: use one of them, on one thread at a time.
public struct Playground {
    private(set) var session: Session

    /// Starts a session in which nothing is declared.
    ///
    /// - Parameters:
    ///   - own: what the session knows beside the language and the library.
    ///   - screenCharset: the characters that the screen shows, which `:set charset auto` draws with.
    ///   - isInterrupted: asked every few hundred steps of an evaluation whether to stop it.
    public init(
        knowing own: BuiltIns = .none, screenCharset: Charset = .ascii,
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) {
        session = Session(
            interpreter: Interpreter(knowing: own, screenCharset: screenCharset, isInterrupted: isInterrupted))
    }

    /// A session in which nothing is declared, and which knows what this one does: the catalogue is read once for both.
    package func beside() -> Playground { Playground(session: Session(interpreter: session.interpreter.beside())) }

    private init(session: Session) { self.session = session }

    /// A session as it stands, to be begun from again and again.
    public struct Standing {
        fileprivate let session: Session
        fileprivate let declarations: CheckedProgram
    }

    /// The session as it stands. It and all that are begun from it share the program that runs: the one that was begun last may
    /// be used.
    public var standing: Standing { Standing(session: session, declarations: session.interpreter.declarations) }

    /// Begins where another session stood. What was entered there is neither read nor checked anew; it runs again without
    /// being drawn.
    public init(from standing: Standing) {
        session = standing.session
        session.interpreter.goBack(to: standing.declarations)
        session.postpone(session.state.outlook)
    }

    /// The characters of pictures as they were set, as `:set charset` names them.
    public var charset: String { Setting.charset.value(session.settings) }

    /// Takes what was entered so far for what the session begins with: `:undo` leaves it as it is.
    public mutating func begin() {
        session.beginning = session.steps.count
        session.initialSettings = session.settings
    }

    /// Keeps a setting as it is, whatever an entry says of it from now on.
    public mutating func fix(setting name: String) { session.fixedSettings.insert(name) }

    /// The columns of the screen that answers are shown on; nil where they are written to a file or a pipe.
    ///
    /// What is too wide for it is shown as if the width were set to it, unless the width was set by an entry. What is
    /// recorded stays as it is.
    public var screenColumns: Int? {
        get { session.screenColumns }
        set { session.screenColumns = newValue }
    }

    /// Runs one complete entry: a piece of Swift of one or more lines, or a command that starts with `:`.
    ///
    /// An entry that fails changes nothing.
    public mutating func enter(_ entry: String) -> Reply { session.enter(entry) }

    /// Runs one entry of a script. Places in its errors are those of the script.
    public mutating func enter(_ entry: SourceEntry) -> Reply { session.enter(entry) }

    /// Runs one entry of a script. Places in its errors are those of the script.
    ///
    /// - Parameter script: what the script is called in errors of later entries that are about this one.
    public mutating func enter(_ entry: SourceEntry, of script: String) -> Reply {
        var entry = entry
        entry.script = script
        return enter(entry)
    }

    /// What a file has entered that still counts, with what was entered since; nil where nothing does.
    ///
    /// - Parameter file: its path, as it stands in the files of its entries.
    public func earlierLoad(of file: String) -> EarlierLoad? { session.earlierLoad(of: file) }

    /// Whether a file declares all that an entry declares, as where that was moved into it.
    ///
    /// - Parameter file: its path, as it stands in the files of its entries.
    public func declares(_ since: EarlierLoad.Since, in file: String) -> Bool { session.declares(since, in: file) }

    /// The entries of a file that show something, as far as nothing else came after them, and what takes them back; nil where
    /// there are none.
    ///
    /// - Parameter file: its path, as it stands in the files of its entries.
    public func lastViews(of file: String) -> (entries: [SourceEntry], undoing: SourceEntry)? {
        session.lastViews(of: file)
    }

    /// The session as it stands, written down as a file of Swift: the declarations that count, what was shown and done,
    /// and as comments what was refused.
    ///
    /// - Parameters:
    ///   - form: what kind of file.
    ///   - name: what the session is called, for the first line and for the name of the type that plays it.
    public func exported(as form: ExportForm, from name: String) -> String {
        session.exported(as: form, from: name)
    }

    /// All that an export of the session shows when it is played; costs as much as entering the session.
    ///
    /// - Throws: the message of what went wrong.
    public mutating func performance() throws(PerformanceError) -> [StageEvent] {
        do {
            return try session.performance()
        } catch {
            throw PerformanceError(message: Messages.text(of: error))
        }
    }

    /// The canvas as it stands, in a format.
    ///
    /// - Parameter change: changes the sheet that it is written on, such as how large it is.
    /// - Returns: nil where there is no canvas.
    /// - Throws: `Failure` where the canvas can't be resolved.
    public mutating func picture(
        as format: PictureFormat, on change: (inout PictureSheet) -> Void = { _ in }
    ) throws(Failure) -> String? {
        try session.picture(as: format, in: nil, on: change)
    }

    /// The canvas in a format, as it is on a dark page; nil where there is none, and where the session's page is dark already.
    /// Costs a resolution of the canvas.
    package mutating func darkPicture(
        as format: PictureFormat, on change: (inout PictureSheet) -> Void = { _ in }
    ) throws(Failure) -> String? {
        guard session.settings.colorScheme != .dark else { return nil }
        return try session.picture(as: format, in: .dark, on: change)
    }

    /// The canvas as a lesson compares it; nil where there is none. Costs a drawing of the canvas, and one of each component.
    ///
    /// - Parameter other: the session whose settings the picture to be shown is drawn in; nil for those of no
    ///   session.
    /// - Throws: where the canvas can't be resolved or drawn.
    package mutating func canvasLook(drawnAs other: Playground? = nil) throws(Failure) -> CanvasLook? {
        try session.canvasLook(drawnAs: other?.session)
    }

    /// What takes texts apart as the session reads them now.
    public var reader: EntryReader { EntryReader(settings: session.settings) }

    /// Whether `text` can be run as it stands, needs more lines, or can never become right.
    public func completeness(of text: String) -> Completeness { reader.completeness(of: text) }

    /// The entries of a script or of a paste: each top-level item and each command, with its place in `text`.
    public func entries(in text: String) -> [SourceEntry] { reader.entries(in: text) }

    /// What could stand at `offset` (in characters) of `text`, sorted; all replace the same range.
    public func completions(in text: String, at offset: Int) -> Completions {
        session.completions(in: text, at: offset)
    }
}
