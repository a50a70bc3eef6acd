import Transcripts

/// Prose of a page as HTML: paragraphs, lists, tables, blocks of code, and within lines code, emphasis and links.
struct MarkdownHTML {
    /// Where a link leads; nil where it leads out of the pages, so that its words stand alone.
    let target: (_ link: String) -> String?
    /// Where the rule of a number is told.
    let rule: (_ number: String) -> String?

    /// Lines of Markdown that hold no heading.
    func html(_ lines: [String]) -> String {
        var parts: [String] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if line.allSatisfy(\.isWhitespace) {
                index += 1
            } else if line.hasPrefix("<!--") {
                while index < lines.count, !lines[index].contains("-->") { index += 1 }
                index += 1
            } else if let fence = FenceMarker(opening: line) {
                var code: [String] = []
                index += 1
                while index < lines.count, !fence.isClosed(by: lines[index]) {
                    code.append(fence.content(of: lines[index]))
                    index += 1
                }
                index += 1
                let text = code.joined(separator: "\n")
                parts.append(block(fence.words.first == "swift" ? HTML.highlighted(text) : HTML.escaped(text)))
            } else if line.hasPrefix("    ") {
                let end = lines[index...].firstIndex { !$0.hasPrefix("    ") && !$0.isEmpty } ?? lines.count
                let code = lines[index..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n")
                parts.append(block(HTML.escaped(code)))
                index = end
            } else if line.hasPrefix("|") {
                let end = lines[index...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
                parts.append(table(Array(lines[index..<end])))
                index = end
            } else if Self.item(line) != nil {
                let end = lines[index...].firstIndex { $0.allSatisfy(\.isWhitespace) } ?? lines.count
                parts.append(list(Array(lines[index..<end])))
                index = end
            } else {
                let end =
                    lines[index...].firstIndex { $0.allSatisfy(\.isWhitespace) || FenceMarker(opening: $0) != nil }
                    ?? lines.count
                parts.append("<p>\(inline(lines[index..<end].joined(separator: "\n")))</p>")
                index = max(end, index + 1)
            }
        }
        return parts.joined(separator: "\n")
    }

    private func block(_ code: String) -> String { "<pre class=\"code\"><code>\(code)</code></pre>" }

    /// What stands behind `- `, or behind a number with a full stop.
    private static func item(_ line: String) -> (text: Substring, isNumbered: Bool)? {
        if line.hasPrefix("- ") || line.hasPrefix("* ") { return (line.dropFirst(2), false) }
        let digits = line.prefix(while: \.isNumber)
        guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
        return (line.dropFirst(digits.count + 2), true)
    }

    private func list(_ lines: [String]) -> String {
        var items: [String] = []
        for line in lines {
            if let item = Self.item(line) {
                items.append(String(item.text))
            } else if let last = items.indices.last {
                items[last] += "\n" + line.drop(while: \.isWhitespace)
            }
        }
        let name = lines.first.flatMap(Self.item)?.isNumbered == true ? "ol" : "ul"
        return "<\(name)>" + items.map { "<li>\(inline($0))</li>" }.joined() + "</\(name)>"
    }

    private func table(_ lines: [String]) -> String {
        let rows = lines.map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { String($0.drop(while: \.isWhitespace)) }
        }
        func row(_ cells: [String], _ name: String) -> String {
            "<tr>" + cells.map { "<\(name)>\(inline($0))</\(name)>" }.joined() + "</tr>"
        }
        let head = rows.first.map { row($0, "th") } ?? ""
        let isRuled = rows.count > 1 && rows[1].allSatisfy { !$0.isEmpty && $0.allSatisfy { "-: ".contains($0) } }
        let body = rows.dropFirst(isRuled ? 2 : 1).map { row($0, "td") }.joined(separator: "\n")
        return "<div class=\"wide\"><table>\n<thead>\(head)</thead>\n<tbody>\n\(body)\n</tbody></table></div>"
    }

    /// Code, emphasis, links and rules within lines.
    func inline(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        func take(_ mark: String) -> Substring? {
            guard rest.hasPrefix(mark), let end = rest.dropFirst(mark.count).firstRange(of: mark),
                end.lowerBound > rest.index(rest.startIndex, offsetBy: mark.count)
            else { return nil }
            let inside = rest[rest.index(rest.startIndex, offsetBy: mark.count)..<end.lowerBound]
            rest = rest[end.upperBound...]
            return inside
        }
        while let character = rest.first {
            if let code = take("`") {
                result += "<code>\(HTML.escaped(String(code)))</code>"
            } else if let strong = take("**") {
                result += "<strong>\(inline(String(strong)))</strong>"
            } else if character == "[", let link = Self.link(in: rest) {
                let words = inline(String(link.words))
                result += target(String(link.target)).map { "<a href=\"\(HTML.escaped($0))\">\(words)</a>" } ?? words
                rest = rest[link.end...]
            } else if let number = Self.rule(in: rest, behind: result.last), let target = rule(number) {
                result += "<a class=\"rule\" href=\"\(target)\">\(number)</a>"
                rest = rest.dropFirst(number.count)
            } else {
                result += HTML.escaped(String(character))
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// `[words](target)`
    private static func link(in text: Substring) -> (words: Substring, target: Substring, end: Substring.Index)? {
        guard let middle = text.firstRange(of: "]("), let end = text[middle.upperBound...].firstIndex(of: ")"),
            !text[..<middle.lowerBound].dropFirst().contains("[")
        else { return nil }
        return (
            text[..<middle.lowerBound].dropFirst(), text[middle.upperBound..<end], text.index(after: end)
        )
    }

    /// A letter from A to I and one or two digits, as a word of its own.
    private static func rule(in text: Substring, behind last: Character?) -> String? {
        guard last?.isLetter != true, last?.isNumber != true, let letter = text.first, "ABCDEFGHI".contains(letter)
        else {
            return nil
        }
        let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard 1...2 ~= digits.count, text.dropFirst(1 + digits.count).first?.isLetter != true else { return nil }
        return String(letter) + digits
    }
}
