/// Finds what stands in the parser's way in a text, without parsing it: brackets that nothing closes, and those that stand
/// too deep. Brackets in comments and strings don't count, those in interpolations do. Takes one pass over the bytes.
struct BracketMatcher {
    private let bytes: [UInt8]
    private var index = 0
    /// The byte before this one that is no space.
    private var before: UInt8 = 0
    /// Whether what was read last is an attribute, or its `@`.
    private var isAttribute = false
    private var open = OpenBrackets()
    /// The strings that are open, from the outside in, and how many brackets were open where each one's interpolation
    /// begins; nil while the string itself is read.
    private var strings: [(delimiter: Delimiter, interpolation: Int?, start: Int)] = []
    private var unclosed: [Int] = []
    private var feeds: [Int] = []
    private var strayQuotes: [Int] = []
    private var wrong: WrongEnd?
    private var tooDeep: [Int] = []
    /// How many brackets stand on the line at hand in what looks like a string and is none to the parser; square ones count
    /// thrice.
    private var bracketsInQuotes = 0

    /// How a string ends.
    private struct Delimiter {
        let hashes: Int
        let quotes: Int
    }

    /// What was found, as offsets in UTF-8 bytes, in order.
    struct Matches {
        /// The brackets that nothing closes.
        let unclosed: [Int]
        /// What stands too deep, or in too long a row.
        let tooDeep: [Int]
        /// Vertical tabs and form feeds in code.
        let feeds: [Int]
        /// Curly quotes, of three bytes each, that are no pair on their line.
        let strayQuotes: [Int]
        /// The first bracket that closes none of its kind, but stands where a brace is open.
        let wrong: WrongEnd?
    }

    /// A bracket in the place of a brace's end.
    struct WrongEnd {
        let place: Int
        let found: Unicode.Scalar
    }

    /// The most interpolations that may stand inside one another: where one is not closed, what the parser says takes a
    /// time that grows with the square of them.
    private static let deepestInterpolations = 24

    /// The most brackets in what looks like a string: the parser tries each as the beginning of several things.
    private static let mostBracketsInQuotes = 36

