/// One line of a file, kept so that the file can be put together again byte for byte.
public struct Line: Equatable, Sendable {
    /// The line's place in its file, from 1.
    public var number: Int

    /// The line without its line break.
    public var text: String

    /// The line break: `"\n"`, `"\r\n"`, or nothing at the end of a file that lacks its last one.
    public var ending: String

    /// The line without the byte order mark that some editors put in front of a file's first one.
    var content: String { text.withoutByteOrderMark }

    /// The lines of `text`, in order. Joining each line's `text` and `ending` gives `text` again.
    ///
    /// Breaks are looked for byte by byte, for to Swift `"\r\n"` is one character, different from `"\n"`.
    static func split(_ text: String) -> [Line] {
        var lines: [Line] = []
        let bytes = text.utf8
        var start = bytes.startIndex
        while start < bytes.endIndex {
            guard let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
                lines.append(Line(number: lines.count + 1, text: String(text[start...]), ending: ""))
                break
            }
            var end = newline
            if end > start, bytes[bytes.index(before: end)] == UInt8(ascii: "\r") {
                end = bytes.index(before: end)
            }
            let next = bytes.index(after: newline)
            lines.append(
                Line(number: lines.count + 1, text: String(text[start..<end]), ending: String(text[end..<next])))
            start = next
        }
        return lines
    }
}

extension String {
    /// The text without the byte order mark that some editors put in front.
    package var withoutByteOrderMark: String {
        utf8.starts(with: "\u{FEFF}".utf8) ? String(Substring(utf8.dropFirst(3))) : self
    }
}
