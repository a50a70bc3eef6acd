import SwiftSyntax

/// Swift that was put together from pieces: what an attribute wrote itself, and what was copied from the declaration
/// that it stands on, with the place from which it was copied.
public struct GeneratedText {
    private var pieces: [Piece] = []

    private struct Piece {
        var text: String
        /// The offset in UTF-8 bytes of the first character in the declaration's own text; nil where nobody wrote it.
        var origin: Int?
    }

    /// No text.
    public init() {}

    /// The Swift.
    public var text: String { pieces.map(\.text).joined() }

    /// Whether there is nothing in it.
    var isEmpty: Bool { pieces.allSatisfy(\.text.isEmpty) }

    /// Where the byte at `offset` was copied from, as an offset in the text that the declaration's positions count in;
    /// nil where it was written by the attribute.
    public func origin(of offset: Int) -> Int? {
        var start = 0
        for piece in pieces {
            let end = start + piece.text.utf8.count
            if offset < end { return piece.origin.map { $0 + offset - start } }
            start = end
        }
        return nil
    }

    /// Adds text that stands nowhere in the declaration.
    mutating func write(_ text: String) {
        if !text.isEmpty { pieces.append(Piece(text: text, origin: nil)) }
    }

    /// Adds text that stands at `origin` in the declaration.
    mutating func copy(_ text: String, from origin: Int) {
        if !text.isEmpty { pieces.append(Piece(text: text, origin: origin)) }
    }

    static func + (one: GeneratedText, other: GeneratedText) -> GeneratedText {
        var sum = one
        sum.pieces += other.pieces
        return sum
    }

    /// The text with each line that is not empty moved two columns to the right.
    var indented: GeneratedText {
        var result = GeneratedText()
        var isAtStart = true
        for piece in pieces {
            var offset = 0
            for (index, line) in piece.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 {
                    result.pieces.append(Piece(text: "\n", origin: piece.origin.map { $0 + offset }))
                    offset += 1
                    isAtStart = true
                }
                guard !line.isEmpty else { continue }
                if isAtStart { result.write("  ") }
                isAtStart = false
                result.pieces.append(Piece(text: String(line), origin: piece.origin.map { $0 + offset }))
                offset += line.utf8.count
            }
        }
        return result
    }
}

extension GeneratedText: ExpressibleByStringInterpolation {
    /// Gathers the pieces of a literal; syntax in it is copied from the declaration.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var result = GeneratedText()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { result.write(literal) }

        public mutating func appendInterpolation(_ text: String) { result.write(text) }

        public mutating func appendInterpolation(_ text: GeneratedText) { result = result + text }

        public mutating func appendInterpolation(_ node: some SyntaxProtocol) {
            result.copy(node.trimmedDescription, from: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }

    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.result }

    public init(stringLiteral text: String) { write(text) }
}

extension [GeneratedText] {
    /// All of them, with a separator between each two.
    func joined(separator: String) -> GeneratedText {
        var result = GeneratedText()
        for (index, text) in enumerated() {
            if index > 0 { result.write(separator) }
            result = result + text
        }
        return result
    }
}
