import Catalogue

/// A `String`, or the `Substring` of one: what built-ins take that work on both.
struct TextValue: ValueConvertible {
    /// The text; all of it where it is a `String`.
    let text: Substring
    private let isWhole: Bool

    init?(_ value: Value) {
        switch value {
        case .string(let string): (text, isWhole) = (string[...], true)
        case .native(let native):
            guard let part = (native as? Box<Substring>)?.wrapped else { return nil }
            (text, isWhole) = (part, false)
        default: return nil
        }
    }

    var value: Value { isWhole ? .string(String(text)) : text.value }
    var string: String { String(text) }

    /// An index that stands before a character.
    func place(_ value: Value) throws -> String.Index { try text.place(value) }

    /// An index of the text, its end included.
    func place(orEnd value: Value) throws -> String.Index { try text.place(orEnd: value) }

    /// An index moved by so many characters; nil where that leads past `limit`.
    func index(_ value: Value, offsetBy distance: Int, limitedBy limit: String.Index? = nil) throws -> String.Index? {
        try text.index(value, offsetBy: distance, limitedBy: limit)
    }

    /// The part that a range of indices means, of whichever kind.
    func range(_ value: Value) throws -> Range<String.Index> { try text.range(value) }
}

/// A `String` or a `Character`.
struct TextOrCharacter: ValueConvertible {
    let string: String

    init?(_ value: Value) {
        if let text = TextValue(value) {
            string = text.string
        } else if let character = Character(value) {
            string = String(character)
        } else {
            return nil
        }
    }

    var value: Value { .string(string) }
}
