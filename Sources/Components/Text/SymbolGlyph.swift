import Drawing

/// The glyphs of the symbols that people use most; all others are shown by their names.
enum SymbolGlyph {
    /// The glyph of a symbol, of one or two columns; nil where it has none. Its variants have the same, but for what is
    /// filled.
    static func text(of name: String, in charset: Charset) -> String? {
        var parts = name.split(separator: ".").map(String.init)
        var isFilled = false
        while parts.count > 1, let last = parts.last, variants.contains(last) {
            if last == "fill" { isFilled = true }
            parts.removeLast()
        }
        let base = parts.joined(separator: ".")
        switch charset {
        case .ascii: return ascii[base]
        case .unicode: return isFilled ? filled[base] ?? unicode[base] : unicode[base]
        }
    }

    private static let variants: Set = ["fill", "circle", "square"]

    private static let ascii: [String: String] = [
        "star": "*", "heart": "<3", "gear": "%", "gearshape": "%", "checkmark": "v", "xmark": "x", "multiply": "x",
        "plus": "+", "minus": "-", "circle": "o", "chevron.right": ">", "chevron.forward": ">", "chevron.left": "<",
        "chevron.backward": "<", "chevron.down": "v", "chevron.up": "^", "arrow.right": ">", "arrow.left": "<",
        "arrow.up": "^", "arrow.down": "v", "magnifyingglass": "Q", "play": ">", "pause": "||", "stop": "#",
        "exclamationmark": "!", "questionmark": "?", "info": "i", "envelope": "@", "flag": "P", "pencil": "/",
        "person": ":)", "person.crop": ":)", "house": "/\\", "line.3.horizontal": "==", "list.bullet": "==",
        "backward": "<<", "forward": ">>", "ellipsis": "..",
    ]

    private static let filled: [String: String] = [
        "star": "★", "heart": "♥", "circle": "●", "person": "☻", "square": "■",
    ]

    private static let unicode: [String: String] = [
        "star": "☆", "heart": "♡", "gear": "⚙", "gearshape": "⚙", "checkmark": "✓", "xmark": "✗", "multiply": "✗",
        "plus": "+", "minus": "−", "circle": "○", "square": "□", "chevron.right": "›", "chevron.forward": "›",
        "chevron.left": "‹", "chevron.backward": "‹", "chevron.down": "▾", "chevron.up": "▴", "arrow.right": "→",
        "arrow.left": "←", "arrow.up": "↑", "arrow.down": "↓", "arrow.up.right": "↗", "arrow.down.right": "↘",
        "arrow.up.left": "↖", "arrow.down.left": "↙", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
        "magnifyingglass": "⌕", "play": "▸", "pause": "‖", "stop": "■", "exclamationmark": "!", "questionmark": "?",
        "info": "i", "envelope": "✉", "flag": "⚑", "pencil": "✎", "square.and.pencil": "✎", "person": "☺",
        "person.crop": "☺", "house": "⌂", "line.3.horizontal": "≡", "list.bullet": "≡", "backward": "◂◂",
        "forward": "▸▸", "ellipsis": "⋯", "clock": "◷", "timer": "◷", "alarm": "◷", "calendar": "▦", "wifi": "≋",
        "leaf": "❧", "bolt": "ϟ", "moon": "☾", "sun.max": "☀", "sun.min": "☀", "cloud": "☁", "umbrella": "☂",
        "snowflake": "❄", "music.note": "♪", "phone": "☎", "scissors": "✂", "airplane": "✈", "paperplane": "➤",
        "sparkles": "✦", "photo": "▣", "keyboard": "⌨", "command": "⌘", "option": "⌥", "infinity": "∞",
        "chart.bar": "▃▆",
    ]
}
