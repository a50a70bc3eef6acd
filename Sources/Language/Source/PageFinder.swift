/// Finds what a page puts around code: the fences of Markdown, and prompts.
struct PageFinder {
    /// One line of the text.
    private struct Line {
        /// Where it begins, in UTF-8 bytes.
        let offset: Int
        let text: Substring

        var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
    }

    private let lines: [Line]

    /// What is to be read otherwise, in order. Nothing where it is not certain.
    static func edits(in text: String) -> [Reading.Edit] {
        let finder = PageFinder(text)
        let (fences, inside) = finder.fences()
        return (fences + finder.prompts(of: inside)).sorted { $0.offset < $1.offset }
    }

    private init(_ text: String) {
        var offset = 0
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            defer { offset += line.utf8.count + 1 }
            return Line(offset: offset, text: line)
        }
    }

    // MARK: - Fences

    /// The lines of a fence around all of the text, and the lines inside.
    private func fences() -> (edits: [Reading.Edit], inside: [Line]) {
        let written = lines.filter { !$0.isBlank }
        guard let first = written.first, let last = written.last else { return ([], []) }
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

    // MARK: - Prompts

    /// The prompts of a shell, where each line has one.
    private func prompts(of lines: [Line]) -> [Reading.Edit] {
        guard let first = lines.first, Self.prompt(of: first.text) != nil else { return [] }
        var edits: [Reading.Edit] = []
        for line in lines {
            guard let length = Self.prompt(of: line.text) ?? Self.continuation(of: line.text) else { return [] }
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

    private func removal(_ offset: Int, _ length: Int, _ slip: Slip) -> Reading.Edit {
        Reading.Edit(offset: offset, length: length, replacement: "", slip: slip)
    }
}
