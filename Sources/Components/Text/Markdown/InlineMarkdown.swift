import StyleEngine

/// Reads the Markdown within a line: `**bold**`, `_slanted_`, `~~struck~~`, `` `code` ``, `[link](address)`,
/// `^[3 item](inflect: true)`, and `\*` for the character itself.
///
/// As in SwiftUI, headings, lists and other blocks are not read, spaces and line ends stay, and what is not closed is shown
/// as it stands. Emphasis follows CommonMark, so that `snake_case_name` has none. Values stand for letters. Cost: linear,
/// but for brackets in brackets.
struct InlineMarkdown {
    /// A character that is written, or the number of a value.
    enum Atom: Hashable {
        case character(Character)
        case value(Int)

        var character: Character? {
            if case .character(let character) = self { character } else { nil }
        }
    }

    private let atoms: [Atom]
    /// The texts of the values.
    private let values: [String]
    private var index = 0
    /// What is shown, without the marks that were read as such.
    private var shown: [Atom?] = []
    /// How often each emphasis begins and ends before an atom of `shown`.
    private var changes: [Int: [(emphasis: MarkdownRun.Emphasis, by: Int)]] = [:]
    /// Where the links lead to that begin before an atom of `shown`.
    private var addresses: [Int: String] = [:]
    /// The words that are shown in place of others, by where those begin in `shown`.
    private var plurals: [Int: String] = [:]
    private var delimiters: [Delimiter] = []
    private var brackets: [(shown: Int, delimiters: Int, hasAttributes: Bool)] = []
    /// The lengths of runs of backticks that no run closes from here on.
    private var unclosedCode: Set<Int> = []

    private init(_ atoms: [Atom], values: [String]) { (self.atoms, self.values) = (atoms, values) }

    /// The pieces of a text.
    ///
    /// - Parameter values: the texts of the values.
    static func runs(_ atoms: [Atom], values: [String]) -> [MarkdownRun] {
        let hasMarks = atoms.contains { $0.character.map { special.contains($0) } ?? false }
        var reader = InlineMarkdown(atoms, values: values)
        if hasMarks { reader.read() } else { reader.shown = atoms }
        return reader.runs()
    }

    private static let special: Set<Character> = ["*", "_", "~", "`", "[", "]", "\\", "<", "&"]

    private mutating func read() {
        while index < atoms.count {
            switch atoms[index].character {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readDelimiter()
            case "!":
                // Images stay as they are written.
                if character(index + 1) == "[" { show() }
                show()
            case "^" where character(index + 1) == "[":
                brackets.append((shown.count, delimiters.count, true))
                show()
                show()
            case "[":
                brackets.append((shown.count, delimiters.count, false))
                show()
            case "]": readLink()
            case "<": readAddress()
            case "&": readEntity()
            default: show()
            }
        }
        resolve(from: 0)
    }

    private func character(_ index: Int) -> Character? {
        index < atoms.count ? atoms[index].character : nil
    }

    /// Shows what stands here as it is.
    private mutating func show() {
        shown.append(atoms[index])
        index += 1
    }

    private mutating func change(_ emphasis: MarkdownRun.Emphasis, _ start: Int, _ end: Int) {
        changes[start, default: []].append((emphasis, 1))
        changes[end, default: []].append((emphasis, -1))
    }

    private mutating func readEscape() {
        if let next = character(index + 1), next.isMarkdownPunctuation { index += 1 }
        show()
    }

    /// `` `code` ``, between as many backticks on both sides.
    private mutating func readCode() {
        let length = length(of: "`", at: index)
        var end = index + length
        if !unclosedCode.contains(length) {
            while end < atoms.count {
                guard character(end) == "`" else {
                    end += 1
                    continue
                }
                let other = self.length(of: "`", at: end)
                if other == length { break }
                end += other
            }
            if end < atoms.count {
                var inside = atoms[(index + length)..<end]
                if inside.count > 2, inside.first == .character(" "), inside.last == .character(" "),
                    inside.contains(where: { $0 != .character(" ") })
                {
                    inside = inside.dropFirst().dropLast()
                }
                change(.code, shown.count, shown.count + inside.count)
                shown += inside.map { $0 }
                index = end + length
                return
            }
            unclosedCode.insert(length)
        }
        for _ in 0..<length { show() }
    }

    private func length(of character: Character, at start: Int) -> Int {
        var end = start
        while self.character(end) == character { end += 1 }
        return end - start
    }

