/// What the characters of a picture don't show: each thing on it, and how it looks.
public struct Legend: Hashable, Sendable {
    /// A thing that was drawn, and its look in words.
    public struct Entry: Hashable, Sendable {
        /// What it is: the text, or the name of the form.
        public let subject: String
        /// Which of several it is that are called the same and look different, from 1; nil for all of them.
        public var number: Int?
        /// How it looks: `bold, red`.
        public internal(set) var look: String
        /// What of that is told though nobody asks.
        var news: String
        /// Whether a shade stands for it in the picture.
        var isShaded = false
        /// Whether it only says what a sign stands for, or that something looks as usual.
        var isName = false
        /// Whether a sign stands for it that stands for others as well.
        var isAmbiguous = false
        /// Whether it is a text, or the sign of an image.
        var isText = false
    }

    /// The things that look like something, in reading order, each once.
    public let entries: [Entry]
    /// The shades of empty areas, and what each stands for; at most as many as there are signs.
    public let shades: [Entry]
    /// The texts in the picture, with and without a look.
    private let texts: Int

    /// The things that are named in one line; of more, only their number is given.
    private static let most = 12

    init(_ canvas: Canvas, _ charset: Charset, _ shades: Shades) {
        self.shades = shades.key
        // The runs that one node drew are one text.
        let owners = canvas.mentions.map(\.owner)
        texts = Set(owners.lazy.compactMap(\.self)).count + owners.count { $0 == nil }
        // Many texts have few looks.
        var inks: [UInt16: (look: String, news: [String], name: String, isDisabled: Bool, symbol: String?)] = [:]
        let isShown = canvas.showsIdle(in: charset)
        for number in Set(canvas.mentions.lazy.map(\.ink)) {
            var ink = canvas.inks[number]
            let symbol = charset == .drawn && !ink.name.isEmpty ? ink.name : nil
            // What is drawn says itself what it is.
            if symbol != nil { ink.name = "" }
            let news = [false, true].map { ink.news(isShownDisabled: $0) }
            inks[number] = (ink.look, news, ink.name, ink.isDisabled, symbol)
        }
        guard !canvas.marks.isEmpty || inks.values.contains(where: { !$0.look.isEmpty }) else {
            entries = []
            return
        }
        var seen: [Seen] = []
        for mention in canvas.mentions.while(canvas.cancellation) {
            guard let ink = inks[mention.ink] else { continue }
            let text = ink.symbol ?? Legend.short(mention.text)
            let subject = charset.shown(text, isDisabled: ink.isDisabled)
            let isShown = mention.control.map { isShown[$0] } ?? false
            seen.append(
                Seen(
                    place: mention.first.origin, subject: subject, look: ink.look, news: ink.news[isShown ? 1 : 0],
                    isName: ink.news[isShown ? 1 : 0] == ink.name, name: ink.name, isText: true))
        }
        seen += canvas.marks.map { mark in
            let isShaded = mark.fill.map { shades.signs[$0] != nil } ?? false
            return Seen(
                place: mark.place, subject: mark.subject, look: mark.look, news: mark.look, isShaded: isShaded,
                isName: mark.isPlain && !mark.isOverText)
        }
        let ordered = seen.enumerated().sorted { one, other in
            let (a, b) = (one.element.place, other.element.place)
            return (a.y, a.x, one.offset) < (b.y, b.x, other.offset)
        }.map(\.element)
        var looks: [String: Set<String>] = [:]
        var meanings: [String: Set<String>] = [:]
        for thing in ordered {
            looks[thing.subject, default: []].insert(thing.look)
            if !thing.name.isEmpty { meanings[thing.subject, default: []].insert(thing.name) }
        }
        var count: [String: Int] = [:]
        var known: [Entry: Int] = [:]
        var entries: [Entry] = []
        for thing in ordered.while(canvas.cancellation) {
            let isNumbered = looks[thing.subject, default: []].count > 1
            if isNumbered { count[thing.subject, default: 0] += 1 }
            guard !thing.look.isEmpty else { continue }
            let entry = Entry(
                subject: thing.subject, number: isNumbered ? count[thing.subject] : nil, look: thing.look, news: "",
                isShaded: thing.isShaded,
                isAmbiguous: !thing.name.isEmpty && meanings[thing.subject, default: []].count > 1,
                isText: thing.isText)
            let index = known[entry] ?? entries.count
            let isNew = known.updateValue(index, forKey: entry) == nil
            if isNew { entries.append(entry) }
            // Of things that are called the same it is enough that one has to be told of.
            if isNew || !thing.isName {
                (entries[index].news, entries[index].isName) = (thing.news, thing.isName)
            }
        }
        self.entries = entries
    }

