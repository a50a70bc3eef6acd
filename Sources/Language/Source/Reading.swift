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
    private(set) var tree: SourceFileSyntax
    /// What was assumed, each slip once for each place.
    public private(set) var slips: [Slip] = []

    private var edits: [Edit] = []

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
        tree = EntryParser.parse(text)
    }

    /// Reads a text that may have slips. Costs one parse of it, and one more for each time that slips are found.
    public init(of text: String) {
        self.init(strictly: text)
        guard tree.hasError || SlipFinder.mayHaveSlips(text) || PageFinder.mayHaveMarks(text) else { return }
        var reading = self
        reading.edits = PageFinder.edits(in: text)
        if !reading.edits.isEmpty { reading.apply() }
        let slips = SlipFinder.edits(in: reading.text)
        if !slips.isEmpty { reading.add(slips) }
        // What stands behind one missing line break is understood only once that is mended.
        for _ in 0..<Self.rounds where reading.separateStatements() {}
        guard !reading.edits.isEmpty, !reading.tree.hasError else { return }
        self = reading
        self.slips = edits.map(\.slip)
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

    /// Whether it was taken from a page as a whole, so that parts of it are not understood by themselves.
    var isOfPage: Bool { slips.contains(where: \.isOfPage) }

    /// Whether a line break was assumed before the byte of the original.
    func isLineBreakAssumed(at offset: Int) -> Bool {
        edits.contains { $0.offset == offset && $0.slip == .missingLineBreak }
    }

    /// Puts a line break wherever the parser says that one is missing; whether it says so anywhere.
    private mutating func separateStatements() -> Bool {
        guard tree.hasError else { return false }
        let missing = ParserMessages.of(tree).filter { $0.message.hasPrefix("consecutive ") }
        guard !missing.isEmpty else { return false }
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
        tree = EntryParser.parse(text)
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
