/// Finds comments such as `// ... }.padding() }` that swallow the brackets behind a placeholder, since a page lost its line breaks.
enum CommentFinder {
    /// What takes the place of the slashes and dots: nothing. Empty unless every bracket of the text is closed then, and
    /// some were not before.
    static func edits(in text: String) -> [Reading.Edit] {
        let bytes = Array(text.utf8)
        guard text.holds(word: "//"), !BracketMatcher.match(bytes).unclosed.isEmpty else { return [] }
        var edits: [Reading.Edit] = []
        var start = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let edit = edit(of: line, at: start) { edits.append(edit) }
            start += line.utf8.count + 1
        }
        var opened = bytes
        for edit in edits {
            for index in edit.offset..<edit.offset + edit.length { opened[index] = UInt8(ascii: " ") }
        }
        return BracketMatcher.match(opened).unclosed.isEmpty ? edits : []
    }

    private static func edit(of line: Substring, at start: Int) -> Reading.Edit? {
        guard let slashes = line.firstRange(of: "//") else { return nil }
        let comment = line[slashes.upperBound...].drop { $0 == " " }
        guard let dots = ["...", "\u{2026}"].first(where: comment.hasPrefix) else { return nil }
        let rest = comment.dropFirst(dots.count)
        guard let next = rest.first(where: { $0 != " " }), "})]".contains(next) else { return nil }
        let offset = start + line.utf8.distance(from: line.startIndex, to: slashes.lowerBound)
        let length = line.utf8.distance(from: slashes.lowerBound, to: rest.startIndex)
        return Reading.Edit(offset: offset, length: length, replacement: "", slip: .placeholder("// \(dots)"))
    }
}
