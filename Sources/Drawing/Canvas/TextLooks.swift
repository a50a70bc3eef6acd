/// The looks of the texts on a canvas that plain characters can't show, each with the texts that have it.
struct TextLooks {
    /// One line for each look, and the place where it is first seen.
    private(set) var lines: [(place: Int, line: String)] = []

    /// Texts that are named one by one in one line; of more, only the number is given.
    private static let most = 12
    /// The columns of a text's name.
    private static let longest = 24

    private struct Seen {
        var place: Int
        var text: String
        var look: String
        var ordinal: Int
    }

    init(_ canvas: Canvas) {
        // Most pictures have plain text only: then nothing has to be sorted or counted.
        let isPlain = canvas.mentions.allSatisfy { mention in
            mention.ink == 0 && canvas.cell(mention.first.minX, mention.first.minY).ground == 0
        }
        guard !isPlain else { return }
        let seen = Self.seen(on: canvas)
        guard seen.contains(where: { !$0.look.isEmpty }) else { return }
        // A text that appears in several looks is told apart by its number.
        var looks: [String: Set<String>] = [:]
        for text in seen { looks[text.text, default: []].insert(text.look) }
        var groups: [String: [String]] = [:]
        var order: [(look: String, place: Int)] = []
        for text in seen where !text.look.isEmpty {
            let name = looks[text.text, default: []].count > 1 ? "\(text.text) #\(text.ordinal)" : text.text
            if groups[text.look] == nil { order.append((text.look, text.place)) }
            if groups[text.look]?.contains(name) != true { groups[text.look, default: []].append(name) }
        }
        for (look, place) in order {
            let names = groups[look, default: []]
            lines.append((place, "\(Self.joined(names, isAll: seen.allSatisfy { $0.look == look })): \(look)"))
        }
    }

    private static func joined(_ names: [String], isAll: Bool) -> String {
        if isAll, names.count > 3 { return "all text" }
        guard names.count > most else { return names.joined(separator: ", ") }
        return names.prefix(most).joined(separator: ", ") + " and \(names.count - most) more"
    }

    /// The texts that can be seen, in reading order.
    private static func seen(on canvas: Canvas) -> [Seen] {
        var count: [String: Int] = [:]
        var result: [Seen] = []
        let ordered = canvas.mentions.enumerated().sorted { left, right in
            let (a, b) = (left.element.first, right.element.first)
            return (a.minY, a.minX, left.offset) < (b.minY, b.minX, right.offset)
        }
        for (_, mention) in ordered {
            let first = mention.first
            let cell = canvas.cell(first.minX, first.minY)
            guard cell.glyph.isText, cell.ink == mention.ink else { continue }
            let text = short(mention.text)
            count[text, default: 0] += 1
            var parts = [canvas.inks[mention.ink].look]
            if cell.ground != 0, !canvas.shows(cell.ground, around: [first] + mention.others) {
                parts.append(canvas.inks[cell.ground].ground)
            }
            result.append(
                Seen(
                    place: first.minY * canvas.columns + first.minX, text: text,
                    look: parts.filter { !$0.isEmpty }.joined(separator: ", "), ordinal: count[text, default: 1]))
        }
        return result
    }

    private static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: { $0 == "\n" || $0 == " " }).joined(separator: " ")
        guard GraphemeWidth.columns(of: line) > longest else { return line }
        var result = ""
        var columns = 0
        for character in line {
            columns += GraphemeWidth.columns(of: character)
            if columns > longest - 3 { break }
            result.append(character)
        }
        return result + "..."
    }
}

extension Canvas {
    /// Whether a fill or a line shows beside some lines of text that stand on it.
    fileprivate func shows(_ number: UInt16, around lines: [Rect]) -> Bool {
        func shows(_ x: Int, _ y: Int) -> Bool {
            let cell = cell(x, y)
            return cell.glyph.isFill ? cell.ground == number : cell.glyph.part != nil && cell.ink == number
        }
        return lines.contains { line in
            let columns = (line.minX - 2)..<(line.maxX + 2)
            return [line.minX - 2, line.minX - 1, line.maxX, line.maxX + 1].contains { shows($0, line.minY) }
                || columns.contains { shows($0, line.minY - 1) || shows($0, line.maxY) }
        }
    }
}
