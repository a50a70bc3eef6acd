/// One text that was handed to the language: an entry, or the Swift of a built-in.
///
/// A class, so that the many positions that point into a text share it.
public final class SourceText {
    /// The text itself.
    public let text: String
    /// Where each line begins, as an offset in UTF-8 bytes.
    private let lineStarts: [Int]
    /// Whether each byte is a character.
    private let isPlain: Bool
    /// What an attribute that wrote the text stands on; nil where a person wrote it.
    let origin: GeneratedOrigin?
    /// Maps an offset in the text that was parsed to one in `text`; nil where the text was parsed as it stands.
    private let reading: Reading?
    /// Where it stands in a file.
    let placement: Placement
    /// The platform that decides what an `#if` in it compiles.
    let platform: Platform
    /// Whether it is the declaration of a built-in, which no person sees: what goes wrong in it is told of its caller.
    let isOfBuiltIn: Bool

    /// How far each call by a name reaches, by the offset of that name. Costs one parse when it is first asked for: few
    /// texts are ever asked which calls they have.
    private(set) lazy var callRanges: [Int: CallRange] = {
        guard let reading else { return ParsedText(text).tree.callRanges }
        let ranges = reading.tree.callRanges.map { (reading.original($0), $1.mapped(reading.original)) }
        return Dictionary(ranges) { first, _ in first }
    }()

    /// Whether the text was parsed as it stands.
    var isReadAsWritten: Bool { reading == nil }

    /// Takes a text that a person wrote; costs one pass over its bytes.
    public convenience init(_ text: String) {
        self.init(text, origin: nil)
    }

    /// Takes the declaration of a built-in.
    convenience init(ofBuiltIn text: String) {
        self.init(text, origin: nil, isOfBuiltIn: true)
    }

    /// Takes a text that was not parsed as it stands.
    convenience init(_ reading: Reading) {
        self.init(
            reading.original, origin: nil, reading: reading.isAsWritten ? nil : reading,
            placement: reading.placement, platform: reading.platform)
    }

    /// Takes a text; costs one pass over its bytes.
    init(
        _ text: String, origin: GeneratedOrigin?, reading: Reading? = nil, placement: Placement = Placement(),
        platform: Platform = .ios, isOfBuiltIn: Bool = false
    ) {
        self.text = text
        self.origin = origin
        self.reading = reading
        self.placement = placement
        self.platform = platform
        self.isOfBuiltIn = isOfBuiltIn
        var starts = [0]
        var offset = 0
        var isPlain = true
        for byte in text.utf8 {
            offset += 1
            if byte == UInt8(ascii: "\n") { starts.append(offset) }
            if byte >= 0x80 || byte == UInt8(ascii: "\r") { isPlain = false }
        }
        lineStarts = starts
        self.isPlain = isPlain
    }

    /// Where in the text a byte stands that the parser counted.
    fileprivate func offset(parsed offset: Int) -> Int { reading?.original(offset) ?? offset }

    /// The line on which the byte at `offset` stands, from 1.
    func line(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The column of the byte at `offset` in characters, from 1.
    func column(at offset: Int) -> Int {
        let start = lineStarts[line(at: offset) - 1]
        let bytes = text.utf8
        // A long line holds many places.
        if isPlain { return min(offset, bytes.count) - start + 1 }
        let from = bytes.index(bytes.startIndex, offsetBy: start, limitedBy: bytes.endIndex) ?? bytes.endIndex
        let to = bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex) ?? bytes.endIndex
        return text[from..<max(from, to)].count + 1
    }

    /// The offset of a character, both counted from 1; nil where there is no such line.
    func offset(line: Int, column: Int) -> Int? {
        guard (1...lineStarts.count).contains(line) else { return nil }
        let head = lineText(line).prefix(max(0, column - 1))
        return lineStarts[line - 1] + head.utf8.count
    }

    /// The first line that is not blank.
    var firstLine: String {
        text.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? text
    }

    /// The text of a line (from 1), without its line break.
    func lineText(_ line: Int) -> Substring {
        let bytes = text.utf8
        let from = bytes.index(bytes.startIndex, offsetBy: lineStarts[line - 1])
        guard line < lineStarts.count else { return text[from...] }
        return text[from..<bytes.index(bytes.startIndex, offsetBy: lineStarts[line] - 1)]
    }
}

/// A place in a text.
public struct SourcePosition {
    /// The text.
    public let source: SourceText
    /// How many UTF-8 bytes stand before the place.
    public let offset: Int

    /// The line, from 1.
    public var line: Int { source.line(at: offset) }
    /// The column in characters, from 1.
    public var column: Int { source.column(at: offset) }

    /// Whether it is the same place of the same text.
    func isSame(as other: SourcePosition) -> Bool { offset == other.offset && source === other.source }

    /// The line and the column, from 1, in the file that the text was taken from.
    public var place: (line: Int, column: Int) { source.placement.place(line: line, column: column) }

    /// Creates a position; an offset past the end counts as the end.
    ///
    /// - Parameter offset: a place as the parser counts it.
    public init(_ source: SourceText, offset: Int) {
        self.init(source, textOffset: source.offset(parsed: offset))
    }

    /// Creates a position; an offset past the end counts as the end.
    ///
    /// - Parameter textOffset: a place in the text itself.
    init(_ source: SourceText, textOffset: Int) {
        self.source = source
        offset = min(textOffset, source.text.utf8.count)
    }
}
