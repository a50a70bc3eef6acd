import Drawing

/// What was said about the letters of a text: by its own modifiers, by the environment, or by its font.
///
/// Each modifier is a value of letters that says one thing. What says several is put together from them by `over`: what
/// lies further in wins (rules G3, G4, G7).
struct Letters: Hashable, Sendable {
    /// One thing that is said about a font.
    private enum Change: Hashable, Sendable {
        case bold
        case weight(Font.Weight)
        case italic
        case design(Font.Design)
        case monospaced
        case width(Font.Width)

        var kind: Kinds {
            switch self {
            case .bold: .bold
            case .weight: .weight
            case .italic: .italic
            case .design: .design
            case .monospaced: .monospaced
            case .width: .width
            }
        }
    }

    /// The kinds of what is said about letters. Of a font, a "no" takes away what was said of its kind, and nothing else: the font
    /// stays what it is by itself.
    private struct Kinds: OptionSet, Hashable, Sendable {
        let rawValue: UInt16

        init(rawValue: UInt16) { self.rawValue = rawValue }

        init(_ topic: Topic) { rawValue = 1 << (8 + topic.rawValue) }

        static let bold = Kinds(rawValue: 1)
        static let weight = Kinds(rawValue: 2)
        static let italic = Kinds(rawValue: 4)
        static let design = Kinds(rawValue: 8)
        static let monospaced = Kinds(rawValue: 16)
        static let width = Kinds(rawValue: 32)
        static let underline = Kinds(rawValue: 64)
        static let strikethrough = Kinds(rawValue: 128)
    }

    /// What is said about the font, in the order in which it is applied; one of a kind.
    private var changes: [Change] = []
    /// What doesn't count of that which was said further out.
    private var cleared: Kinds = []
    /// The line, or nil for explicitly none; nil where nothing was said of it.
    @Rare private var underline: LineLook?? = nil
    @Rare private var strikethrough: LineLook?? = nil
    /// What a terminal can't show, by what it is about.
    private var remarks: [Topic: Remark] = [:]

    /// What is said about something of which a terminal can't show anything.
    private struct Remark: Hashable, Sendable {
        /// What the legend says; empty where it was said that there is nothing.
        let words: String
        /// How much there is of it, in points, where that is a length.
        var length: CGFloat = 0
    }

    /// What was said last, where these stand in an environment: for those who ask what a write said, and for nobody else.
    private var latest = Latest()

    /// What can be said about letters that a terminal can't show, in the order of the legend.
    enum Topic: Int {
        case digits, capitals, leading, kerning, tracking, baseline, lines
    }

    /// Letters of which nothing is said.
    init() {}

    private init(_ change: Change?, or cleared: Kinds) {
        if let change { changes = [change] } else { self.cleared = cleared }
    }

    /// Bold letters, or explicitly none that were made bold.
    static func bold(_ isActive: Bool = true) -> Letters { Letters(isActive ? .bold : nil, or: .bold) }

    /// Slanted letters, or explicitly none.
    static func italic(_ isActive: Bool = true) -> Letters { Letters(isActive ? .italic : nil, or: .italic) }

    /// Letters of a thickness; nil is that of the font.
    static func weight(_ weight: Font.Weight?) -> Letters { Letters(weight.map(Change.weight), or: [.weight, .bold]) }

    /// A family of letters; nil is that of the font.
    static func design(_ design: Font.Design?) -> Letters { Letters(design.map(Change.design), or: .design) }

    /// Letters of equal width, or explicitly none.
    static func monospaced(_ isActive: Bool = true) -> Letters {
        Letters(isActive ? .monospaced : nil, or: .monospaced)
    }

    /// Letters of a width; nil is that of the font.
    static func width(_ width: Font.Width?) -> Letters { Letters(width.map(Change.width), or: .width) }

    /// What of characters only the legend can tell.
    static func words(_ words: String, about topic: Topic) -> Letters { Letters(Remark(words: words), about: topic) }

    /// A length in points of which characters show nothing; 0 is nothing to speak of.
    static func length(_ length: CGFloat, _ word: String, about topic: Topic) -> Letters {
        Letters(Remark(words: length == 0 ? "" : "\(word) \(length.short)", length: length), about: topic)
    }

    private init(_ remark: Remark, about topic: Topic) { remarks[topic] = remark }

    /// A line below the letters, or explicitly none.
    static func underline(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) -> Letters {
        var letters = Letters()
        letters.underline = .some(isActive ? LineLook(pattern: pattern, color: color) : nil)
        return letters
    }

