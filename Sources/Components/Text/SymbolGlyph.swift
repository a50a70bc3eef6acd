import Drawing

/// The glyphs of the symbols that people use most; all others are shown by their names.
enum SymbolGlyph {
    /// The sign of a symbol, of one or two columns; nil where it has none. Its variants have the same, but for what is filled.
    static func text(of name: String) -> String? {
        var parts = name.split(separator: ".").map(String.init)
        var isFilled = false
        while parts.count > 1, let last = parts.last, variants.contains(last) {
            if last == "fill" { isFilled = true }
            parts.removeLast()
        }
        let base = parts.joined(separator: ".")
        if isFilled, let signs = filled[base] { return signs }
        return signs[base]
    }

    private static let variants: Set = ["fill", "circle", "square"]

    private static let filled: [String: String] = [
        "star": "\(Sign.starFilled)", "heart": "\(Sign.heartFilled)\(Sign.heartEnd)", "circle": "\(Sign.knob)",
        "person": "\(Sign.personFilled)\(Sign.personEnd)",
    ]

    private static let signs: [String: String] = [
        "star": "\(Sign.star)", "heart": "\(Sign.heart)\(Sign.heartEnd)", "gear": "\(Sign.gear)",
        "gearshape": "\(Sign.gear)", "checkmark": "\(Sign.check)", "xmark": "\(Sign.cross)",
        "multiply": "\(Sign.cross)",
        "plus": "+", "minus": "\(Sign.less)", "circle": "\(Sign.ring)", "chevron.right": "\(Sign.close)",
        "chevron.forward": "\(Sign.close)", "chevron.left": "\(Sign.open)", "chevron.backward": "\(Sign.open)",
        "chevron.down": "\(Sign.down)", "chevron.up": "\(Sign.up)", "arrow.right": "\(Sign.arrowRight)",
        "arrow.left": "\(Sign.arrowLeft)", "arrow.up": "\(Sign.arrowUp)", "arrow.down": "\(Sign.arrowDown)",
        "magnifyingglass": "\(Sign.lens)", "play": "\(Sign.forward)", "pause": "\(Sign.bar)\(Sign.bar)",
        "stop": "\(Sign.stop)", "exclamationmark": "!", "questionmark": "?", "info": "i", "envelope": "\(Sign.letter)",
        "flag": "\(Sign.flag)", "pencil": "\(Sign.pencil)", "person": "\(Sign.person)\(Sign.personEnd)",
        "house": "\(Sign.house)\(Sign.houseEnd)", "person.crop": "\(Sign.person)\(Sign.personEnd)",
        "line.3.horizontal": "\(Sign.lines)\(Sign.linesEnd)", "list.bullet": "\(Sign.lines)\(Sign.linesEnd)",
        "backward": "\(Sign.backward)\(Sign.backward)", "forward": "\(Sign.forward)\(Sign.forward)",
        "ellipsis": "\(Sign.dots)\(Sign.dotsEnd)",
    ]
}
