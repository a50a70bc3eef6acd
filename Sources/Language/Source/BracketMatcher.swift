/// Finds the brackets of a text that nothing closes, without parsing it: those in comments and strings don't count, those
/// in interpolations do. Takes one pass over the bytes.
struct BracketMatcher {
    private let bytes: [UInt8]
    private var index = 0
    /// The brackets that are open, with their places.
    private var open: [(kind: UInt8, place: Int)] = []
    /// The strings that are open, from the outside in, and how many brackets were open where each one's interpolation
    /// begins; nil while the string itself is read.
    private var strings: [(delimiter: Delimiter, interpolation: Int?)] = []
    private var unclosed: [Int] = []

    /// How a string ends.
    private struct Delimiter {
        let hashes: Int
        let quotes: Int
    }

    /// The places of the brackets that nothing closes, as offsets in UTF-8 bytes, the first one first.
    static func unclosed(in bytes: [UInt8]) -> [Int] {
        var matcher = BracketMatcher(bytes)
        matcher.run()
        return (matcher.unclosed + matcher.open.map(\.place)).sorted()
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() {
        while index < bytes.count {
            if let string = strings.last, string.interpolation == nil {
                readString(string.delimiter)
            } else {
                readCode()
            }
        }
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private mutating func readCode() {
        switch byte() {
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            skip { $0 != UInt8(ascii: "\n") }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "#"): openString()
        case 0xE2 where isCurlyQuote: skipCurlyString()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            open.append((byte(), index))
            index += 1
        case UInt8(ascii: ")"): close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): close(UInt8(ascii: "["))
        case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
        default: index += 1
        }
    }

    private mutating func skip(while isSkipped: (UInt8) -> Bool) {
        while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                index += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < bytes.count
    }

    private mutating func openString() {
        var hashes = 0
        while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
        guard byte(hashes) == UInt8(ascii: "\"") else {
            index += max(1, hashes)
            return
        }
        index += hashes
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        index += quotes
        strings.append((Delimiter(hashes: hashes, quotes: quotes), nil))
    }

    private mutating func readString(_ delimiter: Delimiter) {
        switch byte() {
        case UInt8(ascii: "\\") where (1..<1 + delimiter.hashes).allSatisfy({ byte($0) == UInt8(ascii: "#") }):
            index += 1 + delimiter.hashes
            if byte() == UInt8(ascii: "(") {
                strings[strings.count - 1].interpolation = open.count
                open.append((byte(), index))
            }
            index += 1
        case UInt8(ascii: "\"") where ends(delimiter):
            index += delimiter.quotes + delimiter.hashes
            strings.removeLast()
        case UInt8(ascii: "\n") where delimiter.quotes == 1:
            // It was never closed; what follows is code again.
            index += 1
            strings.removeLast()
        default: index += 1
        }
    }

    private func ends(_ delimiter: Delimiter) -> Bool {
        (0..<delimiter.quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<delimiter.hashes).allSatisfy { byte(delimiter.quotes + $0) == UInt8(ascii: "#") }
    }

    /// “ or ”
    private var isCurlyQuote: Bool { byte(1) == 0x80 && (byte(2) == 0x9C || byte(2) == 0x9D) }

    /// A string in the quotes of a typeset page; one that its line does not close is no string.
    private mutating func skipCurlyString() {
        index += 3
        let start = index
        while index < bytes.count, byte() != UInt8(ascii: "\n") {
            if byte() == 0xE2, isCurlyQuote {
                index += 3
                return
            }
            index += 1
        }
        index = start
    }

    /// Closes the nearest bracket of that kind; those inside of it are closed by nothing. A bracket too many is no matter
    /// here.
    private mutating func close(_ kind: UInt8) {
        index += 1
        let outer = strings.last?.interpolation ?? 0
        guard let place = open.indices[outer...].last(where: { open[$0].kind == kind }) else { return }
        unclosed += open[(place + 1)...].map(\.place)
        open.removeSubrange(place...)
        if strings.last?.interpolation == place { strings[strings.count - 1].interpolation = nil }
    }
}
