import Drawing
import LineEditing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard output and standard error. All text passes through here, and loses what a terminal would act on; tabulators
/// stay. Where standard output can't be written, the program ends and says why.
struct Screen: Sendable {
    /// The colours that the shell itself adds.
    enum Style: String, Sendable {
        case plain = ""
        case error = "31"
        case heading = "1"
        case faint = "2"
    }

    /// Whether styles are written.
    var usesColor: Bool
    /// Whether nothing is written to standard output.
    var isSilent = false

    /// A screen that shows errors alone.
    static let silent = Screen(usesColor: false, isSilent: true)

    /// Writes `text` and a line break, or another terminator, to standard output; nothing where it is empty.
    func show(_ text: String, style: Style = .plain, terminator: String = "\n") {
        guard !text.isEmpty else { return }
        let isStyled = usesColor && style != .plain
        let (start, end) = isStyled ? ("\u{1B}[\(style.rawValue)m", "\u{1B}[0m") : ("", "")
        write(text, between: start, and: end + terminator)
    }

    /// Writes a sentence and a line break to standard output: at a terminal it is broken between words.
    func say(_ sentence: String, style: Style = .plain) { show(Self.folded(sentence), style: style) }

    /// Clears the screen of a terminal; elsewhere nothing is written.
    func clear() {
        guard Terminal.isInteractive, !isSilent else { return }
        _ = put("\u{1B}[2J\u{1B}[H", on: STDOUT_FILENO)
    }

    /// Writes lines whose sequences for colour come from the playground itself, which has made all else in them safe.
    func show(colored lines: String) {
        write(lines, and: "\n", leaving: ["\t", "\u{1B}"])
    }

    /// Writes `text` and a line break to standard error: at a terminal a sentence is broken between words.
    func complain(_ text: String) {
        let text = text.escapingHiddenCharacters
        _ = put((text.contains("\n") ? text : Self.folded(text)) + "\n", on: STDERR_FILENO)
    }

    private static func folded(_ sentence: String) -> String {
        guard let columns = Terminal.columns else { return sentence }
        return Folding.lines(of: sentence, width: columns).joined(separator: "\n")
    }

    /// So many bytes of a long text are made safe and written at once, up to the end of a line.
    private static let pieceSize = 16_384

    /// Writes to standard output piece by piece. Where Ctrl-C is pressed, the rest of a long text is left out.
    private func write(
        _ text: String, between start: String = "", and end: String = "", leaving kept: Set<Unicode.Scalar> = ["\t"]
    ) {
        if isSilent { return }
        // What it has led to is shown, and is short.
        let canBeCut = text.utf8.count > Self.pieceSize
        var rest = text[...]
        var piece = start
        repeat {
            piece += String(rest.takeLines(bytes: Self.pieceSize)).escapingHiddenCharacters(but: kept)
            if rest.isEmpty { piece += end }
            guard put(piece, on: STDOUT_FILENO, canBeCut: canBeCut) else {
                _ = put("\n", on: STDOUT_FILENO)
                return complain(Messages.restIsNotShown)
            }
            piece = ""
        } while !rest.isEmpty
    }

    /// Writes text as it stands; false where Ctrl-C was pressed before its end, and it can be cut.
    private func put(_ text: String, on descriptor: Int32, canBeCut: Bool = false) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            if canBeCut, Interrupt.check() { return false }
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR {
                // What nobody can read need not be gone on with; of standard error there is no one left to tell.
                guard descriptor == STDOUT_FILENO else { return true }
                complain(Messages.unwritable(String(cString: strerror(errno))))
                exit(ExitStatus.internalError.rawValue)
            }
            bytes = bytes.dropFirst(max(0, count))
        }
        return true
    }
}

extension Substring {
    /// Takes so many bytes from the beginning, and what follows them up to the end of a line.
    fileprivate mutating func takeLines(bytes: Int) -> Substring {
        let end = utf8.index(startIndex, offsetBy: bytes, limitedBy: endIndex)
            .flatMap { utf8[$0...].firstIndex(of: UInt8(ascii: "\n")) }
        let taken = end.map { self[...$0] } ?? self
        self = self[taken.endIndex...]
        return taken
    }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
}