    /// A thing on a canvas, before those that look alike are one.
    private struct Seen {
        let place: Point
        let subject: String
        let look: String
        let news: String
        var isShaded = false
        var isName = false
        var name = ""
        var isText = false
    }

    /// All of it, one line for each look, broken where it is wider than the picture.
    public func lines(width: Int = 80) -> [String] {
        let key = shades.map { Legend.line("\($0.subject) \($0.look)") }
        return Legend.folded(key + grouped(entries, by: \.look), width)
    }

    /// What neither characters nor colours show: how texts and images are turned, scaled, blurred and so on, and that shapes are
    /// blurred. At most two lines.
    func unseenInColor(width: Int) -> [String] {
        let unseen = entries.compactMap { entry -> Entry? in
            let words = entry.look.split(separator: ", ").filter { word in
                (entry.isText ? Legend.unseenOfText : [Legend.blurred]).contains { word.hasPrefix($0) }
            }
            var entry = entry
            entry.look = words.joined(separator: ", ")
            return words.isEmpty ? nil : entry
        }
        return Legend.rows(grouped(unseen, by: \.look), width)
    }

    private static let blurred = "blurred"
    /// What the looks of texts begin with that colours don't show.
    private static let unseenOfText = [blurred, "rotated", "scaled", "shadow", "multicolor"]

    /// What stands below a picture unless somebody asks for more: a line for its shades, where there are several, and one
    /// for the looks that an earlier picture didn't have.
    ///
    /// - Parameter earlier: the legend of the picture before; nil where that showed another view. Of a new view two looks
    ///   are told, and nothing where it shows many texts: all of it stands in what was entered, and of thirty
    ///   ordinary screens nearly each would have a line. Of more it is said that there is more.
    public func summary(since earlier: Legend?, width: Int = 80) -> [String] {
        let key = shades.map { Legend.line("\($0.subject) \($0.look)") }
        let known = Set(earlier?.entries ?? [])
        // What a sign stands for is told where it stands for several things.
        let new = entries.filter { !known.contains($0) && !$0.news.isEmpty && (!$0.isName || $0.isAmbiguous) }
        let isOnlyShade = { (entry: Entry) in entry.isShaded && shades.contains { $0.look == entry.look } }
        // Of many texts only what a sign stands for is told, as it is of shades.
        let isScreen = earlier == nil && texts > Legend.mostTexts
        let told = new.filter { isScreen ? $0.isAmbiguous : !isOnlyShade($0) }
        let looks = grouped(told, by: \.news)
        if shades.count < 2 {
            // One shade needs no key where it is not new, or where a look says as much.
            let named = Set(told)
            let needsKey = new.contains { $0.isShaded && !named.contains($0) }
            if let rows = Legend.whole((needsKey ? key : []) + looks, width, rows: Legend.mostRows) { return rows }
        }
        var lines = shades.count > 1 || new.contains(where: \.isShaded) ? Legend.keyRows(key, width) : []
        guard !looks.isEmpty, lines.count < Legend.mostRows else { return lines }
        if let rows = Legend.whole(looks, width, rows: Legend.mostRows - lines.count) {
            lines += rows
        } else {
            lines += Legend.more(looks.count, "look", "show", width)
        }
        return lines
    }

    /// Looks in so many rows; nil where they are more than one reads in a row, or longer than that.
    private static func whole(_ looks: [String], _ width: Int, rows most: Int) -> [String]? {
        guard looks.count <= mostInRow else { return nil }
        let rows = rows(looks, width)
        return rows.count <= most && rows.joined(separator: gap) == looks.joined(separator: gap) ? rows : nil
    }

    /// How many things there are more that only the whole legend tells, as far as a row has room for that.
    ///
    /// - Parameter verb: what plain text can't do with them.
    private static func more(_ count: Int, _ thing: String, _ verb: String, _ width: Int) -> [String] {
        let things = "\(count) \(thing)\(count == 1 ? "" : "s")"
        let texts = ["\(things) that plain text can't \(verb), :legend", "\(things), :legend"]
        return texts.first { GraphemeWidth.columns(of: $0) <= width }.map { [$0] } ?? []
    }

