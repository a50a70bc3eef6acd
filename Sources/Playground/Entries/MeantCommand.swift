import Language

/// What somebody meant who wrote a command without its colon, or by the word that other programs have for it.
struct MeantCommand {
    /// What was written.
    let word: String
    /// What to do instead.
    let advice: Advice
    /// Whether it was written as Swift writes members or types, which it may be as well: `.help`, `Help`.
    let looksLikeSwift: Bool

    /// What to do instead.
    enum Advice: Equatable {
        /// Type this command.
        case type(String)
        /// Press this key.
        case press(String)
        /// What this sentence says.
        case follow(String)
    }

    /// What other programs call it, and what it is here.
    private enum Other {
        /// A command, whatever follows the word.
        case command(Command)
        /// A command that takes what follows the word.
        case commandWithRest(Command)
        /// Help on what follows the word.
        case help
        case advice(Advice)
    }

    private static let others: [String: Other] = {
        let words: [(Other, [String])] = [
            (.command(.quit), ["exit", "bye", "logout", "q", "q!", "wq", "wq!", "x"]),
            (.help, ["man", "info", "h", "?"]),
            (.command(.list), ["ls", "dir", "history"]),
            (.commandWithRest(.load), ["open", "source", "run", "cat"]),
            (.commandWithRest(.save), ["write", "w"]),
            (.command(.set), ["settings", "options"]),
            (.advice(.press("Ctrl-L")), ["clear", "cls"]),
            (
                .advice(.follow("press Up to change an entry; :load runs a file that was edited elsewhere")),
                ["edit", "vim", "vi", "nano", "emacs"]
            ),
            (
                .advice(.follow("the shell stays in its folder; :load ../a.swift runs a file of another")),
                ["cd", "pwd"]
            ),
            (.advice(.follow("type the Swift itself; :load runs a file of it")), ["swift", "swiftc"]),
            (.advice(.follow("leave the shell and run atelier --version")), ["version"]),
        ]
        return Dictionary(words.flatMap { other, words in words.map { ($0, other) } }) { first, _ in first }
    }()

    /// Reads an entry; nil where it begins with no such word, or goes on as Swift does.
    init?(_ entry: String) {
        guard !entry.contains("\n") else { return nil }
        let text = Self.withoutSign(Word.trimmed(entry[...]))
        let written = String(text.prefix { !$0.isWhitespace })
        let behind = Word.trimmed(text.dropFirst(written.count))
        let rest = behind == "()" ? "" : behind
        guard rest.isEmpty || Self.isArgument(rest) else { return nil }
        if written.first == "?", written.count > 1, rest.isEmpty {
            self.init(word: "?", rest: String(written.dropFirst()))
        } else if written.first == ".", rest.isEmpty {
            self.init(word: String(written.dropFirst()), looksLikeSwift: true)
        } else {
            self.init(word: written, rest: rest)
        }
    }

    /// A line without what stands before the commands of other programs: `/help`, `\q`, `!ls`, `$ ls`, `::help`.
    private static func withoutSign(_ line: String) -> String {
        guard let sign = line.first, "/\\!$:".contains(sign) else { return line }
        let command = line.dropFirst().drop { sign == "$" && $0 == " " || sign == ":" && $0 == ":" }
        return command.first?.isLetter == true ? String(command) : line
    }

    /// Reads a word and what follows it; nil where it stands for no command.
    init?(word written: String, rest: String = "", looksLikeSwift: Bool = false) {
        var name = written[...]
        if rest.isEmpty, name.last == ";" { name.removeLast() }
        if rest.isEmpty, name.hasSuffix("()") { name.removeLast(2) }
        word = String(name)
        let key = word.lowercased()
        self.looksLikeSwift = looksLikeSwift || key != word
        func typed(_ command: Command, _ rest: String) -> Advice {
            .type(":" + command.name + (rest.isEmpty ? "" : " " + rest))
        }
        if let command = Command.all.first(where: { $0.name == key }) {
            advice = typed(command, rest)
            return
        }
        switch Self.others[key] {
        case .command(let command): advice = typed(command, "")
        case .commandWithRest(let command): advice = typed(command, rest)
        // A text has no help: `? "none"` goes on with a ternary.
        case .help where rest.first == "\"": return nil
        case .help: advice = rest.isEmpty ? typed(.help, "") : typed(.doc, rest)
        case .advice(let advice): self.advice = advice
        case nil: return nil
        }
    }

    /// Whether an entry is such a word with the path of a folder behind it, where Swift would be unfinished: `cd ..`.
    static func namesFolder(_ entry: String) -> Bool {
        guard let meant = MeantCommand(entry), case .advice = others[meant.word] else { return false }
        return entry.hasSuffix(".") || entry.hasSuffix("/")
    }

    private static func isArgument(_ rest: String) -> Bool {
        if rest.first == ":" { return rest.dropFirst().first?.isLetter == true }
        return rest.first.map { $0.isLetter || $0.isNumber || "\"-\\./~".contains($0) } == true && !rest.hasPrefix("- ")
    }
}
