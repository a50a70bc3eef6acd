import Drawing

/// The glyphs of the symbols that people use most, and short names for all others.
enum SymbolGlyph {
    /// The glyph of a symbol, of one to three columns; nil where it has none. A symbol has that of the one which it varies, as
    /// `bell.badge` has that of `bell`; some are told apart where they are filled. What people switch between by a tap is
    /// equally wide, so that nothing beside it moves.
    ///
    /// - Parameter isInFrame: whether it is to stand in a circle or a square: it has none of its own then.
    static func text(of name: String, in charset: Charset, isInFrame: Bool = false) -> String? {
        if charset == .drawn, SymbolForm(named: name) != nil {
            return String(repeating: Sign.symbol.character, count: SymbolForm.columns)
        }
        let isFilled = name.hasSuffix(".fill")
        for base in bases(of: name) {
            let own = glyphs(in: charset)[base]
            if base.hasSuffix(".slash"), own == nil { return crossedOut(base, in: charset, isInFrame: isInFrame) }
            if charset == .ascii, own == nil, !isInFrame, let framed = framed(base) { return framed }
            let glyph = (isFilled ? filled(in: charset)[base] : nil) ?? own
            // Of a shape only the shape itself: `square.and.arrow.up` is no square.
            let isShape = shapes.contains(base) && ![base, base + ".fill", base + ".dashed"].contains(name)
            if let glyph, !isShape { return glyph }
            if words[base] != nil { return nil }
        }
        return nil
    }

    /// What stands for a glyph where there is no room for its frame; nil where it has none.
    static func narrow(_ glyph: String) -> String? {
        guard glyph.count == 3 else { return nil }
        let inside = glyph.dropFirst().dropLast()
        return inside == " " ? glyph.filter { $0 != " " } : String(inside)
    }

    /// A symbol that is crossed out: its glyph and a cross beside it, or over its second column, where that is finer than
    /// words.
    private static func crossedOut(_ base: String, in charset: Charset, isInFrame: Bool) -> String? {
        let whole = String(base.dropLast(".slash".count))
        guard let glyph = text(of: whole, in: charset, isInFrame: isInFrame) else { return nil }
        switch charset {
        case .ascii: return glyph.count == 2 ? glyph.prefix(1) + "x" : nil
        case .unicode, .drawn: return glyph.count == 1 ? glyph + "×" : nil
        }
    }

    /// A symbol of one column within a circle or a square.
    private static func framed(_ base: String) -> String? {
        for (suffix, left, right) in [(".circle", "(", ")"), (".square", "[", "]")] where base.hasSuffix(suffix) {
            let inside = text(of: base.dropLast(suffix.count) + ".fill", in: .ascii, isInFrame: true)
            return inside?.count == 1 ? inside.map { left + $0 + right } : nil
        }
        return nil
    }

    private static func glyphs(in charset: Charset) -> [String: String] { charset == .ascii ? ascii : unicode }

    private static func filled(in charset: Charset) -> [String: String] {
        charset == .ascii ? filledASCII : filledUnicode
    }

    private static let shapes: Set = ["circle", "square", "triangle", "diamond", "hexagon", "rectangle"]

    /// The name of a symbol without a glyph as a picture shows it: its first word, or what people call it.
    static func shortName(of name: String) -> String {
        let word = bases(of: name).lazy.compactMap { words[$0] }.first ?? name.prefix { $0 != "." }.description
        return name.split(separator: ".").contains("slash") ? word + " off" : word
    }

    /// The name of a symbol, and those of the symbols that it may vary: the nearest first.
    private static func bases(of name: String) -> [String] {
        let parts = name.split(separator: ".")
        return parts.indices.reversed().map { parts[...$0].joined(separator: ".") }
    }

    private static let words = [
        "cloud.rain": "rain", "cloud.heavyrain": "rain", "cloud.drizzle": "rain", "cloud.bolt": "storm",
        "cloud.snow": "snow",
        "square.and.arrow.up": "share", "square.and.arrow.down": "save",
        "rectangle.portrait.and.arrow.right": "leave", "arrow.triangle.2.circlepath": "again",
        "arrow.2.circlepath": "again", "arrow.clockwise": "again", "arrow.counterclockwise": "back",
        "arrow.uturn.left": "undo", "arrow.uturn.backward": "undo", "arrow.uturn.right": "redo",
        "arrow.uturn.forward": "redo",
    ]

