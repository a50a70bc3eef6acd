/// The looks of the texts on a canvas that plain characters can't show, each with the texts that have it.
struct TextLooks {
    /// One line for each look, and the place where it is first seen.
    private(set) var lines: [(place: Int, line: String)] = []
    /// The inks of fills and lines that are told as the ground of a text.
    private(set) var grounds: Set<UInt16> = []

    /// Texts that are named one by one in one line; of more, only the number is given.
    private static let most = 12
    /// The columns of a text's name.
    private static let longest = 24

    private struct Seen {
        var place: Int
        var text: String
        var look: String
        var ordinal: Int
        var grounds: [UInt16]
        /// Whether it is a sign of which the text beside it tells: it is counted, and never named.
        var isSign = false
    }

    init(_ canvas: Canvas, _ charset: Charset) {
        // Most pictures have plain text only: then nothing has to be sorted or counted.
        guard !canvas.grounds.isEmpty || canvas.mentions.contains(where: { $0.ink != 0 }) else { return }
        let seen = Self.seen(on: canvas, charset)
        guard seen.contains(where: { !$0.look.isEmpty }) else { return }
        for text in seen { grounds.formUnion(text.grounds) }
        // A text that appears in several looks is told apart by its number.
        var looks: [String: Set<String>] = [:]
        for text in seen { looks[text.text, default: []].insert(text.look) }
        var groups: [String: [Name]] = [:]
        var order: [(look: String, place: Int)] = []
        // A text without a number has one look only, and is named once.
        var named: Set<String> = []
        for text in seen.while(canvas.cancellation) where !text.look.isEmpty {
            let isNumbered = looks[text.text, default: []].count > 1
            guard isNumbered || named.insert(text.text).inserted else { continue }
            if groups[text.look] == nil { order.append((text.look, text.place)) }
            groups[text.look, default: []].append(
                Name(text: text.text, ordinal: isNumbered ? text.ordinal : nil))
        }
        for (look, place) in order {
            let isAll = order.count == 1 && seen.allSatisfy { $0.isSign || $0.look == look }
            lines.append((place, "\(Self.joined(groups[look, default: []], isAll: isAll)): \(look)"))
        }
    }

    private static func joined(_ names: [Name], isAll: Bool) -> String {
        if isAll, names.count > 3 { return "all text" }
        var words: [String] = []
        for (index, name) in names.prefix(most).enumerated() {
            // Of equal texts beside each other the text is said once: `a #1, #2`.
            let isSaid = index > 0 && names[index - 1].text == name.text
            words.append(
                [isSaid ? nil : name.text, name.ordinal.map { "#\($0)" }].compactMap { $0 }.joined(separator: " "))
        }
        if names.count > most { words[most - 1] += " and \(names.count - most) more" }
        return words.joined(separator: ", ")
    }

    /// A text in an ink on a ground.
    private struct Stand: Hashable {
        var text: String
        var ink: UInt16
        var ground: UInt16
    }

    /// What a text is called; it has a number where others that read the same look different.
    private struct Name {
        var text: String
        var ordinal: Int?
    }

    /// The texts that can be seen, and the signs of which they tell, in reading order.
    private static func seen(on canvas: Canvas, _ charset: Charset) -> [Seen] {
        var count: [String: Int] = [:]
        var result: [Seen] = []
        // What each text stands on; nil for signs.
        var stands: [Stand?] = []
        var shown: Set<Stand> = []
        let owners = canvas.owners
        let texts = canvas.mentions.enumerated().map { (index: $0.offset, first: $0.element.first, sign: String?.none) }
        let signs = canvas.quietSigns.map { (index: $0.mention, first: $0.first, sign: $0.text) }
        let ordered = (texts + signs).sorted { left, right in
            let (a, b) = (left.first, right.first)
            return (a.minY, a.minX, left.index) < (b.minY, b.minX, right.index)
        }
        for (index, _, sign) in ordered.while(canvas.cancellation) {
            let mention = canvas.mentions[index]
            guard let place = canvas.firstPlace(of: mention) else { continue }
            let text = charset.shown(short(sign ?? mention.text))
            count[text, default: 0] += 1
            guard sign == nil else {
                stands.append(nil)
                result.append(
                    Seen(
                        place: place, text: text, look: "", ordinal: count[text, default: 1], grounds: [], isSign: true)
                )
                continue
            }
            let number = canvas.cells[place].ink
            let ink = canvas.inks[number]
            let hidden = canvas.hiddenInks(below: mention) { owners.isEmpty || owners[$0] == index }
            let stand = Stand(text: text, ink: number, ground: canvas.cells[place].ground)
            stands.append(stand)
            if hidden.isEmpty { shown.insert(stand) }
            result.append(
                Seen(
                    place: place, text: text,
                    look: ink.look(on: hidden.map { canvas.inks[$0] }), ordinal: count[text, default: 1],
                    grounds: ink.role == .line ? [number] : hidden))
        }
        // What shows beside one of several equal texts needs no word at the others.
        for (index, stand) in stands.enumerated() {
            if let stand, shown.contains(stand) { result[index].look = canvas.inks[stand.ink].look }
        }
        return result
    }

