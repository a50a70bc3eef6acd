/// Changes entries at random: by tokens, so that most of them still parse, and by characters, so that many don't.
struct TokenMutator: Mutator {
    let name = "tokens"
    private let sessions: [[String]]
    /// The tokens of every entry that is known.
    private let words: [Substring]

    /// What people never type, and what a file may hold all the same.
    private static let oddities: [String] = [
        "\u{1B}[2J", "\u{7}", "\u{0}", "\r", "\u{202E}", "\u{200D}", "e\u{301}", "👩‍👩‍👧‍👦", "🇦🇹", "中", "\u{FEFF}", "“", "”",
        "…", "\\",
        "\"\"\"", "/*", "*/", "//", "#if", "#endif", "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\\(", "`", "$0",
        "@", "#",
        "-9223372036854775808", "9223372036854775807", "1e400", "-1", "0x", ".infinity", ".nan", "nil", "self", "Self",
        "super", "repeat", "while true {}", "...", "..<", "???", "inout", "&", "any View", "some View", "_", ";", ":",
        ",",
    ]

    /// Characters that look like others which mean something.
    private static let confusables: [Character: String] = [
        "a": "\u{430}", "e": "\u{435}", "o": "\u{3BF}", "(": "\u{FF08}", ")": "\u{FF09}", ":": "\u{FF1A}",
        ".": "\u{2024}",
        ",": "\u{FF0C}", "=": "\u{FF1D}", "{": "\u{FF5B}", "-": "\u{2212}", " ": "\u{00A0}", "\"": "\u{FF02}",
        "1": "\u{FF11}",
    ]

    /// What stands around a piece, over and over.
    private static let shells: [(String, String)] = [
        ("(", ")"), ("[", "]"), ("{ ", " }"), ("VStack { ", " }"), ("[[", "]]"), ("(1, ", ")"), ("true ? ", " : 1"),
        ("\"\\(", ")\""), ("!", ""), ("", "?"), ("", "!"), ("{ $0(", ") }"), ("if true { ", " }"), ("<", ">"),
    ]

    init(sessions: [[String]]) {
        self.sessions = sessions
        words = sessions.flatMap { $0.flatMap(Self.tokens) }
    }

    func batch(of count: Int, _ dice: Dice) -> [Step] {
        var dice = dice
        var steps: [Step] = []
        var left = count
        while left > 0, let session = dice.pick(sessions) {
            steps.append(.reset)
            for entry in session {
                for _ in 0..<dice.roll(3) where left > 0 {
                    left -= 1
                    steps.append(.input(split(mutate(entry, &dice), &dice)))
                }
                steps.append(.entry(entry))
            }
        }
        return steps
    }

    /// An entry made from `entry` by one to four changes.
    private func mutate(_ entry: String, _ dice: inout Dice) -> String {
        var text = entry
        for _ in 0...dice.roll(3) {
            text = dice.roll(4) == 0 ? changingCharacters(of: text, &dice) : changingTokens(of: text, &dice)
        }
        return text
    }

    /// The text as one entry, or now and then as several: as if it had been entered too soon.
    private func split(_ text: String, _ dice: inout Dice) -> [String] {
        guard dice.roll(8) == 0, !text.isEmpty else { return [text] }
        let index = text.index(text.startIndex, offsetBy: dice.roll(text.count))
        return [String(text[..<index]), String(text[index...])]
    }

    private func changingTokens(of text: String, _ dice: inout Dice) -> String {
        var tokens = Self.tokens(text)
        guard !tokens.isEmpty else { return Self.oddities[dice.roll(Self.oddities.count)] }
        let index = dice.roll(tokens.count)
        switch dice.roll(10) {
        case 7:
            let shell = Self.shells[dice.roll(Self.shells.count)]
            let count = 1 + dice.roll(dice.roll(6) == 0 ? 400 : 8)
            tokens[index] = Substring(
                String(repeating: shell.0, count: count) + tokens[index] + String(repeating: shell.1, count: count))
        case 8: tokens[index] = Substring(String(repeating: "9", count: 1 + dice.roll(400)))
        case 9: tokens[index] = Substring(tokens[index].map { Self.confusables[$0] ?? String($0) }.joined())
        case 0: tokens.remove(at: index)
        case 1: tokens.insert(tokens[index], at: index)
        case 2: tokens.swapAt(index, dice.roll(tokens.count))
        case 3: tokens[index] = dice.pick(words) ?? ""
        case 4: tokens.insert(dice.pick(words) ?? "", at: index)
        case 5:
            let end = min(tokens.count, index + 1 + dice.roll(12))
            tokens.insert(contentsOf: tokens[index..<end], at: dice.roll(tokens.count))
        default: tokens[index] = Substring(Self.oddities[dice.roll(Self.oddities.count)])
        }
        return tokens.joined()
    }

    private func changingCharacters(of text: String, _ dice: inout Dice) -> String {
        var characters = Array(text.unicodeScalars)
        let index = dice.roll(characters.count)
        switch dice.roll(5) {
        case 0 where !characters.isEmpty: characters.remove(at: index)
        case 1: characters.insert(Unicode.Scalar(UInt8(dice.roll(128))), at: index)
        case 2: characters.insert(contentsOf: (dice.pick(Self.oddities) ?? "").unicodeScalars, at: index)
        case 3: characters.removeSubrange(index...)
        default:
            let piece = characters[index..<min(characters.count, index + 1 + dice.roll(20))]
            let copies = repeatElement(piece, count: 1 + dice.roll(60))
            characters.insert(contentsOf: copies.joined(), at: index)
        }
        var changed = String.UnicodeScalarView()
        changed.append(contentsOf: characters)
        return String(changed)
    }

    /// A text in words, spaces and single signs; joined they are the text.
    static func tokens(_ text: String) -> [Substring] {
        var tokens: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            let kind = kind(first)
            let token = kind == .sign ? rest.prefix(1) : rest.prefix { Self.kind($0) == kind }
            tokens.append(token)
            rest = rest[token.endIndex...]
        }
        return tokens
    }

    private enum Kind { case word, space, sign }

    private static func kind(_ character: Character) -> Kind {
        if character.isLetter || character.isNumber || character == "_" { return .word }
        return character.isWhitespace ? .space : .sign
    }
}
