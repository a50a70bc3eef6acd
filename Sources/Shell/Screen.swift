#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Standard output and standard error. All text passes through here, and loses what a terminal would act on. Where
/// standard output can't be written, the program ends and says why.
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
        let safe = text.escapingHiddenCharacters
        let isStyled = usesColor && style != .plain
        write((isStyled ? "\u{1B}[\(style.rawValue)m\(safe)\u{1B}[0m" : safe) + terminator, to: STDOUT_FILENO)
    }

    /// Writes a program as a file would hold it: with its tabs, which mean something in the lines of a text.
    func show(program text: String) {
        write(text.escapingHiddenCharacters(but: "\t"), to: STDOUT_FILENO)
    }

    /// Writes lines whose sequences for colour come from the playground itself, which has made all else in them safe.
    func show(colored lines: [String]) {
        write(lines.map { $0.escapingHiddenCharacters(but: "\u{1B}") + "\n" }.joined(), to: STDOUT_FILENO)
    }

    /// Writes `text` and a line break to standard error.
    func complain(_ text: String) {
        write(text.escapingHiddenCharacters + "\n", to: STDERR_FILENO)
    }

    private func write(_ text: String, to descriptor: Int32) {
        if isSilent, descriptor == STDOUT_FILENO { return }
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR {
                // What nobody can read need not be gone on with; of standard error there is no one left to tell.
                guard descriptor == STDOUT_FILENO else { return }
                complain(Messages.unwritable(String(cString: strerror(errno))))
                exit(ExitStatus.internalError.rawValue)
            }
            bytes = bytes.dropFirst(max(0, count))
        }
    }
}

private func systemWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, start, count)
}
