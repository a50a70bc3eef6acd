/// A command that somebody wrote without its colon, or by the word that other shells have for it.
struct MeantCommand {
    /// What was written.
    let word: String
    /// What to type instead: a command, or a key.
    let instead: String

    /// What other shells call it, and what it is here.
    private static let others: [String: String] = [
        "exit": ":quit", "bye": ":quit", "logout": ":quit", "q": ":quit", "man": ":help", "h": ":help", "?": ":help",
        "clear": "Ctrl-L", "cls": "Ctrl-L", "ls": ":list", "history": ":list", "info": ":doc", "open": ":load",
        "source": ":load", "run": ":load", "settings": ":set", "write": ":save",
    ]

    /// Reads an entry; nil where it begins with no such word, or goes on as Swift does.
    init?(_ entry: String) {
        guard !entry.contains("\n") else { return nil }
        let text = Word.trimmed(entry[...])
        if text.first == "?", text.count > 1 {
            word = "?"
            instead = ":doc " + Word.trimmed(text.dropFirst())
            return
        }
        let first = String(text.prefix { !$0.isWhitespace })
        word = first
        let rest = Word.trimmed(text.dropFirst(first.count))
        guard rest.isEmpty || rest.first.map({ $0.isLetter || $0.isNumber || "\"-\\./:".contains($0) }) == true,
            !rest.hasPrefix("- ")
        else { return nil }
        if let command = Command.all.first(where: { $0.name == first }) {
            instead = ":" + command.name + (rest.isEmpty ? "" : " " + rest)
        } else if let other = Self.others[first] {
            instead = other
        } else {
            return nil
        }
    }
}
