import Catalogue
import StyleEngine

/// The text of a literal, in which Markdown is read: SwiftUI's `LocalizedStringKey`. `Text("**Tea** for _two_")` is
/// written in one, and so are the titles of controls. Nothing is translated. What is put into it stands as it is
/// written, whatever signs it has: `Text("\(name) is **here**")`.
///
/// - Example: `let title: LocalizedStringKey = "Tea for **two**"`
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable, NativeConvertible {
    /// A part of a key.
    enum Part: Hashable, Sendable {
        /// What is written in Markdown.
        case markdown(String)
        /// What is shown as it is.
        case text(Text)
    }

    private(set) var parts: [Part]

    /// A text in which Markdown is read.
    public init(_ value: String) { parts = [.markdown(value)] }

    /// A literal in which Markdown is read.
    public init(stringLiteral value: String) { self.init(value) }

    /// A literal with values in it.
    ///
    /// - Record: by hand
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    init(parts: [Part]) { self.parts = parts }

    /// A key, or a text that is no literal, which stands as it is written.
    ///
    /// - Record: none
    public init?(_ value: Value) {
        if case .native(let native) = value, let key = native as? Box<LocalizedStringKey> {
            self = key.wrapped
        } else {
            guard let text = Text(value) else { return nil }
            parts = [.text(text)]
        }
    }

    public var footprint: Int {
        if parts.count == 1, case .markdown(let string) = parts[0], string.utf8.count < 64 { return 0 }
        return parts.reduce(parts.count * MemoryLayout<Part>.stride) { size, part in
            switch part {
            case .markdown(let string): size + string.utf8.count
            case .text(let text): size + text.footprint
            }
        }
    }

    /// The pieces of a literal with values: text, images, and numbers in a format.
    ///
    /// - Record: none
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        /// A literal whose parts are still to come.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// What is written between the values.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.markdown(literal)) }
        }

        /// A value, as it describes itself.
        public mutating func appendInterpolation<Value>(_ value: Value) { append("\(value)") }

        /// A whole number as people write it: `Text("\(12_345)")` shows `12,345`.
        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            append(NumberNotation().text(value))
        }

        /// A number with six digits behind its point: `Text("\(0.5)")` shows `0.500000`. A `specifier` or a `format` says
        /// how many there are.
        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
            append(NumberNotation.ofFractions.text(Double(value)))
        }

        /// A text with its looks: `Text("Hello \(Text(name).bold())")`.
        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

        /// An image: its name.
        public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }

        mutating func append(_ string: String) { parts.append(.text(Text(verbatim: string))) }
    }
}

extension Text {
    /// A text in which Markdown is read, as in a literal: `Text("Tea for **two**")`.
    ///
    /// Bold, slanted and struck letters, code, and links; what else is written stays as it is, line ends too. A text that
    /// isn't a literal is shown as it is written, and so is `Text(verbatim:)`.
    public init(_ key: LocalizedStringKey) { self.init(pieces: key.pieces) }
}

extension LocalizedStringKey {
    fileprivate var pieces: [Text.Piece] {
        // Most literals are plain.
        if parts.allSatisfy({ $0.isPlain }) {
            if parts.count == 1, case .markdown(let string) = parts[0] { return [Text.Piece(string: string)] }
            var pieces: [Text.Piece] = []
            for part in parts {
                switch part {
                case .markdown(let string): pieces.append(Text.Piece(string: string))
                case .text(let text): pieces += text.pieces
                }
            }
            return pieces.isEmpty ? [Text.Piece(string: "")] : Text.Piece.joined(pieces)
        }
        guard EvaluationContext.goesOn(after: written * Self.stepsOfByte) else { return [] }
        var values: [Text] = []
        var atoms: [InlineMarkdown.Atom] = []
        for part in parts {
            switch part {
            case .markdown(let string): atoms += string.map { .character($0) }
            case .text(let text):
                atoms.append(.value(values.count))
                values.append(text)
            }
        }
        let pieces = InlineMarkdown.runs(atoms, values: values.map { $0.pieces.map(\.string).joined() }).flatMap {
            run in
            switch run.content {
            case .text(let string): [Text.Piece(string: string).emphasized(run)]
            case .value(let number): values[number].pieces.map { $0.emphasized(run) }
            }
        }
        return pieces.isEmpty ? [Text.Piece(string: "")] : Text.Piece.joined(pieces)
    }

    /// How many bytes of Markdown there are to read.
    private var written: Int {
        parts.reduce(0) { if case .markdown(let string) = $1 { $0 + string.utf8.count } else { $0 } }
    }

    /// The steps that it takes to read a byte of Markdown.
    private static let stepsOfByte = 6
}

extension LocalizedStringKey.Part {
    /// Whether it has no character that Markdown may give a meaning.
    fileprivate var isPlain: Bool {
        guard case .markdown(let string) = self else { return true }
        return !string.utf8.contains { byte in
            switch Unicode.Scalar(byte) {
            case "*", "_", "~", "`", "[", "\\", "<", "&": true
            default: false
            }
        }
    }
}

extension Text.Piece {
    /// The piece with what Markdown says of it, below what was said of it.
    fileprivate func emphasized(_ run: MarkdownRun) -> Text.Piece {
        let emphasis = run.emphasis
        guard !emphasis.isEmpty else { return self }
        var said = Letters()
        if emphasis.contains(.strong) { said = said.over(.bold()) }
        if emphasis.contains(.slanted) { said = said.over(.italic()) }
        if emphasis.contains(.struck) { said = said.over(.strikethrough(true, .solid, nil)) }
        if emphasis.contains(.code) { said = said.over(.monospaced()) }
        var piece = self
        piece.letters = letters.over(said)
        if emphasis.contains(.link) {
            piece.link = run.address
            piece.foreground = foreground ?? .some(.tint)
        }
        return piece
    }

    /// Pieces of one look beside each other as one.
    fileprivate static func joined(_ pieces: [Text.Piece]) -> [Text.Piece] {
        guard pieces.count > 1 else { return pieces }
        return pieces.reduce(into: []) { pieces, piece in
            // The last one has one owner while it grows.
            if pieces.last?.looksLike(piece) == true {
                pieces[pieces.count - 1].string += piece.string
            } else {
                pieces.append(piece)
            }
        }
    }

    private func looksLike(_ other: Text.Piece) -> Bool {
        !hasSigns && !other.hasSigns && font == other.font && letters == other.letters && foreground == other.foreground
            && link == other.link
    }
}

extension NumberNotation {
    /// How a number with a fraction stands in a key.
    fileprivate static let ofFractions = NumberNotation().with(\.precision, .fractionLength(6))

    /// A number of the program as it stands in a key; empty where it is none.
    fileprivate static func text(ofValue value: Value) -> String {
        let notation =
            switch value {
            case .double: ofFractions
            case .native(let native) where native.any is any BinaryFloatingPoint: ofFractions
            default: NumberNotation()
            }
        return notation.text(of: value)
    }
}

extension BuiltIns {
    static let localizedStringKey = [
        BuiltInGroup(
            "extension LocalizedStringKey",
            [
                // A literal with values: what is written and what is put in take turns.
                BuiltIn("init(_parts parts: [Any])", "A literal with values in it.") { (parts: [Value]) in
                    LocalizedStringKey(
                        parts: parts.enumerated().map { index, part in
                            index % 2 == 0
                                ? .markdown(String(part) ?? "")
                                : .text(Text(part) ?? Text(verbatim: NumberNotation.text(ofValue: part)))
                        })
                }
            ])
    ]
}
