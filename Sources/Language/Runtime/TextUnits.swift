import Catalogue

/// What a text is made of: characters, bytes, numbers of 16 bits, or scalars. The places of all are those of the text.
protocol TextUnits: BidirectionalCollection where Index == String.Index, Element: ValueConvertible {}

extension Substring: TextUnits {}
extension Substring.UTF8View: TextUnits {}
extension Substring.UTF16View: TextUnits {}
extension Substring.UnicodeScalarView: TextUnits {}

extension TextUnits {
    /// A place that stands before a unit.
    func place(_ value: Value) throws -> String.Index {
        let index = try place(orEnd: value)
        guard index < endIndex else { throw Fault.textIndexOutOfRange }
        return index
    }

    /// A place, the end included.
    func place(orEnd value: Value) throws -> String.Index {
        guard let index = String.Index(value) else { throw Fault.wrongArgument }
        guard index >= startIndex, index <= endIndex else { throw Fault.textIndexOutOfRange }
        return index
    }

    /// A place moved by so many units; nil where that leads past `limit`.
    func index(_ value: Value, offsetBy distance: Int, limitedBy limit: String.Index? = nil) throws -> String.Index? {
        let start = try place(orEnd: value)
        let bound = distance < 0 ? startIndex : endIndex
        // Only a limit that lies ahead ends the way.
        let limit = limit.flatMap {
            (distance < 0 ? $0 <= start && $0 >= bound : $0 >= start && $0 <= bound) ? $0 : nil
        }
        guard let index = index(start, offsetBy: distance, limitedBy: limit ?? bound) else {
            if limit != nil { return nil }
            throw Fault.textIndexOutOfRange
        }
        return index
    }

    /// The part that a range of places means, of whichever kind.
    func range(_ value: Value) throws -> Range<String.Index> {
        guard case .native(let native) = value else { throw Fault.wrongArgument }
        func end(_ value: Value, isClosed: Bool) throws -> String.Index {
            isClosed ? index(after: try place(value)) : try place(orEnd: value)
        }
        switch native {
        case let box as Box<ValueRange>:
            let lower = try place(orEnd: box.wrapped.lower)
            let upper = try end(box.wrapped.upper, isClosed: box.wrapped.isClosed)
            return lower..<Swift.max(lower, upper)
        case let box as Box<PartialRange>:
            let lower = try box.wrapped.lower.map(place(orEnd:)) ?? startIndex
            let upper = try box.wrapped.upper.map { try end($0, isClosed: box.wrapped.isClosed) } ?? endIndex
            return lower..<Swift.max(lower, upper)
        default: throw Fault.wrongArgument
        }
    }

    /// The places between some units from the beginning, which there are, and some more.
    func range(from start: Int, to end: Int) throws -> Range<String.Index> {
        let lower = index(startIndex, offsetBy: start)
        return lower..<index(lower, offsetBy: end - start)
    }

    /// How many units lie between two places.
    func distance(_ start: Value, _ end: Value) throws -> Int {
        distance(from: try place(orEnd: start), to: try place(orEnd: end))
    }

    /// The unit at a place.
    func unit(at place: Value) throws -> Value { self[try self.place(place)].value }

    /// All places, one after the other.
    var walkOfPlaces: () -> Value? {
        var indices = indices.makeIterator()
        return { indices.next()?.value }
    }

    /// All units.
    var values: [Value] { map(\.value) }
}

/// A text as bytes, as numbers of 16 bits, or as scalars.
struct TextView: NativeConvertible, ElementCollection, CustomStringConvertible {
    let text: Substring
    let unit: Unit
    /// The part of the text that it is, which may begin or end within a character.
    let bounds: Range<String.Index>

    init(text: Substring, unit: Unit) { self.init(text: text, unit: unit, bounds: text.startIndex..<text.endIndex) }

    private init(text: Substring, unit: Unit, bounds: Range<String.Index>) {
        (self.text, self.unit, self.bounds) = (text, unit, bounds)
    }

    /// What a text is taken for.
    enum Unit: Sendable { case utf8, utf16, scalar }

    var units: any TextUnits {
        switch unit {
        case .utf8: text.utf8[bounds]
        case .utf16: text.utf16[bounds]
        case .scalar: text.unicodeScalars[bounds]
        }
    }

    var description: String { String(text[bounds]) }

    /// A part of it.
    func part(_ range: Range<String.Index>) -> TextView { TextView(text: text, unit: unit, bounds: range) }

    var elementCount: Int? { units.count }
    var elementValues: [Value]? { units.values }
}
