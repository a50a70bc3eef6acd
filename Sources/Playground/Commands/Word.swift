/// One argument of a command: a word, or text in quotes.
struct Word: Equatable {
    /// The text, without its quotes.
    let text: String
    /// Whether it stood in quotes.
    let isQuoted: Bool
    /// Whether its closing quote, where it has an opening one, is there.
    var isClosed = true
    /// Where it begins, in characters from the start of the line.
    let offset: Int

    /// The argument as it is written.
    var written: String {
        isQuoted
            ? "\"" + text.flatMap { $0 == "\n" ? ["\\", "n"] : "\"\\".contains($0) ? ["\\", $0] : [$0] } + "\""
            : text
    }

    /// A text as an argument in quotes.
    static func quoted(_ text: String) -> String { Word(text: text, isQuoted: true, offset: 0).written }

    /// Whether it asks for something rather than naming it. A file of such a name stands in quotes, or behind `./`.
    var isOption: Bool { !isQuoted && text.first == "-" && text.count > 1 }

    /// Whether a text can only be an argument where it stands in quotes.
    static func needsQuotes(_ text: String) -> Bool {
        text.isEmpty || text.contains(where: \.isWhitespace) || "\"-".contains(text[text.startIndex])
    }

    /// A text without the spaces around it.
    static func trimmed(_ text: Substring) -> String {
        let front = text.drop(while: \.isWhitespace)
        return String(front.reversed().drop(while: \.isWhitespace).reversed())
    }

    /// The arguments in a line of a command, from `start` on. A backslash takes the next character of a quoted
    /// argument as it is, but for `\n`, the end of a line; a quote that is left open ends with the line.
    static func all(in line: String, from start: Int) -> [Word] {
        var words: [Word] = []
        var current: (text: String, isQuoted: Bool, offset: Int)?
        var isEscaped = false
        func finish(isClosed: Bool = true) {
            if let word = current {
                words.append(Word(text: word.text, isQuoted: word.isQuoted, isClosed: isClosed, offset: word.offset))
            }
            current = nil
        }
        for (offset, character) in line.enumerated().dropFirst(start) {
            if current?.isQuoted == true {
                if isEscaped {
                    current?.text.append(character == "n" ? "\n" : character)
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    finish()
                } else {
                    current?.text.append(character)
                }
            } else if character.isWhitespace {
                finish()
            } else if character == "\"", current == nil {
                current = ("", true, offset)
            } else {
                current = ((current?.text ?? "") + String(character), false, current?.offset ?? offset)
            }
        }
        finish(isClosed: current?.isQuoted != true)
        return words
    }
}
