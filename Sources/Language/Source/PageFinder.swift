/// Finds what a page puts around code, and in the place of its characters: the fences of Markdown, prompts, the numbers
/// of lines, and the entities of HTML.
struct PageFinder {
    /// One line of the text.
    private struct Line {
        /// Where it begins, in UTF-8 bytes.
        let offset: Int
        let text: Substring

        var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
    }

    private let text: String
    private let lines: [Line]

    /// Whether a text that parses may still hold something of a page.
    static func mayHaveMarks(_ text: String) -> Bool {
        text.contains("&") && entities.keys.contains { text.contains($0) } || text.hasPrefix("`")
    }

    /// What is to be read otherwise, in order. Nothing where it is not certain.
    static func edits(in text: String) -> [Reading.Edit] {
        let finder = PageFinder(text)
        let (fences, inside) = finder.fences()
        let margin = finder.prompts(of: inside) ?? finder.numbers(of: inside) ?? []
        let marks = fences + margin
        let entities = finder.entities().filter { entity in
            !marks.contains { $0.offset <= entity.offset && entity.offset < $0.offset + $0.length }
        }
        return (marks + entities).sorted { $0.offset < $1.offset }
    }

    private init(_ text: String) {
        self.text = text
        var offset = 0
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            defer { offset += line.utf8.count + 1 }
            return Line(offset: offset, text: line)
        }
    }

    // MARK: - Fences

    /// The lines of a fence around all of the text, or the backticks around its only line; and the lines inside.
    private func fences() -> (edits: [Reading.Edit], inside: [Line]) {
        let written = lines.filter { !$0.isBlank }
        guard let first = written.first, let last = written.last else { return ([], []) }
        if written.count == 1, let edits = backticks(around: first) { return (edits, []) }
        let fences = written.filter { Self.fence($0.text) != nil }
        guard let opening = fences.first, opening.offset == first.offset, let mark = Self.fence(first.text) else {
            return ([], written)
        }
        let isClosed =
            written.count > 1 && Self.fence(last.text) == mark && last.text.drop(while: \.isWhitespace) == mark
        guard fences.count == (isClosed ? 2 : 1) else { return ([], written) }
        let inside = written.dropFirst().dropLast(isClosed ? 1 : 0)
        return (
            (isClosed ? [first, last] : [first]).map { removal($0.offset, $0.text.utf8.count, .fences) }, Array(inside)
        )
    }

    /// The mark of a fence: three or more backticks or tildes, with one word behind them at most.
    private static func fence(_ line: Substring) -> Substring? {
        let text = line.drop(while: \.isWhitespace)
        guard let character = text.first, character == "`" || character == "~" else { return nil }
        let mark = text.prefix { $0 == character }
        let rest = text.dropFirst(mark.count)
        return mark.count >= 3 && !rest.contains(where: { $0 == character || $0.isWhitespace }) ? mark : nil
    }

    private func backticks(around line: Line) -> [Reading.Edit]? {
        let text = line.text
        guard text.first == "`", text.last == "`", text.count > 2, text.contains("("),
            text.count(where: { $0 == "`" }) == 2
        else { return nil }
        return [removal(line.offset, 1, .fences), removal(line.offset + text.utf8.count - 1, 1, .fences)]
    }

    // MARK: - What stands in front of lines

    /// The prompts of a shell, where each line has one.
    private func prompts(of lines: [Line]) -> [Reading.Edit]? {
        guard let first = lines.first, Self.prompt(of: first.text) != nil else { return nil }
        var edits: [Reading.Edit] = []
        for line in lines {
            guard let length = Self.prompt(of: line.text) ?? Self.continuation(of: line.text) else { return nil }
            edits.append(removal(line.offset, length, .prompts))
        }
        return edits
    }

    private static func prompt(of line: Substring) -> Int? {
        let text = line.drop(while: \.isWhitespace)
        let number = text.prefix(while: \.isNumber)
        if !number.isEmpty, text.dropFirst(number.count).first == ">" { return length(of: number + ">", in: line) }
        return [">>>", "swift>", "$", "%", ">"].lazy.compactMap { length(of: $0, in: line) }.first
    }

    private static func continuation(of line: Substring) -> Int? {
        let text = line.drop(while: \.isWhitespace)
        let number = text.prefix(while: \.isNumber)
        if !number.isEmpty, text.dropFirst(number.count).first == "." { return length(of: number + ".", in: line) }
        return ["...", "+"].lazy.compactMap { length(of: $0, in: line) }.first
    }

    /// How many bytes a prompt takes with the space behind it.
    private static func length(of prompt: some StringProtocol, in line: Substring) -> Int? {
        let text = line.drop(while: \.isWhitespace)
        guard text.hasPrefix(prompt) else { return nil }
        let indentation = line.utf8.count - text.utf8.count
        guard let next = text.dropFirst(prompt.count).first else { return indentation + prompt.utf8.count }
        return next == " " ? indentation + prompt.utf8.count + 1 : nil
    }

    /// The numbers of lines, where each line has the next.
    private func numbers(of lines: [Line]) -> [Reading.Edit]? {
        guard lines.count > 1 else { return nil }
        var edits: [Reading.Edit] = []
        var next: Int?
        for line in lines {
            let text = line.text.drop(while: \.isWhitespace)
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            guard let number = Int(digits), next.map({ $0 == number }) ?? true else { return nil }
            let gap = text.dropFirst(digits.count).prefix { $0 == " " || $0 == "\t" }
            let rest = text.dropFirst(digits.count + gap.count)
            let sign = rest.first.map { ".:|)\u{2502}".contains($0) } == true ? rest.prefix(1) : ""
            guard rest.isEmpty || !gap.isEmpty || !sign.isEmpty else { return nil }
            guard sign.isEmpty || rest.dropFirst().first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
            let indentation = line.text.utf8.count - text.utf8.count
            let length = indentation + digits.utf8.count + (sign.isEmpty ? 0 : gap.utf8.count + sign.utf8.count)
            edits.append(removal(line.offset, length, .lineNumbers))
            next = Arithmetic.clampedSum(number, 1)
        }
        return edits
    }

    private func removal(_ offset: Int, _ length: Int, _ slip: Slip) -> Reading.Edit {
        Reading.Edit(offset: offset, length: length, replacement: "", slip: slip)
    }

    // MARK: - Entities

    private static let entities: [String: String] = [
        "&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": "\"", "&apos;": "'", "&nbsp;": " ", "&#34;": "\"",
        "&#38;": "&", "&#39;": "'", "&#60;": "<", "&#62;": ">", "&#x22;": "\"", "&#x26;": "&", "&#x27;": "'",
        "&#x3C;": "<", "&#x3E;": ">", "&#x3c;": "<", "&#x3e;": ">", "&#160;": " ", "&ldquo;": "\"", "&rdquo;": "\"",
    ]

    /// The entities, where one stands outside of literals: what a literal says is its own affair, but a text that has
    /// them elsewhere was taken from the source of a page as a whole.
    private func entities() -> [Reading.Edit] {
        var edits: [Reading.Edit] = []
        var index = text.startIndex
        var isQuoted = false
        var isCertain = false
        while index < text.endIndex {
            switch text[index] {
            case "\\" where isQuoted: index = text.index(after: index)
            case "\"": isQuoted.toggle()
            case "\n", "\r\n": isQuoted = false
            case "&":
                let end = text[index...].prefix(8).firstIndex(of: ";").map { text.index(after: $0) }
                guard let end, let replacement = Self.entities[String(text[index..<end])] else { break }
                edits.append(
                    Reading.Edit(
                        offset: text.utf8.distance(from: text.startIndex, to: index),
                        length: text.utf8.distance(from: index, to: end), replacement: replacement, slip: .entities))
                if !isQuoted { isCertain = true }
                index = end
                continue
            default: break
            }
            if index < text.endIndex { index = text.index(after: index) }
        }
        return isCertain ? edits : []
    }
}
