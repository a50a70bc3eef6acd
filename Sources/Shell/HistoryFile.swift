import Transcripts

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The entries of earlier runs: one a line, its line breaks written as `\n` and its backslashes as `\\`.
///
/// Every entry is appended when it is entered, in one write, so that several shells can share the file. Only its owner
/// may read it. A history that can't be kept is no reason to stop: nothing here fails.
struct HistoryFile: Sendable {
    /// Where the file is; nil where no history is kept.
    let path: String?

    /// The file of the user: `$ATELIER_HISTORY`, where an empty value asks for none, or else
    /// `atelier/history` in `$XDG_STATE_HOME` or `~/.local/state`.
    static func ofUser(environment: (String) -> String?) -> HistoryFile {
        if let chosen = environment("ATELIER_HISTORY") { return HistoryFile(path: chosen.isEmpty ? nil : chosen) }
        // The specification asks to pass over a path that is not absolute.
        if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
            return HistoryFile(path: "\(state)/atelier/history")
        }
        return HistoryFile(path: environment("HOME").map { "\($0)/.local/state/atelier/history" })
    }

    /// The entries, the oldest first.
    func load() -> [String] {
        guard let path, let text = try? SessionFiles.read(path) else { return [] }
        return text.split(separator: "\n").map(Self.unescaped)
    }

    /// Adds an entry.
    func append(_ entry: String) {
        guard let path, !entry.isEmpty else { return }
        makeFolder(of: path)
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let line = Array((Self.escaped(entry) + "\n").utf8)
        _ = write(descriptor, line, line.count)
    }

    private func makeFolder(of path: String) {
        guard let end = path.lastIndex(of: "/"), end > path.startIndex else { return }
        let folder = String(path[..<end])
        if mkdir(folder, 0o700) != 0, errno == ENOENT {
            makeFolder(of: folder)
            mkdir(folder, 0o700)
        }
    }

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
