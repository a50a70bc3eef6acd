import SwiftSyntax

/// A text as Swift: the slips that it has from being copied are read as what they stand for.
///
/// Where nothing needs to be assumed, or where the text is no Swift even so, it is read as it stands.
public struct Reading {
    /// The text as it was entered.
    public let original: String
    /// The text that is parsed.
    public private(set) var text: String
    /// The text, parsed.
    private(set) var parsed: ParsedText
    /// What was assumed, each slip once for each place.
    public private(set) var slips: [Slip] = []

    /// Where the text stands in the file that it was taken from.
    public var placement = Placement()

    /// The platform that decides what an `#if` compiles.
    public var platform = Platform.ios

    private var edits: [Edit] = []

    /// Whether it is read as it stands.
    var isAsWritten: Bool { edits.isEmpty }

    var tree: SourceFileSyntax { parsed.tree }

    /// So many bytes of the original, and what is read in their place.
    struct Edit {
        /// Where they begin, in UTF-8 bytes.
        let offset: Int
        let length: Int
        let replacement: String
        let slip: Slip
    }

    /// Reads a text as it stands. Costs one parse of it.
    public init(strictly text: String) {
        original = text
        self.text = text
        parsed = ParsedText(text)
    }

    /// Reads a text that may have slips. Costs one parse of it, and one more for each time that slips are found.
    public init(of text: String) {
        self.init(strictly: text)
        guard tree.hasError || SlipFinder.mayHaveSlips(text), parsed.obstacle == nil else { return }
        var reading = self
        reading.edits = PageFinder.edits(in: text)
        if !reading.edits.isEmpty { reading.apply() }
        let slips = SlipFinder.edits(in: reading.text)
        if !slips.isEmpty { reading.add(slips) }
        let straightened = reading
        if reading.tree.hasError {
            let comments = CommentFinder.edits(in: reading.text)
            if !comments.isEmpty { reading.add(comments) }
        }
        reading.addKeywords()
        // What stands behind one missing line break is understood only once that is mended.
        if reading.parsed.unclosed <= Self.mostUnclosed {
            var rounds = min(Self.rounds, 1 + Self.longestSearch / max(1, text.utf8.count))
            var asked = 0
            while rounds > 0, asked < Self.longestAsking, reading.separateStatements(asking: &asked) { rounds -= 1 }
        }
        guard !reading.edits.isEmpty else { return }
        // Where only the end is missing, that is what is wrong, and not the slips.
        guard !reading.tree.hasError || InputState(of: reading) != .complete else {
            // What is wrong beside quotes that all have their meaning is worth more words than they are.
            if !straightened.parsed.hasStrayQuotes, !straightened.edits.contains(where: \.slip.isOfPage) {
                self = straightened
            }
            return
        }
        let isUnderstood = !reading.tree.hasError
        self = reading
        if isUnderstood { self.slips = edits.map(\.slip) }
    }

    /// Where in the original the byte of the text that is parsed stands.
    func original(_ offset: Int) -> Int {
        var shift = 0
        for edit in edits {
            let start = edit.offset + shift
            if offset < start { break }
            let grown = edit.replacement.utf8.count
            if offset < start + grown { return edit.offset }
            shift += grown - edit.length
        }
        return offset - shift
    }

    /// How often line breaks are looked for.
    private static let rounds = 20

    /// How many bytes are looked through for line breaks in all rounds.
    private static let longestSearch = 60_000

    /// How much the parser is asked about missing line breaks in all rounds, in the units of `FaultyParts`.
    private static let longestAsking = 60_000

    /// Beyond so many brackets that nothing closes a text is no program that lacks line breaks, and what the parser says
    /// of it takes long.
    private static let mostUnclosed = 16

    /// Whether it was taken from a page as a whole, so that parts of it are not understood by themselves.
    var isOfPage: Bool { slips.contains(where: \.isOfPage) }

    /// Whether a line break was assumed before the byte of the original.
    func isLineBreakAssumed(at offset: Int) -> Bool {
        edits.contains { $0.offset == offset && $0.slip == .missingLineBreak }
    }

    /// Whether a placeholder was left out somewhere in a part of the original.
    func hasPlaceholder(in range: ClosedRange<Int>) -> Bool {
        edits.contains { edit in
            if case .placeholder = edit.slip { range.contains(edit.offset) } else { false }
        }
    }

    /// Reads the members of an earlier declaration behind a brace, as an offset in the text that is parsed.
    mutating func keep(_ members: String, of name: String, behind brace: Int) {
        let offset = original(brace)
        slips.append(.keptMembers(name))
        let edit = Edit(offset: offset, length: 0, replacement: "\n\(members)\n", slip: .keptMembers(name))
        edits.insert(edit, at: edits.firstIndex { $0.offset > offset } ?? edits.count)
        apply()
    }

