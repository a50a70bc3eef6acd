/// A command as it was typed.
struct Invocation {
    /// The command.
    let command: Command
    /// What was typed after its name.
    let words: [Word]
    /// The same as it was typed: the Swift of a command that takes Swift.
    let rest: String

    /// Reads a line that begins with a colon.
    init(parsing line: String) throws(Complaint) {
        let name = line.dropFirst().prefix { !$0.isWhitespace }
        if name.isEmpty, let first = Word.all(in: line, from: 1).first {
            throw .spaceAfterColon(try Command.named(first.text))
        }
        command = try Command.named(String(name))
        words = Word.all(in: line, from: name.count + 1)
        rest = Word.trimmed(line.dropFirst(name.count + 1))
        guard command.takesSwift || words.allSatisfy(\.isClosed) else { throw .openQuote(line: text) }
    }

    /// Whether a line that begins with a colon reads or writes files, or would if it were understood: that is no part of
    /// what was tried, and of what a recording holds.
    static func isAboutFiles(_ line: String) -> Bool { command(of: line)?.takesPath ?? false }

    /// Whether a line that begins with a colon leaves the canvas as it is.
    static func onlyLooks(_ line: String) -> Bool { command(of: line)?.onlyLooks ?? false }

    private static func command(of line: String) -> Command? {
        try? Command.named(String(line.dropFirst().prefix { !$0.isWhitespace }))
    }

    /// The command as a recording holds it: its name in full.
    var text: String {
        command.takesSwift && !rest.isEmpty ? ":\(command.name) \(rest)" : writtenText
    }

    private var writtenText: String { ([":\(command.name)"] + words.map(\.written)).joined(separator: " ") }

    /// Checks how many arguments there are.
    func expect(_ counts: ClosedRange<Int>) throws(Complaint) {
        if words.count < counts.lowerBound { throw .missingArgument(command) }
        if words.count > counts.upperBound { throw .unexpectedArgument(words[counts.upperBound], command) }
    }

    /// The first argument, which is a number from 1; nil where there is none.
    func count() throws(Complaint) -> Int? {
        guard let word = words.first else { return nil }
        guard let count = Int(word.text), count > 0 else { throw .notACount(word, command) }
        return count
    }

    /// The only argument, which is a path.
    func path() throws(Complaint) -> String {
        try path(orOptions: []).path
    }

    /// The word that lets a command write over a file.
    static let replacing = "--replace"

    /// The file that a command is to write: a path that ends in one of `endings`, and perhaps `--replace`.
    func target(_ endings: FileEnding...) throws(Complaint) -> (file: FileTarget, ending: FileEnding) {
        let (path, options) = try path(orOptions: [Self.replacing])
        guard let ending = FileEnding(of: path), endings.contains(ending) else {
            throw .fileEnding(path, command, endings)
        }
        return (FileTarget(path: path, replaces: !options.isEmpty), ending)
    }

    /// The path, and the options that stand in front of it or behind.
    private func path(orOptions known: [String]) throws(Complaint) -> (path: String, options: [Word]) {
        let options = words.filter(\.isOption)
        if let unknown = options.first(where: { !known.contains($0.text) }) {
            throw .unknownOption(unknown, command, only: known.first)
        }
        let paths = words.filter { !$0.isOption }
        guard let path = paths.first else { throw .missingArgument(command) }
        guard paths.count == 1 else { throw .severalPaths(paths, command) }
        return (path.text, options)
    }
}
