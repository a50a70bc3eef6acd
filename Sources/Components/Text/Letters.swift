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

    mutating func setBold(_ isBold: Bool) {
        self.isBold = isBold
        if isBold { weight = nil }
    }

    mutating func setWeight(_ weight: Font.Weight?) {
        isBold = weight == .bold
        self.weight = .some(weight == .bold ? nil : weight)
    }

    mutating func setUnderline(_ isActive: Bool, _ color: Color?) {
        underline = .some(isActive ? color.map { "underline \($0.name)" } ?? "" : nil)
    }

    mutating func setStrikethrough(_ isActive: Bool, _ color: Color?) {
        strikethrough = .some(isActive ? color.map { "strikethrough \($0.name)" } ?? "" : nil)
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
        return notes
    }

    /// A text between the marks that stand for its traits, such as `*bold*`.
    func marked(_ text: String) -> String {
        guard !text.isEmpty else { return text }
        let traits = self.traits
        let marks: [(Ink.Traits, Character)] = [
            (.bold, "*"), (.italic, "/"), (.underline, "_"), (.strikethrough, "~"),
        ]
        let opening = String(marks.filter { traits.contains($0.0) }.map(\.1))
        return opening.isEmpty ? text : opening + text + String(opening.reversed())
    }
}