    /// A line through the letters, or explicitly none.
    static func strikethrough(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) -> Letters {
        var letters = Letters()
        letters.strikethrough = .some(isActive ? LineLook(pattern: pattern, color: color) : nil)
        return letters
    }

    /// Whether nothing was said.
    var isPlain: Bool {
        changes.isEmpty && cleared.isEmpty && underline == nil && strikethrough == nil && remarks.isEmpty
    }

    /// These letters, and what others say where these say nothing: the others lie further out.
    func over(_ other: Letters) -> Letters {
        var letters = self
        if !other.changes.isEmpty {
            let hidden = changes.reduce(cleared) { $0.union($1.kind) }
            letters.changes = other.changes.filter { hidden.isDisjoint(with: $0.kind) } + changes
        }
        letters.cleared.formUnion(other.cleared)
        letters.underline = underline ?? other.underline
        letters.strikethrough = strikethrough ?? other.strikethrough
        if !other.remarks.isEmpty { letters.remarks.merge(other.remarks) { own, _ in own } }
        return letters
    }

    /// These letters of a text, and what a modifier of the text says that is written behind theirs. What says that they
    /// aren't bold holds against the thick weights among those too.
    func filled(by modifier: Letters) -> Letters {
        cleared.contains(.bold) && modifier.isThick ? self : over(modifier)
    }

    /// These letters with something said about them further in.
    func changed(by inner: Letters) -> Letters {
        var letters = inner.over(self)
        letters.cleared = []
        letters.latest = Latest(kinds: inner.kindsSaid)
        return letters
    }

    /// What the letters of a font come to where these are said about text in it. Nothing takes away what the font is by
    /// itself.
    func on(_ font: Font?) -> Letters {
        var letters = self
        letters.cleared = []
        return font.map { letters.over($0.letters) } ?? letters
    }

    private var isThick: Bool {
        changes.contains { [.weight(.semibold), .weight(.bold), .weight(.heavy), .weight(.black)].contains($0) }
    }

    /// The thickness that was said last; bold letters are those of the weight `bold`.
    private var weight: Font.Weight? {
        for change in changes.reversed() {
            switch change {
            case .bold: return .bold
            case .weight(let weight): return weight
            default: continue
            }
        }
        return nil
    }

    /// The family that was said last.
    private var design: Font.Design? {
        for change in changes.reversed() {
            switch change {
            case .monospaced: return .monospaced
            case .design(let design): return design
            default: continue
            }
        }
        return nil
    }

    private var width: Font.Width? {
        for case .width(let width) in changes { return width }
        return nil
    }

    /// Whether letters of these in a font are thick, or so large that they are drawn thick where all have one size, as they
    /// haven't in drawings: unless another thickness was asked for.
    func isHeavy(in font: Font?, _ charset: Charset) -> Bool {
        guard let weight else { return font?.isHeadline == true || font?.isLarge == true && charset != .drawn }
        return [.semibold, .bold, .heavy, .black].contains(weight)
    }

    /// What a terminal can show of them.
    var traits: Ink.Traits {
        var traits: Ink.Traits = []
        if weight == .bold { traits.insert(.bold) }
        if changes.contains(.italic) { traits.insert(.italic) }
        if case .some(.some) = underline { traits.insert(.underline) }
        if case .some(.some) = strikethrough { traits.insert(.strikethrough) }
        return traits
    }

    /// What the legend says about them.
    var notes: [String] {
        var notes: [String] = []
        if let design, design != .default { notes.append(design.rawValue) }
        if let weight, weight != .regular, weight != .bold { notes.append(weight.name) }
        let lines = [("underline", underline), ("strikethrough", strikethrough)]
        for case (let name, .some(.some(let line))) in lines {
            let words = line.pattern.words(for: name, line.color)
            if !words.isEmpty { notes.append(words) }
        }
        if let width, width != .standard { notes.append(width.name) }
        guard !remarks.isEmpty else { return notes }
        return notes + remarks.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value.words).filter { !$0.isEmpty }
    }

    /// What fonts show of them in a font of the environment; nil where that is nothing but what a terminal shows as well.
    func typeface(in font: Font?, _ charset: Charset, _ context: @autoclosure () -> PaintContext) -> Typeface? {
        guard font != nil || !isPlain else { return nil }
        var typeface = Typeface()
        typeface.weight = weight?.number
        let size = font?.relativeSize ?? 1
        // A drawing has the room that large letters take.
        if charset == .drawn, size > 1 {
            typeface.enlargement = size
        } else {
            typeface.hasLargeDigits =
                charset == .unicode && font.map { $0.size >= Font.leastSizeOfLargeDigits } ?? false
            typeface.scale = Typeface.scale(ofSize: size)
        }
        typeface.design =
            switch design {
            case .serif: .serif
            case .rounded: .rounded
            case nil, .default, .monospaced: .usual
            }
        let spacing = (remarks[.kerning]?.length ?? 0) + (remarks[.tracking]?.length ?? 0)
        typeface.space(spacing, isDrawing: charset == .drawn)
        typeface.rise = remarks[.baseline]?.length ?? 0
        typeface.hasSmallCapitals = remarks[.capitals]?.words.isEmpty == false
        if case .some(.some(let line)) = underline { typeface.underline = line.drawn(in: context()) }
        if case .some(.some(let line)) = strikethrough { typeface.strikethrough = line.drawn(in: context()) }
        return typeface.isUsual ? nil : typeface
    }
}

