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
    func place(_ value: Value) throws -> String.Index {
        let index = try place(orEnd: value)
        guard index < text.endIndex else { throw Fault.textIndexOutOfRange }
        return index
    }

    /// An index of the text, its end included.
    func place(orEnd value: Value) throws -> String.Index {
        guard let index = String.Index(value) else { throw Fault.wrongArgument }
        guard index >= text.startIndex, index <= text.endIndex else { throw Fault.textIndexOutOfRange }
        return index
    }

    /// An index moved by so many characters; nil where that leads past `limit`.
    func index(_ value: Value, offsetBy distance: Int, limitedBy limit: String.Index? = nil) throws -> String.Index? {
        let start = try place(orEnd: value)
        let bound = distance < 0 ? text.startIndex : text.endIndex
        // Only a limit that lies ahead ends the way.
        let limit = limit.flatMap {
            (distance < 0 ? $0 <= start && $0 >= bound : $0 >= start && $0 <= bound) ? $0 : nil
        }
        guard let index = text.index(start, offsetBy: distance, limitedBy: limit ?? bound) else {
            if limit != nil { return nil }
            throw Fault.textIndexOutOfRange
        }
        return index
    }

    /// The part that a range of indices means, of whichever kind.
    func range(_ value: Value) throws -> Range<String.Index> {
        guard case .native(let native) = value else { throw Fault.wrongArgument }
        func end(_ value: Value, isClosed: Bool) throws -> String.Index {
            isClosed ? text.index(after: try place(value)) : try place(orEnd: value)
        }
        switch native {
        case let box as Box<ValueRange>:
            let lower = try place(orEnd: box.wrapped.lower)
            let upper = try end(box.wrapped.upper, isClosed: box.wrapped.isClosed)
            return lower..<max(lower, upper)
        case let box as Box<PartialRange>:
            let lower = try box.wrapped.lower.map(place(orEnd:)) ?? text.startIndex
            let upper = try box.wrapped.upper.map { try end($0, isClosed: box.wrapped.isClosed) } ?? text.endIndex
            return lower..<max(lower, upper)
        default: throw Fault.wrongArgument
        }
    }
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
