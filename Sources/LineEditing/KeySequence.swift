/// What a terminal sends for a key that is no character: Escape, and what follows it.
///
/// Terminals send several sequences for one key, and add numbers for Shift, Alt and Ctrl. libedit knows some of them,
/// and takes the rest for text. So each sequence is read to its end here, and what is handed on is the one form by which
/// `LineEditor` knows the key; a key without a meaning is handed on as nothing.
struct KeySequence {
    /// What is known of the sequence so far.
    private enum State {
        /// Behind Escape.
        case start
        /// Behind `ESC [`, with the parameters so far.
        case control(parameters: String)
        /// Behind `ESC O`.
        case single(parameters: String)
        /// Inside of a message from the terminal, which ends with BEL or `ESC \`. Any other control character is a key that
        /// somebody presses, and breaks it off.
        case message(isEscaped: Bool)
        /// Before so many characters that tell where the mouse is.
        case mouse(Int)
        /// Behind `ESC [ [`, as function keys begin on the console of Linux.
        case console
        case end
    }

    /// A sequence that Escape begins.
    init() {}

    /// A sequence that one character of eight bits begins, as it stands for Escape and another: U+009B for `ESC [`.
    ///
    /// - Returns: nil for a character that begins none.
    init?(beginningWith scalar: Unicode.Scalar) {
        guard scalar.isControlOfEightBits, let second = Unicode.Scalar(scalar.value - 0x40) else { return nil }
        switch second {
        case "[", "O", "]", "P", "X", "^", "_": begin(with: second)
        default: return nil
        }
    }

    private var state = State.start
    private var isAlt = false

    /// What the key stands for; to be asked once `add` has answered that the sequence has ended.
    private(set) var meaning: [Unicode.Scalar] = []

    /// Whether it is a message from the terminal.
    var isMessage: Bool {
        if case .message = state { return true }
        return false
    }

    /// Whether all of it so far is what a person sends who presses Escape, or Alt and a bracket or `O`: a terminal sends what
    /// follows in the same moment.
    var mayBeAKeyAlone: Bool {
        switch state {
        case .start, .message, .control(""), .single(""): true
        default: false
        }
    }