extension Letters {
    /// What a modifier is about; everything where that is unknown.
    private static func kinds(of modifier: String?) -> Kinds {
        switch modifier {
        case "bold", "fontWeight": [.bold, .weight]
        case "italic": .italic
        case "fontDesign", "monospaced": [.design, .monospaced]
        case "fontWidth": .width
        case "underline": .underline
        case "strikethrough": .strikethrough
        case "kerning": Kinds(.kerning)
        case "tracking": Kinds(.tracking)
        case "baselineOffset": Kinds(.baseline)
        case "monospacedDigit": Kinds(.digits)
        default: Kinds(rawValue: .max)
        }
    }

    /// What was said that counts for no font: of lines, and what only the legend can tell.
    private var kindsBesidesFonts: Kinds {
        var kinds = remarks.keys.reduce(into: Kinds()) { $0.formUnion(Kinds($1)) }
        if underline != nil { kinds.insert(.underline) }
        if strikethrough != nil { kinds.insert(.strikethrough) }
        return kinds
    }

    private var kindsSaid: Kinds { changes.reduce(cleared.union(kindsBesidesFonts)) { $0.union($1.kind) } }

    /// Whether something was said of what a modifier is about, if only that there is nothing of it.
    func isAbout(_ modifier: String?) -> Bool { !kindsSaid.isDisjoint(with: Self.kinds(of: modifier)) }

    /// Whether what was said last, where these stand in an environment, is about the same as a modifier.
    func isLatestAbout(_ modifier: String?) -> Bool { !latest.kinds.isDisjoint(with: Self.kinds(of: modifier)) }

    /// Whether nothing that is said further out counts for what a modifier is about.
    func decides(about modifier: String?) -> Bool {
        guard let modifier else { return false }
        let kinds = Self.kinds(of: modifier)
        return changes.contains { kinds.contains($0.kind) } || cleared.isSuperset(of: kinds)
            || !kindsBesidesFonts.isDisjoint(with: kinds)
    }

    /// What was said last: it makes no other letters.
    private struct Latest: Hashable {
        var kinds: Kinds = []

        static func == (left: Latest, right: Latest) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    /// What was said of what a modifier is about, in words: all of it where that is unknown.
    func description(about modifier: String?) -> String {
        func line(_ line: LineLook??, _ name: String) -> String {
            guard case .some(.some(let line)) = line else { return "false" }
            let words = line.pattern.words(for: name, line.color)
            return words.isEmpty ? "true" : words
        }
        func length(_ topic: Topic, _ word: String) -> String {
            guard let length = remarks[topic]?.words, !length.isEmpty else { return "0" }
            return length.hasPrefix(word + " ") ? String(length.dropFirst(word.count + 1)) : length
        }
        return switch modifier {
        case "bold": "\(weight == .bold)"
        case "fontWeight": weight?.name ?? "regular"
        case "italic": "\(changes.contains(.italic))"
        case "fontDesign": design?.rawValue ?? "default"
        case "monospaced": "\(design == .monospaced)"
        case "fontWidth": width?.name ?? "standard"
        case "underline": line(underline, "underline")
        case "strikethrough": line(strikethrough, "strikethrough")
        case "kerning": length(.kerning, "kerning")
        case "tracking": length(.tracking, "tracking")
        case "baselineOffset": length(.baseline, "baseline offset")
        case "monospacedDigit": "\(remarks[.digits]?.words.isEmpty == false)"
        default: description
        }
    }
}

extension Letters: CustomStringConvertible {
    /// What was said about the letters, in words.
    var description: String {
        let words = traits.words + notes
        return words.isEmpty ? "plain" : words.joined(separator: ", ")
    }
}
