/// The line that opens a fenced block of Markdown, and by it the line that closes it.
package struct FenceMarker: Equatable {
    /// The columns the line is indented by, 0 to 3: further in, Markdown sees an indented block.
    var indentation: Int
    /// A backtick or a tilde.
    var mark: UInt8
    /// How many of the mark there are, at least 3.
    var length: Int
    /// The words behind the marks of the opening line.
    package var words: [String]
    /// Whether the fence holds a piece of a session: it is made of backticks and its first word is `atelier`.
    var holdsSession: Bool

    /// Reads a line as the opening of a fence; nil where it is none.
    package init?(opening text: String) {
        guard let (indentation, mark, length, rest) = Self.run(text) else { return nil }
        // A line such as ```` ```a``` ```` is code within a paragraph.
        guard mark == Self.tilde || !rest.contains(Self.backtick) else { return nil }
        self.indentation = indentation
        self.mark = mark
        self.length = length
        words = rest.split(whereSeparator: Self.isBlank).map { String(Substring($0)) }
        holdsSession = mark == Self.backtick && words.first == "atelier"
    }

    /// Whether a line closes this fence: at least as many of the same mark, and nothing behind them.
    package func isClosed(by text: String) -> Bool {
        guard let (_, mark, length, rest) = Self.run(text) else { return false }
        return mark == self.mark && length >= self.length && rest.allSatisfy(Self.isBlank)
    }

    /// A line of the fence without the fence's own indentation, as far as the line has it.
    package func content(of text: String) -> String {
        let spaces = text.utf8.prefix(indentation).prefix { $0 == UInt8(ascii: " ") }.count
        return String(Substring(text.utf8.dropFirst(spaces)))
    }

    /// The length of a fence that can hold `lines`: longer than any run of backticks in them, and at least 3.
    static func length(around lines: some Sequence<String>) -> Int {
        var longest = 2
        for line in lines {
            var run = 0
            for byte in line.utf8 {
                run = byte == backtick ? run + 1 : 0
                longest = max(longest, run)
            }
        }
        return longest + 1
    }

    /// The indentation, the marks and the rest of a line that begins with at least three marks.
    private static func run(_ text: String) -> (Int, UInt8, Int, Substring.UTF8View)? {
        let indentation = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
        let rest = text.utf8.dropFirst(indentation)
        guard indentation <= 3, let mark = rest.first, mark == backtick || mark == tilde else { return nil }
        let length = rest.prefix { $0 == mark }.count
        return length < 3 ? nil : (indentation, mark, length, rest.dropFirst(length))
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }

    private static let backtick = UInt8(ascii: "`")
    private static let tilde = UInt8(ascii: "~")
}