    /// A text on one line, without spaces at its ends and soft hyphens, and cut off where it is long.
    static func short(_ text: String) -> String {
        var line = text.split(separator: "\n").joined(separator: " ")
        if !DisplayText.isPlain(line) { line.removeAll { $0 == LineBreaking.softHyphen } }
        if let first = line.firstIndex(where: { $0 != " " }), let last = line.lastIndex(where: { $0 != " " }) {
            line = String(line[first...last])
        }
        guard GraphemeWidth.columns(of: line) > longest else { return line }
        var result = ""
        var columns = 0
        for character in line {
            columns += GraphemeWidth.columns(of: character)
            if columns > longest - 3 { break }
            result.append(character)
        }
        // A bar that begins with a bracket ends with one.
        let isBar = line.first == "[" && line.last == "]"
        return result + "..." + (isBar ? "]" : "")
    }
}

extension Ink {
    /// What the legend says about something and what it stands on: what is true of all, such as an opacity, comes last.
    func look(on grounds: [Ink]) -> String {
        let shared =
            grounds.isEmpty ? [] : details.filter { detail in grounds.allSatisfy { $0.details.contains(detail) } }
        var own = self
        own.details.removeAll { shared.contains($0) }
        let parts = [own.look] + grounds.map { $0.ground(without: shared) } + shared
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension Canvas {
    /// The number of the first cell in which a text can still be seen.
    ///
    /// Cost: constant where nothing hides its first character, otherwise linear in its cells.
    func firstPlace(of mention: Mention) -> Int? {
        for line in mention.lines where line.minY < height {
            if let x = line.columns.first(where: { isSeen(mention, $0, line.minY) }) { return line.minY * columns + x }
        }
        return nil
    }

    /// Whether a cell shows a text, or a line that is named like one.
    func isSeen(_ mention: Mention, _ x: Int, _ y: Int) -> Bool {
        let cell = cell(x, y)
        guard cell.glyph.part != nil else { return cell.glyph.isText && cell.ink == mention.ink }
        return (origins[cell.ink] ?? cell.ink) == (origins[mention.ink] ?? mention.ink)
    }

    /// The mention to which the text in each cell belongs, by its number; none where nothing stands on anything.
    fileprivate var owners: [Int] {
        guard !grounds.isEmpty else { return [] }
        var owners = Array(repeating: -1, count: cells.count)
        for (index, mention) in mentions.enumerated() {
            for line in mention.lines where line.minY < height {
                for x in line.columns { owners[line.minY * columns + x] = index }
            }
        }
        return owners
    }

    /// The inks that a text stands on, in those of its cells that are still its own, and that don't show beside any of its
    /// lines.
    fileprivate func hiddenInks(below mention: Mention, isOwn: (_ place: Int) -> Bool) -> [UInt16] {
        guard !grounds.isEmpty else { return [] }
        let lines = mention.lines
        var known: UInt16 = 0
        var inks: [UInt16] = []
        for line in lines {
            for x in line.columns {
                let cell = cell(x, line.minY)
                guard cell.glyph.isText, cell.ground != known, isOwn(line.minY * columns + x) else { continue }
                known = cell.ground
                for ink in grounds.inks(known) where !inks.contains(ink) { inks.append(ink) }
            }
        }
        return inks.filter { !shows($0, around: lines) }
    }

    /// Whether a fill or a line shows its sign beside some lines of text that stand on it.
    private func shows(_ number: UInt16, around lines: [Rect]) -> Bool {
        let isSigned = { (x: Int, y: Int) in shows(number, x, y) && !unsigned.contains(y * columns + x) }
        return lines.contains { line in
            let columns = (line.minX - 2)..<(line.maxX + 2)
            return [line.minX - 2, line.minX - 1, line.maxX, line.maxX + 1].contains { isSigned($0, line.minY) }
                || columns.contains { isSigned($0, line.minY - 1) || isSigned($0, line.maxY) }
        }
    }
}