    private static let ascii = [
        "star": ".", "star.leadinghalf.filled": "+", "heart": "<}", "gear": "%", "gearshape": "%", "checkmark": "v",
        "xmark": "x", "multiply": "x",
        "plus": "+", "minus": "-", "circle": "( )", "circle.circle": "(o)", "circle.inset.filled": "(o)",
        "largecircle.fill.circle": "(o)", "smallcircle.filled.circle": "(o)", "square": "[ ]", "triangle": "/\\",
        "diamond": "<>", "hexagon": "<>", "rectangle": "[]", "chevron.right": ">", "chevron.forward": ">",
        "chevron.left": "<",
        "chevron.backward": "<", "chevron.down": "v", "chevron.up": "^", "chevron.up.chevron.down": "^v",
        "arrow.right": ">", "arrow.forward": ">", "arrow.left": "<", "arrow.backward": "<", "arrow.up": "^",
        "arrow.down": "v", "arrow.left.arrow.right": "<>", "arrow.up.arrow.down": "^v", "arrow.right.to.line": ">|",
        "return": "<-", "magnifyingglass": "Q", "play": "|>", "pause": "||", "playpause": ">|", "stop": "[]",
        "backward": "<<", "forward": ">>", "eject": "^_", "exclamationmark": "!", "exclamationmark.triangle": "/!\\",
        "questionmark": "?", "info": "i", "envelope": "@", "flag": "P", "pencil": "/", "square.and.pencil": "/",
        "person": ":)", "house": "/\\", "line.3.horizontal": "==", "list": "==", "slider.horizontal": "==",
        "text.alignleft": "==", "text.justify": "==", "ellipsis": "..", "square.grid.2x2": "::",
        "square.grid.3x3": "::", "hourglass": "X", "wifi": "))", "waveform": "~~", "antenna.radiowaves": "))",
        "dot.radiowaves": "))", "snowflake": "**", "snow": "**", "wind": "~~", "speaker": "<|", "speaker.wave": "<)",
        "sun.min": ":.", "scissors": "%<",
        "paperplane": "=>", "location": "=>", "video": "[<", "sparkle": "**", "sparkles": "**", "infinity": "oo",
        "chart.line.uptrend": "/^",
        "delete": "<x", "globe": "(+", "network": "(+", "eye": "oo", "eye.slash": "--", "nosign": "(/", "key": "o-",
        "doc": "[]", "note": "[]", "newspaper": "[]", "book": "[]", "doc.on.doc": "[[", "square.on.square": "[[",
        "creditcard": "[=", "gift": "[+", "shippingbox": "[]", "cube": "[]", "archivebox": "[]",
        "hand.thumbsup": "+1", "hand.thumbsdown": "-1", "bubble": "\"\"", "text.bubble": "\"\"",
        "quote.bubble": "\"\"", "message": "\"\"", "quote": "\"\"", "link": "oo", "paperclip": "&",
        "fork.knife": "Yi", "dice": "::", "iphone": "||", "ipad": "||", "battery": "##", "sidebar.left": "|]",
        "sidebar.right": "[|", "target": "(o", "scope": "(+", "viewfinder": "[]", "touchid": "(o", "faceid": ":)",
        "textformat": "Aa", "bold": "B", "italic": "I", "underline": "U", "character": "A", "number": "#", "at": "@",
        "percent": "%", "dollarsign": "$", "function": "f", "sum": "S", "equal": "=", "divide": "/",
        "bell": "(!", "airplane": "+>", "sun": ":*", "sunrise": ":*", "sunset": ":*",
        "moon": "C'", "cloud": "Oo", "cloud.rain": "//", "cloud.heavyrain": "//", "cloud.drizzle": "//",
        "cloud.snow": "**", "cloud.bolt": "'/", "bolt": "'/", "clock": "o'", "timer": "o'", "alarm": "o'",
        "stopwatch": "o'", "calendar": "[#", "camera": "[o", "music.note": "o|", "headphones": "db",
        "paintbrush": "~/", "square.and.arrow.up": "|^", "square.and.arrow.down": "|v", "cup.and.saucer": "U)",
        "trophy": "Y", "terminal": ">_", "chart.bar": ".|", "arrow.uturn.left": "<-", "arrow.uturn.backward": "<-",
        "arrow.uturn.right": "->", "arrow.uturn.forward": "->",
    ]

    private static let filledASCII = ["star": "*", "heart": "<3", "circle": "(o)", "square": "[#]"]

    private static let filledUnicode = [
        "star": "★", "heart": "♥", "circle": "●", "square": "■", "triangle": "▲", "diamond": "◆",
        "person": "☻",
    ]