    private mutating func readDelimiter() {
        guard let mark = character(index) else { return }
        let length = length(of: mark, at: index)
        let delimiter = Delimiter(
            mark, shown: shown.count, length: length, before: index > 0 ? atoms[index - 1] : nil,
            after: index + length < atoms.count ? atoms[index + length] : nil)
        // More than two waves mean nothing.
        if mark != "~" || length < 3 { delimiters.append(delimiter) }
        for _ in 0..<length { show() }
    }

    /// `](address)` behind the text of a link.
    private mutating func readLink() {
        guard let open = brackets.popLast() else { return show() }
        if open.hasAttributes { return readAttributes(behind: open.shown) }
        guard character(index + 1) == "(", let end = endOfAddress(from: index + 2) else {
            return show()
        }
        resolve(from: open.delimiters)
        shown[open.shown] = nil
        change(.link, open.shown, shown.count)
        addresses[open.shown] = address(in: (index + 2)..<end)
        // There are no links in links.
        brackets.removeAll { !$0.hasAttributes }
        index = end + 1
    }

    /// `](inflect: true)` behind a text that begins with `^[`. Other attributes change nothing that is to be seen.
    private mutating func readAttributes(behind start: Int) {
        guard character(index + 1) == "(", let end = endOfAttributes(from: index + 2) else { return show() }
        shown[start] = nil
        shown[start + 1] = nil
        let attributes = String(atoms[(index + 2)..<end].compactMap(\.character).filter { !$0.isWhitespace })
        if attributes.contains("inflect:true") { inflect(from: start + 2) }
        index = end + 1
    }

    private func endOfAttributes(from start: Int) -> Int? {
        var depth = 0
        for place in start..<max(start, atoms.count) {
            switch atoms[place].character {
            case "(": depth += 1
            case ")" where depth == 0: return place
            case ")": depth -= 1
            case "\n": return nil
            default: break
            }
        }
        return nil
    }

    /// Gives the last word behind a place the plural, where a number other than one stands in front.
    private mutating func inflect(from start: Int) {
        let numbers = shown[start...].compactMap { atom -> String? in
            switch atom {
            case .value(let number) where number < values.count: values[number]
            case .character(let character): String(character)
            default: nil
            }
        }.joined().split { !$0.isNumber && !",.-".contains($0) }.filter { $0.contains(where: \.isNumber) }
        guard let number = numbers.first, number != "1", number != "-1" else { return }
        let end = (shown[start...].lastIndex { $0?.isOfWord(values) == true } ?? start - 1) + 1
        guard end > start, let last = shown[end - 1] else { return }
        let word: Range<Int>
        let singular: String
        if case .value(let number) = last {
            word = (end - 1)..<end
            singular = values[number]
        } else {
            let first = (shown[start..<end].lastIndex { $0?.character?.isLetter != true } ?? start - 1) + 1
            word = first..<end
            singular = String(shown[word].compactMap { $0?.character })
        }
        let plural = EnglishPlural.of(singular)
        guard plural != singular else { return }
        // No place is shifted, since emphasis is known by places.
        for place in word { shown[place] = nil }
        plurals[word.lowerBound] = plural
        EvaluationContext.note(.inflection(singular: singular, plural: plural))
    }

    /// Where the parenthesis closes behind an address, which has no spaces, and perhaps a title in quotes.
    private func endOfAddress(from start: Int) -> Int? {
        var end = start
        var depth = 0
        while let next = character(end), !next.isWhitespace {
            if next == "(" { depth += 1 }
            if next == ")" {
                if depth == 0 { return end }
                depth -= 1
            }
            guard depth < 32 else { return nil }
            end += next == "\\" ? 2 : 1
        }
        while character(end) == " " { end += 1 }
        guard let quote = character(end), quote == "\"" || quote == "'" else { return nil }
        end += 1
        while let next = character(end), next != quote { end += next == "\\" ? 2 : 1 }
        return character(end) == quote && character(end + 1) == ")" ? end + 1 : nil
    }

    /// An address in parentheses, without the title behind it.
    private func address(in range: Range<Int>) -> String {
        var address = ""
        var isEscaped = false
        for character in atoms[range].compactMap(\.character) {
            if character.isWhitespace { break }
            isEscaped = character == "\\" && !isEscaped
            if !isEscaped { address.append(character) }
        }
        return address.first == "<" && address.last == ">" ? String(address.dropFirst().dropLast()) : address
    }

