import SwiftParser
import SwiftSyntax

/// Parses what people enter, the same in debug and release builds.
enum EntryParser {
    /// The most constructs that may stand around one another, as the parser counts them: each pair of braces or
    /// parentheses takes several.
    private static let deepestNesting = 700

    /// The most square brackets that may stand around one another: the parser's time doubles with each.
    private static let deepestBrackets = 10

    /// The most brackets of any kind that may stand around one another. Beyond its own limit the parser takes the rest
    /// apart again and again, so that deeper ones are kept from it.
    private static let deepestPlaces = 300

    /// The most interpolations that may stand inside one another: where one is not closed, what the parser says takes a
    /// time that grows with the square of them.
    private static let deepestInterpolations = 8

    /// How many bytes the parser may look through for the ends of brackets that nothing closes: it looks through all that
    /// follows for each of them. Some tenths of a second.
    private static let longestSearch = 100_000

    /// The syntax of a text. Never fails: what is not understood is marked in the tree. Brackets that are nested too deep
    /// are left out, and so are those that would be looked for too long; `tooDeepBracket` and `unclosedBracket` tell of
    /// them.
    static func parse(_ text: String) -> SourceFileSyntax {
        var bytes = Array(text.utf8)
        // The first one stays, so that the text is not taken for an empty one.
        for index in deepBrackets(in: bytes) + unclosedBrackets(in: bytes).dropFirst() + feeds(in: bytes) {
            bytes[index] = UInt8(ascii: " ")
        }
        return bytes.withUnsafeBufferPointer { bytes in
            var parser = Parser(bytes, maximumNestingLevel: deepestNesting)
            return SourceFileSyntax.parse(from: &parser)
        }
    }

    /// Where the first bracket that is nested too deep stands, as an offset in UTF-8 bytes.
    static func tooDeepBracket(in text: String) -> Int? {
        deepBrackets(in: Array(text.utf8)).min()
    }

    /// Where the first of so many brackets that nothing closes stands that the parser would look for their ends too long,
    /// as an offset in UTF-8 bytes.
    static func unclosedBracket(in text: String) -> Int? {
        unclosedBrackets(in: Array(text.utf8)).first
    }

    private static func unclosedBrackets(in bytes: [UInt8]) -> [Int] {
        // Fewer bytes hold too few brackets.
        guard bytes.count * bytes.count > longestSearch else { return [] }
        let unclosed = BracketMatcher.unclosed(in: bytes)
        let searched = unclosed.reduce(0) { $0 + bytes.count - $1 }
        return searched > longestSearch ? unclosed : []
    }

    /// Where vertical tabs and form feeds stand outside string literals. They are spaces in Swift, but the parser's own
    /// diagnostics stumble over one next to an operator.
    private static func feeds(in bytes: [UInt8]) -> [Int] {
        guard bytes.contains(where: { $0 == 0x0B || $0 == 0x0C }) else { return [] }
        var isQuoted = false
        return bytes.indices.filter { index in
            switch bytes[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "\n"): isQuoted = false
            case 0x0B, 0x0C: return !isQuoted
            default: break
            }
            return false
        }
    }

    private static func deepBrackets(in bytes: [UInt8]) -> [Int] {
        deepInterpolations(in: bytes) + brackets(in: bytes, deeperThan: deepestBrackets, opening: "[", closing: "]")
            + brackets(in: bytes, deeperThan: deepestPlaces, opening: "[({", closing: "])}")
    }

    /// Where the parentheses of interpolations stand that have too many interpolations around them, on one line.
    private static func deepInterpolations(in bytes: [UInt8]) -> [Int] {
        // How many parentheses are open in the code of each interpolation, and whether a string is open in it.
        var levels: [(parentheses: Int, isQuoted: Bool)] = [(0, false)]
        var found: [Int] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let last = levels.count - 1
            if byte == UInt8(ascii: "\n") {
                levels = [(0, false)]
            } else if byte == UInt8(ascii: "\"") {
                levels[last].isQuoted.toggle()
            } else if levels[last].isQuoted, byte == UInt8(ascii: "\\") {
                index += 1
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    if last < deepestInterpolations { levels.append((0, false)) } else { found.append(index) }
                }
            } else if last > 0, byte == UInt8(ascii: "\\") {
                // What is left of one that stands too deep.
                index += 1
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") { found.append(index) }
            } else if !levels[last].isQuoted, byte == UInt8(ascii: "(") {
                levels[last].parentheses += 1
            } else if !levels[last].isQuoted, byte == UInt8(ascii: ")") {
                if levels[last].parentheses > 0 {
                    levels[last].parentheses -= 1
                } else if last > 0 {
                    levels.removeLast()
                }
            }
            index += 1
        }
        return found
    }

    /// Where the brackets stand that have more than `limit` of the same kinds around them.
    private static func brackets(
        in bytes: [UInt8], deeperThan limit: Int, opening: String, closing: String
    ) -> [Int] {
        let (opening, closing) = (Array(opening.utf8), Array(closing.utf8))
        var depth = 0
        var isQuoted = false
        var found: [Int] = []
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: "\n") {
                isQuoted = false
            } else if isQuoted {
                continue
            } else if opening.contains(byte) {
                depth += 1
                if depth > limit { found.append(index) }
            } else if closing.contains(byte) {
                if depth > limit { found.append(index) }
                depth = max(0, depth - 1)
            }
        }
        return found
    }
}