    /// Adds the next character.
    ///
    /// - Returns: whether the sequence ends with it.
    mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        switch state {
        case .start: begin(with: scalar)
        case .control(let parameters) where "0123456789;:<=>?".unicodeScalars.contains(scalar):
            state = .control(parameters: parameters + String(scalar))
        case .control(""):
            switch scalar {
            case "M": state = .mouse(3)
            case "[": state = .console
            default: end(scalar, parameters: "")
            }
        case .control(let parameters): end(scalar, parameters: parameters)
        case .single(let parameters) where ("0"..."9").contains(scalar):
            state = .single(parameters: parameters + String(scalar))
        case .single(let parameters): end(scalar, parameters: parameters.isEmpty ? "" : "1;" + parameters)
        case .message where scalar == "\u{9C}": state = .end
        case .message where scalar.properties.generalCategory == .control && scalar != "\u{7}" && scalar != "\u{1B}":
            end(scalar, parameters: "")
        case .message(let isEscaped):
            state = scalar == "\u{7}" || isEscaped && scalar == "\\" ? .end : .message(isEscaped: scalar == "\u{1B}")
        case .mouse(let count): state = count > 1 ? .mouse(count - 1) : .end
        case .console, .end: state = .end
        }
        if case .end = state { return true }
        return false
    }

    private mutating func begin(with scalar: Unicode.Scalar) {
        switch scalar {
        case "[": state = .control(parameters: "")
        case "O": state = .single(parameters: "")
        case "]", "P", "X", "^", "_": state = .message(isEscaped: false)
        case "\u{1B}": isAlt = true
        // libedit would take these for a count of repeats, and for its own command line.
        case "\u{3}", "0"..."9", "-":
            meaning = [scalar]
            state = .end
        case "x": state = .end
        case _ where scalar.isControlOfEightBits: state = .end
        default:
            meaning = ["\u{1B}", scalar]
            state = .end
        }
    }

    /// Ends the sequence with its last character, which tells the key.
    private mutating func end(_ last: Unicode.Scalar, parameters: String) {
        state = .end
        guard last.properties.generalCategory != .control else {
            // The sequence was broken off; what broke it off is a key of its own.
            if !last.isControlOfEightBits { meaning = [last] }
            return
        }
        // What the terminal answers when it is asked something is marked so.
        guard !parameters.contains(where: "<=>?".contains) else { return }
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
            $0.isEmpty ? 1 : Int($0) ?? 0
        }
        let modifiers = numbers.count > 1 ? Modifiers(parameter: numbers[1]) : []
        let isWord =
            isAlt || !modifiers.isDisjoint(with: [.alt, .control, .meta]) || "cdab".unicodeScalars.contains(last)
        switch last {
        case "A", "a": meaning = Key.up
        case "B", "b": meaning = Key.down
        case "C", "c": meaning = isWord ? Key.nextWord : Key.right
        case "D", "d": meaning = isWord ? Key.previousWord : Key.left
        case "H": meaning = Key.home
        case "F": meaning = Key.end
        case "M" where parameters.isEmpty: meaning = Key.enter
        case "u" where numbers.count <= 2: meaning = Self.character(numbers[0], modifiers)
        case "~" where numbers.count == 3 && numbers[0] == 27: meaning = Self.character(numbers[2], modifiers)
        case "~", "^", "$", "@":
            switch numbers[0] {
            case 1, 7: meaning = Key.home
            case 4, 8: meaning = Key.end
            case 3: meaning = isWord || last == "^" ? Key.deleteWord : Key.delete
            case 5: meaning = Key.olderEntry
            case 6: meaning = Key.newerEntry
            case 200: meaning = Key.paste
            default: break
            }
        default: break
        }
    }

    /// A character that was sent as its number, as some terminals send those that are pressed with Ctrl or Shift.
    private static func character(_ number: Int, _ modifiers: Modifiers) -> [Unicode.Scalar] {
        guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init), scalar != "\u{1B}",
            scalar.properties.generalCategory != .privateUse
        else { return [] }
        if scalar == "\r" { return modifiers.isEmpty ? Key.enter : ["\u{1B}", "\r"] }
        if modifiers.contains(.control), scalar.isASCII { return [Unicode.Scalar(UInt8(scalar.value) & 0x1F)] }
        return modifiers.contains(.alt) ? ["\u{1B}", scalar] : [scalar]
    }

    /// The keys that are held down with another, as terminals tell them: one more than the sum of these.
    private struct Modifiers: OptionSet {
        let rawValue: Int
        static let alt = Modifiers(rawValue: 2)
        static let control = Modifiers(rawValue: 4)
        static let meta = Modifiers(rawValue: 8)

        init(rawValue: Int) { self.rawValue = rawValue }
        init(parameter: Int) { rawValue = max(0, parameter &- 1) }
    }

    /// The one form of each key.
    private enum Key {
        static let up = Array("\u{1B}[A".unicodeScalars)
        static let down = Array("\u{1B}[B".unicodeScalars)
        static let right = Array("\u{1B}[C".unicodeScalars)
        static let left = Array("\u{1B}[D".unicodeScalars)
        static let home = Array("\u{1B}[H".unicodeScalars)
        static let end = Array("\u{1B}[F".unicodeScalars)
        static let delete = Array("\u{1B}[3~".unicodeScalars)
        static let paste = Array(Paste.start.unicodeScalars)
        static let nextWord = Array("\u{1B}f".unicodeScalars)
        static let previousWord = Array("\u{1B}b".unicodeScalars)
        static let deleteWord = Array("\u{1B}d".unicodeScalars)
        static let olderEntry = Array(PrivateKey.olderEntry.description.unicodeScalars)
        static let newerEntry = Array(PrivateKey.newerEntry.description.unicodeScalars)
        static let enter: [Unicode.Scalar] = ["\r"]
    }
}

extension Unicode.Scalar {
    /// Whether it is one of the control characters that a terminal takes for Escape and another character. No key is one.
    var isControlOfEightBits: Bool { (0x80...0x9F).contains(value) }
}