    /// `<https://a.b>`
    private mutating func readAddress() {
        var end = index + 1
        var hasScheme = false
        while let next = character(end), next != ">", next != "<", !next.isWhitespace {
            if next == ":", end > index + 2 { hasScheme = true }
            if !hasScheme, !next.isASCII || !(next.isLetter || next.isNumber || "+.-".contains(next)) {
                return show()
            }
            end += 1
        }
        guard hasScheme, character(end) == ">" else { return show() }
        change(.link, shown.count, shown.count + end - index - 1)
        addresses[shown.count] = String(atoms[(index + 1)..<end].compactMap(\.character))
        shown += atoms[(index + 1)..<end].map { $0 }
        index = end + 1
    }

    /// `&amp;`
    private mutating func readEntity() {
        let entities: [(name: String, character: Character)] = [
            ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("nbsp;", "\u{A0}"),
        ]
        for entity in entities
        where entity.name.enumerated().allSatisfy({ character(index + 1 + $0) == $1 }) {
            shown.append(.character(entity.character))
            index += 1 + entity.name.count
            return
        }
        show()
    }

    /// Finds what the delimiters from one on stand around, as CommonMark does, and forgets them.
    private mutating func resolve(from bottom: Int) {
        var open: [Delimiter] = []
        // Below these places no delimiter is open for a closing one of a kind.
        var searched: [Delimiter.Kind: Int] = [:]
        for var delimiter in delimiters[bottom...] {
            while delimiter.canClose, delimiter.length > 0 {
                let from = min(searched[delimiter.kind, default: 0], open.count)
                guard let opener = open[from...].lastIndex(where: { $0.opens(delimiter) }) else {
                    searched[delimiter.kind] = open.count
                    break
                }
                open.removeSubrange((opener + 1)...)
                take(from: &open[opener], and: &delimiter)
                if open[opener].length == 0 { open.remove(at: opener) }
                searched = searched.mapValues { min($0, open.count) }
            }
            if delimiter.canOpen, delimiter.length > 0 { open.append(delimiter) }
        }
        delimiters.removeSubrange(bottom...)
    }

    /// Takes the marks of one emphasis from what begins and what ends it.
    private mutating func take(from opener: inout Delimiter, and closer: inout Delimiter) {
        let isStruck = closer.mark == "~"
        let length = isStruck ? closer.length : min(2, opener.length, closer.length)
        let start = opener.takeEnd(length)
        let end = closer.takeStart(length)
        for offset in 0..<length {
            shown[start + offset] = nil
            shown[end + offset] = nil
        }
        change(isStruck ? .struck : length == 2 ? .strong : .slanted, start, end)
    }

    /// The pieces, each with what stands around it.
    private func runs() -> [MarkdownRun] {
        var runs: [MarkdownRun] = []
        var depth: [UInt8: Int] = [:]
        var emphasis: MarkdownRun.Emphasis = []
        var address: String?
        for (place, atom) in shown.enumerated() {
            address = addresses[place] ?? address
            if let changes = changes[place] {
                for change in changes { depth[change.emphasis.rawValue, default: 0] += change.by }
                emphasis = MarkdownRun.Emphasis(
                    MarkdownRun.Emphasis.all.filter { depth[$0.rawValue, default: 0] > 0 })
            }
            let link = emphasis.contains(.link) ? address : nil
            let text: String
            switch atom {
            case nil:
                guard let plural = plurals[place] else { continue }
                text = plural
            case .value(let number):
                runs.append(MarkdownRun(content: .value(number), emphasis: emphasis, address: link))
                continue
            case .character(let character): text = String(character)
            }
            if let last = runs.last, last.emphasis == emphasis, last.address == link,
                case .text(var before) = last.content
            {
                // The text has one owner while it grows.
                runs[runs.count - 1].content = .value(0)
                before += text
                runs[runs.count - 1].content = .text(before)
            } else {
                runs.append(MarkdownRun(content: .text(text), emphasis: emphasis, address: link))
            }
        }
        return runs
    }
}

extension InlineMarkdown.Atom {
    /// Whether it belongs to a word.
    fileprivate func isOfWord(_ values: [String]) -> Bool {
        switch self {
        case .character(let character): character.isLetter
        case .value(let number): number < values.count && values[number].contains(where: \.isLetter)
        }
    }
}

extension Character {
    /// Whether it is a character of ASCII that Markdown may give a meaning.
    var isMarkdownPunctuation: Bool {
        isASCII && !isWhitespace && !isLetter && !isNumber
            && asciiValue.map { $0 > 0x20 && $0 < 0x7F } == true
    }
}
