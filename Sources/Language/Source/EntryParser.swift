import SwiftParser
import SwiftSyntax

/// Parses what people enter, the same in debug and release builds.
enum EntryParser {
    /// The most constructs that may stand around one another, as the parser counts them: each pair of braces or
    /// parentheses takes several.
    private static let deepestNesting = 700

    /// The most square brackets that may stand around one another: the parser's time doubles with each.
    private static let deepestBrackets = 10

    /// The syntax of a text. Never fails: what is not understood is marked in the tree. Square brackets that are nested
    /// too deep are read as parentheses; `tooDeepBracket` tells of them.
    static func parse(_ text: String) -> SourceFileSyntax {
        var bytes = Array(text.utf8)
        for index in deepBrackets(in: bytes) {
            bytes[index] = bytes[index] == UInt8(ascii: "[") ? UInt8(ascii: "(") : UInt8(ascii: ")")
        }
        return bytes.withUnsafeBufferPointer { bytes in
            var parser = Parser(bytes, maximumNestingLevel: deepestNesting)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// Where the first square bracket that is nested too deep stands, as an offset in UTF-8 bytes.
    static func tooDeepBracket(in text: String) -> Int? {
        deepBrackets(in: Array(text.utf8)).first
    }

    private static func deepBrackets(in bytes: [UInt8]) -> [Int] {
        var depth = 0
        var isQuoted = false
        var found: [Int] = []
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "\n"): isQuoted = false
            case UInt8(ascii: "[") where !isQuoted:
                depth += 1
                if depth > deepestBrackets { found.append(index) }
            case UInt8(ascii: "]") where !isQuoted:
                if depth > deepestBrackets { found.append(index) }
                depth = max(0, depth - 1)
            default: break
            }
        }
        return found
    }
}
