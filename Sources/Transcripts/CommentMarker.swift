/// The line that begins a comment of HTML in Markdown, where it begins no sooner than that: nothing in it is shown, and
/// so nothing in it is run.
package struct CommentMarker: Equatable {
    /// Whether the comment ends on its first line.
    package let isWhole: Bool

    /// Reads a line as the beginning of a comment; nil where it is none. Further in than 3 columns, Markdown sees an
    /// indented block.
    package init?(opening text: String) {
        let rest = text.utf8.drop { $0 == UInt8(ascii: " ") }
        guard text.utf8.count - rest.count <= 3, rest.starts(with: "<!--".utf8) else { return nil }
        isWhole = Self.isClosed(by: String(Substring(rest.dropFirst(4))))
    }

    /// Whether a comment ends on a line.
    package static func isClosed(by text: String) -> Bool { text.firstRange(of: "-->") != nil }
}
