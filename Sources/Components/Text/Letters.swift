import Drawing

/// What was said about the letters of a text: by its own modifiers, by the environment, or by its font.
///
/// nil means that nothing was said; an explicit "no" beats an inherited "yes" (rule G4).
struct Letters: Hashable, Sendable {
    private(set) var isBold: Bool?
    private(set) var weight: Font.Weight??
    var isItalic: Bool?
    var design: Font.Design??
    /// What is special about the line, empty where nothing is; nil for none.
    private(set) var underline: String??
    private(set) var strikethrough: String??
    /// What only the legend can tell; empty where it was said that there is nothing.
    private var words: [Topic: String] = [:]

    /// What can be said about letters that a terminal can't show, in the order of the legend.
    enum Topic: Int {
        case width, digits, capitals, leading, kerning, tracking, baseline, lines
    }

    mutating func say(_ words: String, about topic: Topic) { self.words[topic] = words }

    /// Says a length in points; 0 is nothing to speak of.
    mutating func say(_ word: String, _ length: CGFloat, about topic: Topic) {
        say(length == 0 ? "" : "\(word) \(length.short)", about: topic)
    }

    mutating func setBold(_ isBold: Bool) {
        self.isBold = isBold
        if isBold { weight = nil }
    }

    mutating func setWeight(_ weight: Font.Weight?) {
        isBold = weight == .bold
        self.weight = .some(weight == .bold ? nil : weight)
    }

    mutating func setUnderline(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
        underline = .some(isActive ? pattern.words(for: "underline", color) : nil)
    }

    mutating func setStrikethrough(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
        strikethrough = .some(isActive ? pattern.words(for: "strikethrough", color) : nil)
    }

    /// Whether nothing was said.
    var isPlain: Bool {
        isBold == nil && weight == nil && isItalic == nil && design == nil && underline == nil && strikethrough == nil
            && words.isEmpty
    }

    /// These letters, and what others say where these say nothing.
    func over(_ other: Letters) -> Letters {
        var letters = self
        if isBold == nil, weight == nil {
            letters.isBold = other.isBold
            letters.weight = other.weight
        }
        letters.isItalic = isItalic ?? other.isItalic
        letters.design = design ?? other.design
        letters.underline = underline ?? other.underline
        letters.strikethrough = strikethrough ?? other.strikethrough
        if !other.words.isEmpty { letters.words.merge(other.words) { own, _ in own } }
        return letters
    }

    /// What a terminal can show of them.
    var traits: Ink.Traits {
        var traits: Ink.Traits = []
        if isBold == true { traits.insert(.bold) }
        if isItalic == true { traits.insert(.italic) }
        if case .some(.some) = underline { traits.insert(.underline) }
        if case .some(.some) = strikethrough { traits.insert(.strikethrough) }
        return traits
    }

    /// What the legend says about them.
    var notes: [String] {
        var notes: [String] = []
        if case .some(.some(let design)) = design, design != .default { notes.append(design.rawValue) }
        if case .some(.some(let weight)) = weight, weight != .regular { notes.append(weight.name) }
        for case .some(.some(let line)) in [underline, strikethrough] where !line.isEmpty { notes.append(line) }
        guard !words.isEmpty else { return notes }
        return notes + words.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value).filter { !$0.isEmpty }
    }
}

extension Letters: CustomStringConvertible {
    /// What was said about the letters, in words.
    var description: String {
        let words = traits.words + notes
        return words.isEmpty ? "plain" : words.joined(separator: ", ")
    }
}