    private static let unicode = [
        "star": "☆", "star.leadinghalf.filled": "✬", "heart": "♡", "gear": "⚙", "gearshape": "⚙", "checkmark": "✓",
        "xmark": "✗", "multiply": "✗",
        "plus": "+", "minus": "−", "circle": "○", "circle.circle": "◉", "circle.inset.filled": "◉",
        "largecircle.fill.circle": "◉", "smallcircle.filled.circle": "◉", "square": "□", "triangle": "△",
        "diamond": "◇",
        "rectangle": "▭", "chevron.right": "›", "chevron.forward": "›", "chevron.left": "‹", "chevron.backward": "‹",
        "chevron.down": "▾", "chevron.up": "▴", "chevron.up.chevron.down": "▴▾", "arrow.right": "→",
        "arrow.forward": "→", "arrow.left": "←", "arrow.backward": "←", "arrow.up": "↑", "arrow.down": "↓",
        "arrow.up.right": "↗", "arrow.down.right": "↘", "arrow.up.left": "↖", "arrow.down.left": "↙",
        "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.triangle.2.circlepath": "↻",
        "arrow.2.circlepath": "↻", "arrow.uturn.left": "↩", "arrow.uturn.backward": "↩", "arrow.uturn.right": "↪",
        "arrow.uturn.forward": "↪", "arrow.left.arrow.right": "⇄", "arrow.up.arrow.down": "⇅",
        "arrow.right.to.line": "⇥", "repeat": "↻", "shuffle": "⇄", "return": "↩", "square.and.arrow.up": "⇪",
        "square.and.arrow.down": "↧", "rectangle.portrait.and.arrow.right": "⇥", "magnifyingglass": "⌕", "play": "►",
        "pause": "❚❚", "playpause": "►❚", "stop": "■", "backward": "◄◄", "forward": "►►", "eject": "⏏",
        "exclamationmark": "!", "exclamationmark.triangle": "⚠", "questionmark": "?", "info": "i", "envelope": "✉",
        "flag": "⚑", "pencil": "✎", "square.and.pencil": "✎", "paintbrush": "✐", "person": "☺", "house": "⌂",
        "line.3.horizontal": "≡", "list": "≡", "slider.horizontal": "≡", "text.alignleft": "≡", "text.justify": "≡",
        "ellipsis": "⋯", "square.grid.2x2": "⊞", "square.grid.3x3": "▦", "clock": "◷", "timer": "◷", "alarm": "◷",
        "stopwatch": "◷", "hourglass": "◷", "calendar": "▦", "wifi": "≋", "waveform": "≋", "antenna.radiowaves": "≋",
        "dot.radiowaves": "≋", "drop": "♦", "humidity": "♦", "leaf": "❧", "tree": "♣", "bolt": "ϟ", "moon": "☾",
        "sun": "☀", "sunrise": "☀",
        "sunset": "☀", "cloud": "☁", "cloud.sun": "☼", "cloud.rain": "☂", "cloud.snow": "❄", "cloud.bolt": "ϟ",
        "umbrella": "☂",
        "snowflake": "❄", "snow": "❄", "wind": "≈",
        "flame": "▲", "lightbulb": "☼", "music.note": "♪", "speaker": "◁", "speaker.wave": "◁)", "sun.min": "☼",
        "camera": "◙", "camera.macro": "✿", "video": "▣", "headphones": "∩", "phone": "☎", "scissors": "✂",
        "airplane": "✈", "paperplane": "➤", "location": "➤", "mappin": "◎", "pin": "◎", "sparkle": "✦",
        "sparkles": "✦", "photo": "▣", "keyboard": "⌨", "command": "⌘", "option": "⌥", "infinity": "∞",
        "chart.bar": "▃▆", "chart.pie": "◔", "chart.line.uptrend": "↗", "trash": "⌫", "delete": "⌫", "bell": "◓",
        "globe": "⊕", "network": "⊕", "eye": "◉", "eye.slash": "⊘", "nosign": "⊘", "lock": "⊡", "key": "⊸",
        "person.badge.key": "⊸",
        "doc": "▤", "note": "▤", "newspaper": "▤", "book": "▥", "doc.on.doc": "❐", "square.on.square": "❐",
        "creditcard": "▭", "gift": "⊞", "shippingbox": "▣", "bag": "▣", "tag": "◈", "sailboat": "◭", "figure": "♙",
        "cube": "▣", "archivebox": "▤", "tray": "⊔",
        "hand.thumbsup": "+1", "hand.thumbsdown": "-1", "bubble": "“”", "text.bubble": "“”", "quote.bubble": "“”",
        "message": "“”", "quote": "“”", "link": "∞", "hammer": "⚒", "wrench": "⚒",
        "cup.and.saucer": "♨", "trophy": "♕", "crown": "♛", "medal": "✪", "rosette": "✪", "dice": "⚄", "tv": "▢",
        "display": "▢", "desktopcomputer": "▢", "laptopcomputer": "▢", "iphone": "▯", "ipad": "▯", "battery": "▰▰",
        "sidebar.left": "◧", "sidebar.right": "◨", "target": "◎", "scope": "⊙", "viewfinder": "⊙",
        "touchid": "◎", "faceid": "☺", "textformat": "Aa", "bold": "B", "italic": "I", "underline": "U",
        "character": "A", "number": "#", "at": "@", "percent": "%", "dollarsign": "$", "eurosign": "€",
        "sterlingsign": "£", "yensign": "¥", "function": "ƒ", "sum": "∑", "equal": "=", "divide": "÷",
    ]
}
