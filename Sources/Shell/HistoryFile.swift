import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The entries of earlier runs: one a line, its line breaks written as `\n` and its backslashes as `\\`.
///
/// Every entry is appended when it is entered, so that several shells can share the file. Only its owner may read it. It
/// is cut where it grows beyond a bound. A history that can't be kept is no reason to stop: nothing here fails.
struct HistoryFile: Sendable {
    /// The most entries that are kept, the latest.
    static let mostEntries = 10_000
    /// The most bytes that are kept; as many again may be added before the file is cut.
    static let mostBytes = 4 << 20

    /// Where the file is; nil where no history is kept.
    let path: String?

    /// The file of the user: `$ATELIER_HISTORY`, where an empty value asks for none, or else
    /// `atelier/history` in `$XDG_STATE_HOME` or `~/.local/state`.
    static func ofUser(environment: (String) -> String?) -> HistoryFile {
        if let chosen = environment("ATELIER_HISTORY") { return HistoryFile(path: chosen.isEmpty ? nil : chosen) }
        return HistoryFile(path: StateFolder.path(environment: environment).map { "\($0)/history" })
    }

    /// The entries, the oldest first.
    func load() -> [String] {
        let (lines, isTooLong) = latestLines()
        if isTooLong { cut(to: lines) }
        return lines.map { Self.unescaped(String(decoding: $0, as: UTF8.self)) }
    }

    /// The latest lines, as many as are kept, and whether the file has grown beyond its bound. The file is no longer
    /// locked when this returns.
    private func latestLines() -> (lines: [ArraySlice<UInt8>], isTooLong: Bool) {
        guard let file = path.flatMap({ try? OpenFile($0, O_RDONLY) }) else { return ([], false) }
        let end = file.size
        let start = max(0, end - Self.mostBytes)
        let bytes = file.read(start..<end)
        // The first line that is read may be half of one, and the last one too, where a process was killed.
        let lines = bytes.split(separator: Self.lineBreak, omittingEmptySubsequences: false)
        let whole = lines.dropFirst(start > 0 ? 1 : 0).dropLast().filter { !$0.isEmpty }.suffix(Self.mostEntries)
        return (Array(whole), end > 2 * Self.mostBytes)
    }

    /// Adds an entry.
    func append(_ entry: String) {
        guard let path, !entry.isEmpty else { return }
        try? StateFolder.make(SessionFiles.folder(of: path))
        guard let file = try? OpenFile(path, O_RDWR | O_APPEND | O_CREAT) else { return }
        let size = file.size
        // What a killed process has left of its last entry ends here.
        let isTorn = size > 0 && file.read((size - 1)..<size) != [Self.lineBreak]
        try? file.append(Array(((isTorn ? "\n" : "") + Self.escaped(entry) + "\n").utf8))
    }

    /// Keeps these lines alone. Another shell may add one meanwhile: it waits for the lock, and finds the new file.
    private func cut(to lines: some Sequence<ArraySlice<UInt8>>) {
        guard let path = path.flatMap(SessionFiles.resolved), let file = try? OpenFile(path, O_RDWR) else { return }
        let bytes = Array(lines.map { $0 + [Self.lineBreak] }.joined())
        withExtendedLifetime(file) {
            _ = try? SessionFiles.write(bytes, to: path, replacing: .anything, isDurable: false)
        }
    }

    private static let lineBreak = UInt8(ascii: "\n")

    /// An entry as one line.
    static func escaped(_ entry: String) -> String {
        var line = ""
        for character in entry.unicodeScalars {
            switch character {
            case "\\": line += "\\\\"
            case "\n": line += "\\n"
            default: line.unicodeScalars.append(character)
            }
        }
        return line
    }

    /// The entry that a line stands for.
    static func unescaped(_ line: some StringProtocol) -> String {
        var entry = String.UnicodeScalarView()
        var isEscaped = false
        for character in line.unicodeScalars {
            if isEscaped {
                entry.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                entry.append(character)
            }
        }
        return String(entry)
    }
}
