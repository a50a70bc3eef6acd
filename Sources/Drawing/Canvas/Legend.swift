/// Gives each look on a canvas its pen or pattern, and its line under the picture.
///
/// Pens and patterns are given out in reading order. Equal looks share one. A look that needs no word has no line.
struct Legend {
    private struct Entry {
        var place: Int
        var line: String
    }

    /// The pen of each ink that draws lines, by its number.
    private(set) var pens: [Pen]
    /// The pattern of each ink that fills, by its number.
    private(set) var patterns: [Unicode.Scalar]
    /// The character of each ink of a shadow, by its number.
    private(set) var shadows: [UInt16: Unicode.Scalar] = [:]
    private var entries: [Entry] = []
    /// What is said about the picture as a whole.
    private let notes: [String]

    init(_ canvas: Canvas, _ charset: Charset) {
        notes = canvas.notes
        pens = Array(repeating: charset.pens[0], count: canvas.inks.inks.count)
        patterns = Array(repeating: " ", count: canvas.inks.inks.count)
        let texts = TextLooks(canvas, charset)
        let seen = Self.firstPlaces(canvas, toldOfTexts: texts.grounds)
        name(seen.filter { canvas.inks[$0.ink].role == .line }, pensFor: canvas, charset)
        // No fill looks like a line.
        let lines = seen.filter { canvas.inks[$0.ink].role == .line }.map { pens[Int($0.ink)] }
        let drawn = Set(lines.flatMap { [$0.scalar(of: .horizontal), $0.scalar(of: .vertical)] })
        name(
            seen.filter { canvas.inks[$0.ink].role == .shadow }, shadowsFor: canvas,
            FreeSigns(charset.shadows, without: drawn))
        name(
            seen.filter { canvas.inks[$0.ink].role == .fill }, patternsFor: canvas,
            FreeSigns(charset.patterns, without: drawn.union(shadows.values)))
        entries += texts.lines.map { Entry(place: $0.place, line: $0.line) }
    }

    /// The lines, in reading order, broken where they are wider than the picture.
    func lines(width: Int) -> [String] {
        (entries.sorted { $0.place < $1.place }.map(\.line) + notes).flatMap { line in
            // A name from outside may hold anything.
            Folding.lines(
                of: DisplayText.safe(Self.shortened(line)).split(separator: "\n").joined(separator: "\\n"),
                width: width,
                indent: width < 20 ? 0 : 2)
        }
    }

    /// A line that is not so long that nobody would read it, such as one of a colour that was made a thousand times fainter.
    private static func shortened(_ line: String) -> String {
        line.utf8.count <= longest ? line : line.prefix(longest) + "..."
    }

    /// The characters of a line: several rows of most pictures.
    private static let longest = 1_000

    /// The inks of lines, fills and shadows that can be seen, each with its first cell, in reading order; not those of which
    /// no sign is seen and a text tells.
    private static func firstPlaces(_ canvas: Canvas, toldOfTexts: Set<UInt16>) -> [(ink: UInt16, place: Int)] {
        var isSeen = Array(repeating: false, count: canvas.inks.inks.count)
        var result: [(UInt16, Int)] = []
        for (place, cell) in canvas.cells.enumerated() where !cell.glyph.isBlank && !cell.glyph.isText {
            let ink = canvas.ownInk(of: cell)
            guard !isSeen[Int(ink)] else { continue }
            let isTold = { toldOfTexts.contains(ink) || toldOfTexts.contains(canvas.origins[ink] ?? ink) }
            guard !canvas.unsigned.contains(place) || !isTold() else { continue }
            isSeen[Int(ink)] = true
            result.append((ink, place))
        }
        return result
    }

    /// Colours of which a line is drawn with the pen of dashes where that is free.
    private static let faint: Set = ["secondary", "tertiary", "quaternary", "quinary", "separator"]

    /// What is said of each of some inks. A form that only some of equal shapes can't show is said of all of them: it needs
    /// no sign of its own.
    private static func looks(of inks: [UInt16], on canvas: Canvas) -> [UInt16: String] {
        var forms: [String: Set<String>] = [:]
        var told: [String: String] = [:]
        for number in inks {
            let ink = canvas.inks[number]
            forms[ink.formlessLook, default: []].insert(ink.form)
            if ink.isFormTold { told[ink.formlessLook] = ink.look }
        }
        var looks: [UInt16: String] = [:]
        for number in inks {
            let ink = canvas.inks[number]
            let isOneForm = forms[ink.formlessLook]?.count == 1
            looks[number] = isOneForm ? told[ink.formlessLook] ?? ink.look : ink.look
        }
        return looks
    }

    private mutating func name(
        _ inks: [(ink: UInt16, place: Int)], pensFor canvas: Canvas, _ charset: Charset
    ) {
        let looks = Self.looks(of: inks.map(\.ink), on: canvas)
        let hasPlain = looks.values.contains(where: \.isEmpty)
        var free = charset.pens.dropFirst(hasPlain ? 1 : 0)[...]
        var known: [String: Pen] = ["": charset.pens[0]]
        var hasDashes = false
        for (number, place) in inks {
            let ink = canvas.inks[number]
            let look = looks[number, default: ""]
            if let pen = known[look] {
                pens[Int(number)] = pen
                continue
            }
            let isBroken = !hasDashes && (ink.isDashed || Self.faint.contains(ink.paint.name))
            if isBroken { hasDashes = true }
            let pen = isBroken ? charset.dashes : free.popFirst() ?? charset.pens[charset.pens.count - 1]
            known[look] = pen
            pens[Int(number)] = pen
            entries.append(Entry(place: place, line: "\(pen.scalar(of: .horizontal)) \(look)"))
        }
    }

    private mutating func name(
        _ inks: [(ink: UInt16, place: Int)], shadowsFor canvas: Canvas, _ free: FreeSigns
    ) {
        var free = free
        var known: [String: Unicode.Scalar] = [:]
        for (number, place) in inks {
            let look = canvas.inks[number].look
            let sign = known[look] ?? free.next()
            shadows[number] = sign
            if known.updateValue(sign, forKey: look) == nil {
                entries.append(Entry(place: place, line: "\(sign) \(look)"))
            }
        }
    }

    private mutating func name(
        _ inks: [(ink: UInt16, place: Int)], patternsFor canvas: Canvas, _ free: FreeSigns
    ) {
        let looks = Self.looks(of: inks.map(\.ink), on: canvas)
        var free = free
        var known: [String: Unicode.Scalar] = [:]
        var blank: Set<UInt16> = []
        for (number, place) in inks {
            let look = looks[number, default: ""]
            if canvas.inks[number].paint.isPage {
                // Only its corners are drawn. They are told where they don't show what they are, once, wherever they lie.
                guard look != canvas.inks[number].paint.name, blank.insert(canvas.origins[number] ?? number).inserted
                else { continue }
                entries.append(Entry(place: place, line: "blank: \(look)"))
                continue
            }
            if known[look] == nil {
                let pattern = free.next()
                known[look] = pattern
                entries.append(Entry(place: place, line: "\(pattern) \(look)"))
            }
            patterns[Int(number)] = known[look] ?? " "
        }
    }
}

/// Signs that are given out one after the other. The last one stands for all for which there are no others.
private struct FreeSigns {
    private var rest: ArraySlice<Unicode.Scalar>
    private var last: Unicode.Scalar

    init(_ signs: [Unicode.Scalar], without taken: Set<Unicode.Scalar>) {
        rest = signs.filter { !taken.contains($0) }[...]
        last = rest.last ?? "?"
    }

    mutating func next() -> Unicode.Scalar { rest.popFirst() ?? last }
}