    /// Puts a line break wherever the parser says that one is missing; whether it says so anywhere.
    private mutating func separateStatements(asking cost: inout Int) -> Bool {
        guard tree.hasError else { return false }
        let messages = ParserMessages(of: tree)
        cost += messages.cost
        let missing = messages.all.filter { $0.message.hasPrefix("consecutive ") }
        guard !missing.isEmpty, missing.allSatisfy({ isCertain($0.offset) }) else { return false }
        let bytes = Array(original.utf8)
        edits += missing.map { diagnostic in
            let end = original(diagnostic.offset)
            let start = bytes[end...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? end
            return Edit(offset: start, length: 0, replacement: "\n", slip: .missingLineBreak)
        }
        edits.sort { ($0.offset, $0.length) < ($1.offset, $1.length) }
        apply()
        return true
    }

    /// Adds edits of the text as it is read so far.
    private mutating func add(_ found: [Edit]) {
        let earlier = edits
        edits += found.compactMap { edit in
            let start = original(edit.offset)
            let end = original(edit.offset + edit.length)
            // What stands for something else already is left as it is.
            guard !earlier.contains(where: { $0.offset < end && start < $0.offset + $0.length }) else { return nil }
            return Edit(offset: start, length: end - start, replacement: edit.replacement, slip: edit.slip)
        }
        edits.sort { ($0.offset, $0.length) < ($1.offset, $1.length) }
        apply()
    }

    /// Whether it is beyond doubt that a statement begins behind a place: it begins with a word, and what stands before
    /// is no keyword with a slip of its own. `5 -3` and `retrun x` mean something else.
    private func isCertain(_ place: Int) -> Bool {
        let bytes = text.utf8
        guard var index = bytes.index(bytes.startIndex, offsetBy: place, limitedBy: bytes.endIndex) else {
            return false
        }
        while index < bytes.endIndex, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") {
            index = bytes.index(after: index)
        }
        let offset = bytes.distance(from: bytes.startIndex, to: index)
        guard ParsedSource.misspelledKeyword(in: tree, before: place) == nil,
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return false }
        switch token.tokenKind {
        case .keyword(.nil), .keyword(.true), .keyword(.false), .keyword(.in), .keyword(.is), .keyword(.as),
            .keyword(.where), .keyword(.catch), .keyword(.else):
            return false
        case .keyword, .identifier, .atSign, .pound, .poundIf: return true
        default: return false
        }
    }

    /// Puts `struct` in front of lines such as `MyView: View {`, which articles leave out.
    private mutating func addKeywords() {
        guard tree.hasError else { return }
        var offset = 0
        var found: [Edit] = []
        for line in original.split(separator: "\n", omittingEmptySubsequences: false) {
            let start = line.firstIndex { $0 != " " && $0 != "\t" } ?? line.endIndex
            if Self.isHeadWithoutKeyword(line[start...]) {
                let place = offset + line.utf8.distance(from: line.startIndex, to: start)
                found.append(Edit(offset: place, length: 0, replacement: "struct ", slip: .missingKeyword("struct")))
            }
            offset += line.utf8.count + 1
        }
        guard !found.isEmpty else { return }
        edits = (edits + found).sorted { ($0.offset, $0.length) < ($1.offset, $1.length) }
        apply()
    }

    /// Whether a line is `MyView: View {`, perhaps with more behind the brace.
    private static func isHeadWithoutKeyword(_ line: Substring) -> Bool {
        guard let colon = line.firstIndex(of: ":"), let brace = line.firstIndex(of: "{"), colon < brace else {
            return false
        }
        var name = line[..<colon]
        while name.last == " " { name.removeLast() }
        let types = line[line.index(after: colon)..<brace].split { $0 == "," || $0 == "&" }
        let isName = { (text: Substring) in
            text.first?.isUppercase == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        }
        return isName(name) && !types.isEmpty
            && types.allSatisfy { part in
                var part = part.drop { $0 == " " }
                while part.last == " " { part.removeLast() }
                return isName(part)
            }
    }

    private mutating func apply() {
        let bytes = Array(original.utf8)
        var result: [UInt8] = []
        var next = 0
        for edit in edits {
            result += bytes[next..<edit.offset]
            result += Array(edit.replacement.utf8)
            next = edit.offset + edit.length
        }
        text = String(decoding: result + bytes[next...], as: UTF8.self)
        parsed = ParsedText(text)
    }
}

extension CheckedProgram {
    /// Checks one entry as it stands.
    public func check(_ text: String, canvas: SwiftType?) throws -> CheckedEntry {
        try check(Reading(strictly: text), canvas: canvas)
    }
}

extension InputState {
    /// Looks at a text as it stands.
    public init(of text: String) {
        self.init(of: Reading(strictly: text))
    }
}

extension TopLevelItems {
    /// Takes a text apart as it stands.
    public init(of text: String) {
        self.init(of: Reading(strictly: text))
    }
}
