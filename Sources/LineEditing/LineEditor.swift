import CEditline

/// Answers what the editor has to know about the language of the entries.
public protocol LineEditorAssistant: AnyObject {
    /// How far to indent the next line, where `text` needs one; nil where it can be run as it stands.
    ///
    /// This and the other question may take long: they end soon after `Interrupt.check` says that Ctrl-C was pressed.
    func indentation(after text: String) -> Int?

    /// What could stand at `offset`, in characters, of `text`.
    func completions(in text: String, at offset: Int) -> Completion

    /// What is to be said of the last row of an entry of several rows, which then is not run; nil where nothing is.
    func note(on row: String) -> String?
}

/// Reads entries of one or more lines from a terminal, through libedit.
///
/// An entry is one buffer from its first key to its last, so all of it can be edited at any time, and Up brings it
/// back whole. Enter runs it when the assistant finds it complete, and starts a new line otherwise; Enter on a second
/// blank line runs it as it is. A paste is put into the buffer and waits for Enter. The terminal is in the modes of
/// editing only while `readEntry` runs. An editor belongs to the thread that created it.
public final class LineEditor {
    /// What came of reading.
    public enum Input: Equatable, Sendable {
        /// An entry, which may be blank. Lines are separated by `\n`, blank ones are empty. What it is was decided by a
        /// paste where `isPasted`: nobody may have read it.
        case entry(String, isPasted: Bool = false)
        /// Ctrl-C: what was typed is dropped. Several lines of it can be had back with Up.
        case interrupted
        /// Ctrl-D in an empty entry or an untouched draft, or the terminal is gone.
        case endOfInput
    }

    let libedit: OpaquePointer
    let makeSafe: (String) -> String
    /// The same entries for the keys of vi, and for what else a person's `~/.editrc` binds.
    private let libeditHistory: OpaquePointer?
    private let prompt: UnsafeMutablePointer<wchar_t>

    var reader = KeyReader()
    var outcome: Input?
    /// Whether the terminal was closed, such as by closing its window, rather than the input ended with Ctrl-D.
    public internal(set) var isTerminalGone = false
    var isPasting = false
    /// Whether the paste to come is the draft, which is the program's own.
    var isDrafting = false
    /// Whether the entry begins with what was pasted.
    var holdsPaste = false
    /// Whether keys arrive that nobody can have pressed since a paste: the rest of it, where it ended itself.
    var isBehindPaste = false
    /// The key that is being read, where it sends more than one character.
    var sequence: KeySequence?
    /// What that key stands for: to be handed to libedit before anything else.
    var decoded: ArraySlice<Unicode.Scalar> = []
    var tab = TabState()
    /// Earlier entries as they stand at the prompt.
    var history: History
    /// The search that is going on; nil where none is.
    var search: HistorySearch?
    /// What was searched for last.
    var lastPattern = ""
    /// The key that the search is to act on.
    var searchKey: Unicode.Scalar?
    /// What stood at the prompt to begin with.
    private(set) var draft = ""
    private weak var assistantInUse: (any LineEditorAssistant)?

    /// Opens an editor on the terminal of standard input and output; nil where libedit cannot work with it.
    ///
    /// - Parameters:
    ///   - history: Earlier entries, the oldest first.
    ///   - historySize: How many entries Up can reach.
    ///   - makeSafe: Writes what can't be seen, or would move the cursor, as characters that can be seen. It gets all that
    ///     somebody else may have written: the history and what is pasted.
    public init?(
        history entries: [String], historySize: Int = 10_000, makeSafe: @escaping (String) -> String = { $0 }
    ) {
        self.makeSafe = makeSafe
        history = History(size: historySize)
        CharacterEncoding.useUTF8()
        let text = Prompt.first.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
        prompt = .allocate(capacity: text.count)
        prompt.initialize(from: text, count: text.count)
        guard let opened = editline_open("atelier", answerReader, answerPrompt) else {
            prompt.deallocate()
            return nil
        }
        libedit = opened
        libeditHistory = editline_add_history(opened, Int32(historySize))
        editline_set_context(opened, Unmanaged.passUnretained(self).toOpaque())
        bindKeys()
        terminal_changes_install()
        entries.suffix(historySize).forEach(remember)
    }

    deinit {
        el_end(libedit)
        if let libeditHistory { history_wend(libeditHistory) }
        prompt.deallocate()
    }

    /// Adds an entry to what Up and Ctrl-R find.
    public func remember(_ entry: String) {
        guard !entry.isBlank else { return }
        let text = EntryBuffer.decorated(makeSafe(entry))
        history.remember(text)
        if let libeditHistory { editline_remember(libeditHistory, text.wideCharacters) }
    }

    /// Shows the prompt and reads one entry. Blocks until there is one.
    ///
    /// - Parameter draft: What stands at the prompt to begin with. Ctrl-D ends the input as long as nobody changes it.
    public func readEntry(assistant: any LineEditorAssistant, draft: String = "") -> Input {
        assistantInUse = assistant
        self.draft = draft
        isDrafting = !draft.isEmpty
        if isDrafting { reader.push(Array((Paste.start + draft).unicodeScalars) + Paste.end) }
        outcome = nil
        holdsPaste = false
        tab = TabState()
        history.begin()
        (sequence, decoded, search) = (nil, [], nil)
        terminal_guard(Paste.disable.pointer)
        // libedit leaves this until it reads the first key: a Ctrl-D typed at the sight of the prompt would be lost.
        editline_set_editing_modes(libedit, true)
        // Ctrl-C is a key from here on. Lowered any later, the flag could swallow one that stops the entry; any sooner,
        // one pressed meanwhile would stop the next.
        interrupt_clear()
        terminalWrite(Paste.enable)
        // A terminal that was full when Ctrl-C was pressed writes its `^C` with what comes next: the prompt stands over it.
        terminalWrite("\r")
        defer {
            terminalWrite(Paste.disable.description)
            terminal_unguard()
        }
        var count: Int32 = 0
        let buffer = el_wgets(libedit, &count)
        let scalars = UnsafeBufferPointer(start: buffer, count: buffer == nil ? 0 : Int(max(count, 0)))
            .compactMap(Unicode.Scalar.init(wide:))
        let entry = EntryBuffer(scalars: scalars, cursor: 0).text.withoutBlankEdges
        if let outcome {
            if outcome == .interrupted, entry.contains("\n"), entry != draft.withoutBlankEdges { remember(entry) }
            return outcome
        }
        guard buffer != nil, count > 0 else { return .endOfInput }
        return .entry(entry, isPasted: holdsPaste || isBehindPaste)
    }

    var assistant: (any LineEditorAssistant)? { assistantInUse }

    func drawnPrompt() -> UnsafeMutablePointer<wchar_t> { prompt }
}

/// Finds the editor that owns `libedit`.
func editor(of libedit: OpaquePointer?) -> LineEditor? {
    guard let libedit, let context = editline_context(libedit) else { return nil }
    return Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
}

private func answerReader(_ libedit: OpaquePointer?, _ character: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    guard let editor = editor(of: libedit), let character else { return -1 }
    return editor.readCharacter(into: character)
}

private func answerPrompt(_ libedit: OpaquePointer?) -> UnsafeMutablePointer<wchar_t>? {
    editor(of: libedit)?.drawnPrompt()
}

extension String {
    /// The entry with blank lines made empty, and without those at its end.
    var withoutBlankEdges: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map { $0.isBlank ? "" : $0 }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }
}