    /// Looks through a text.
    static func match(_ bytes: [UInt8]) -> Matches {
        var matcher = BracketMatcher(bytes)
        matcher.run()
        let open = matcher.open.all.filter { $0.kind != UInt8(ascii: "<") }.map(\.place)
        return Matches(
            unclosed: (matcher.unclosed + open).sorted(),
            tooDeep: (matcher.open.refused + matcher.tooDeep).sorted(), feeds: matcher.feeds,
            strayQuotes: matcher.strayQuotes, wrong: matcher.wrong)
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() {
        defer { leaveLine() }
        while index < bytes.count {
            if let string = strings.last, string.interpolation == nil {
                readString(string.delimiter)
            } else {
                let first = byte()
                readCode()
                if Self.isSpace(first) { continue }
                before = bytes[index - 1]
                if first == UInt8(ascii: "@") {
                    isAttribute = true
                } else if first != UInt8(ascii: "."), !Self.isWord(first) {
                    isAttribute = false
                }
            }
        }
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        index + offset < bytes.count ? bytes[index + offset] : 0
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func readCode() {
        switch byte() {
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            skip { $0 != UInt8(ascii: "\n") }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "#"): openString()
        case 0xE2 where isCurlyQuote: skipCurlyString()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): openBracket()
        case UInt8(ascii: ")"): close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): close(UInt8(ascii: "["))
        case UInt8(ascii: "}"):
            close(UInt8(ascii: "{"))
            open.lookNoFurther()
        case UInt8(ascii: "<") where Self.isWord(before) && byte(1) != UInt8(ascii: "=") && byte(1) != byte():
            openBracket()
        case UInt8(ascii: ">") where before != UInt8(ascii: "-") && open.all.last?.kind == UInt8(ascii: "<"):
            open.close(open.all.count - 1, at: index)
            index += 1
        default: readSign()
        }
    }

    private mutating func openBracket() {
        open.open(byte(), at: index, after: before, isArgument: isAttribute && byte() == UInt8(ascii: "("))
        index += 1
    }

    /// Words that begin declarations.
    private static let declaring: Set<[UInt8]> = Set(
        ["let", "var", "func", "struct", "class", "enum", "extension", "protocol", "init", "typealias", "import"].map {
            Array($0.utf8)
        })

    /// Words behind which a brace opens, sooner or later.
    private static let opening: Set<[UInt8]> = Set(
        ["if", "switch", "while", "for", "guard", "repeat", "do", "catch", "defer", "macro", "throws"].map {
            Array($0.utf8)
        })

    /// How long the words are that begin with a letter, a bit for each length: most names are none of them.
    private static let lengths = declaring.union(opening).reduce(into: [UInt16](repeating: 0, count: 256)) {
        $0[Int($1[0])] |= 1 << $1.count
    }

    /// Reads what is neither a bracket nor a string.
    private mutating func readSign() {
        switch byte() {
        case UInt8(ascii: "@"): open.attribute(at: index)
        case UInt8(ascii: ","), UInt8(ascii: ":"): open.separate()
        case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"),
            UInt8(ascii: "%"), UInt8(ascii: "|"), UInt8(ascii: "^"):
            open.lookNoFurther()
        case UInt8(ascii: "&") where byte(1) == byte(): open.lookNoFurther()
        case 0x0B, 0x0C: feeds.append(index)
        case UInt8(ascii: "\n"): bracketsInQuotes = 0
        case let first where Self.isWord(first) && !Self.isWord(before(index)):
            let start = index
            while index < bytes.count, Self.isWord(byte()), byte() != 0xE2 || !isCurlyQuote { index += 1 }
            guard index - start < 16, Self.lengths[Int(first)] & 1 << (index - start) != 0 else { return }
            let word = Array(bytes[start..<index])
            if Self.declaring.contains(word) {
                open.declare()
            } else if Self.opening.contains(word) {
                open.expectBrace(at: start)
            }
            return
        default: break
        }
        index += 1
    }

    private func before(_ index: Int) -> UInt8 { index > 0 ? bytes[index - 1] : 0 }

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
        open.lookNoFurther()
        index += hashes
        let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
        index += quotes
        strings.append((Delimiter(hashes: hashes, quotes: quotes), nil, start: index))
    }

    private mutating func readString(_ delimiter: Delimiter) {
        switch byte() {
        case UInt8(ascii: "\\") where (1..<1 + delimiter.hashes).allSatisfy({ byte($0) == UInt8(ascii: "#") }):
            index += 1 + delimiter.hashes
            if byte() == UInt8(ascii: "(") {
                if strings.count > Self.deepestInterpolations {
                    tooDeep.append(index)
                } else {
                    strings[strings.count - 1].interpolation = open.all.count
                    open.open(byte(), at: index, after: 0, isArgument: false)
                }
            }
            // The text may end behind the backslash.
            index = min(index + 1, bytes.count)
        case UInt8(ascii: "\"") where ends(delimiter):
            index += delimiter.quotes + delimiter.hashes
            strings.removeLast()
        case UInt8(ascii: "\n") where delimiter.quotes == 1:
            // It was never closed; what follows is code again.
            leaveLine()
            index += 1
            strings.removeLast()
        default: index += 1
        }
    }

    /// A string that its line does not close is none to the parser where it stands in an interpolation: there its quote ends
    /// the string around it.
    private mutating func leaveLine() {
        guard strings.count > 1, let string = strings.last, string.interpolation == nil else { return }
        countBrackets(in: string.start..<index)
    }

    /// Counts the brackets in what looks like a string and is none to the parser.
    private mutating func countBrackets(in range: Range<Int>) {
        for byte in bytes[range] {
            switch byte {
            case UInt8(ascii: "["): bracketsInQuotes += 3
            case UInt8(ascii: "("), UInt8(ascii: "{"): bracketsInQuotes += 1
            default: break
            }
        }
        if bracketsInQuotes > Self.mostBracketsInQuotes { tooDeep.append(range.lowerBound) }
    }

    private func ends(_ delimiter: Delimiter) -> Bool {
        (0..<delimiter.quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && (0..<delimiter.hashes).allSatisfy { byte(delimiter.quotes + $0) == UInt8(ascii: "#") }
    }

    /// “ or ”
    private var isCurlyQuote: Bool { byte(1) == 0x80 && (byte(2) == 0x9C || byte(2) == 0x9D) }

    /// A string in the quotes of a typeset page; one that its line does not close is no string.
    private mutating func skipCurlyString() {
        let place = index
        let opens = byte(2) == 0x9C
        index += 3
        let start = index
        while index < bytes.count, byte() != UInt8(ascii: "\n") {
            if byte() == 0xE2, isCurlyQuote {
                if !opens || byte(2) == 0x9C {
                    strayQuotes += [place, index]
                    countBrackets(in: start..<index)
                }
                index += 3
                return
            }
            index += 1
        }
        strayQuotes.append(place)
        index = start
    }

    /// Closes the nearest bracket of that kind; those inside of it are closed by nothing.
    private mutating func close(_ kind: UInt8) {
        index += 1
        let outer = strings.last?.interpolation ?? 0
        guard open.holds(kind), let place = open.all.indices[outer...].last(where: { open.all[$0].kind == kind })
        else {
            let inner = open.all[outer...].last { $0.kind != UInt8(ascii: "<") }
            if wrong == nil, inner?.kind == UInt8(ascii: "{") {
                wrong = WrongEnd(place: index - 1, found: Unicode.Scalar(bytes[index - 1]))
            }
            return
        }
        unclosed += open.all[(place + 1)...].filter { $0.kind != UInt8(ascii: "<") }.map(\.place)
        open.close(place, at: index - 1)
        if strings.last?.interpolation == place { strings[strings.count - 1].interpolation = nil }
    }
}