    /// The shades in a few rows; where that is no room for all of them, how many there are.
    private static func keyRows(_ key: [String], _ width: Int) -> [String] {
        let rows = rows(key, width)
        guard rows.joined(separator: gap) != key.joined(separator: gap) else { return rows }
        return more(key.count, "shade", "name", width)
    }

    /// The rows that stand below a picture unless somebody asks for more.
    private static let mostRows = 2
    /// The looks that stand beside each other in one line.
    private static let mostInRow = 2
    /// The texts in a new picture of whose looks somebody may wonder; one with more is a whole screen.
    private static let mostTexts = 4
    private static let gap = "   "

    /// As many words as a few lines hold.
    private static func rows(_ words: [String], _ width: Int) -> [String] {
        var rows: [String] = []
        for word in words {
            if let last = rows.last, GraphemeWidth.columns(of: last + gap + word) <= width {
                rows[rows.count - 1] += gap + word
            } else if GraphemeWidth.columns(of: word) <= width, rows.count < mostRows {
                rows.append(word)
            } else {
                break
            }
        }
        return rows
    }

    /// Things of one look in one line.
    private func grouped(_ entries: [Entry], by words: KeyPath<Entry, String>) -> [String] {
        var subjects: [String: [Entry]] = [:]
        var order: [String] = []
        for entry in entries {
            let look = entry[keyPath: words]
            if subjects[look] == nil { order.append(look) }
            subjects[look, default: []].append(entry)
        }
        return order.map { look in
            let all = subjects[look, default: []]
            let more = all.count - Legend.most
            let names = all.prefix(Legend.most).indices.map { index in
                // Of things of one name behind each other it is said once: `a #1, #2`.
                let isSaid = index > 0 && all[index].number != nil && all[index - 1].subject == all[index].subject
                let number = all[index].number.map { "#\($0)" }
                return [isSaid ? nil : all[index].subject, number].compactMap { $0 }.joined(separator: " ")
            }
            let rest = more > 0 ? " and \(more) more" : ""
            return Legend.line("\(names.joined(separator: ", "))\(rest): \(look)")
        }
    }

    static func folded(_ lines: [String], _ width: Int) -> [String] {
        lines.flatMap { Folding.lines(of: line($0), width: width, indent: width < 20 ? 0 : 2) }
    }

    /// Words on one line, which is not longer than anybody would read. A name from outside may hold anything.
    private static func line(_ words: String) -> String {
        let words = words.utf8.count <= longest ? words : words.prefix(longest) + "..."
        return DisplayText.safe(words).split(separator: "\n").joined(separator: "\\n")
    }

    /// The characters of a line that nobody would read to its end: several rows of most pictures.
    private static let longest = 1_000
    /// The columns of a text's name.
    private static let longestName = 24

    /// A text on one line, without spaces at its ends and soft hyphens, and cut off where it is long.
    static func short(_ text: String) -> String {
        if text.utf8.count <= longestName, DisplayText.isPlain(text), text.first != " ", text.last != " " {
            return text
        }
        var line = text.split(separator: "\n").joined(separator: " ")
        if !DisplayText.isPlain(line) { line.removeAll { $0 == LineBreaking.softHyphen } }
        if let first = line.firstIndex(where: { $0 != " " }), let last = line.lastIndex(where: { $0 != " " }) {
            line = String(line[first...last])
        }
        guard GraphemeWidth.columns(of: line) > longestName else { return line }
        var result = ""
        var columns = 0
        for character in line {
            columns += GraphemeWidth.columns(of: character)
            if columns > longestName - 3 { break }
            result.append(character)
        }
        return result + "..."
    }
}

/// Where the legend stands.
public enum LegendUse: String, CaseIterable, Hashable, Sendable {
    /// At most two lines below the picture: its shades, and what changed.
    case auto
    /// All of it below each picture.
    case on
    /// Nowhere.
    case off
}

/// A thing on a canvas that is no text, and how it looks: for the legend.
struct Mark {
    let subject: String
    let look: String
    let place: Point
    /// The ink of the area that it is, by its number; nil of what is none.
    var fill: UInt16?
    /// Whether it looks as it does when nothing was said about it.
    var isPlain = false
    /// Whether it is a line that leads through text.
    var isOverText = false
    /// The node that drew it.
    var owner: ObjectIdentifier?
}
