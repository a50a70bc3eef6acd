/// One line of output that a session expects: a text, or an elision.
public struct ExpectedLine: Equatable, Sendable {
    /// The line as it stands in the file, with its escape and the indentation of its fence.
    public var line: Line

    /// What the line asks for.
    let pattern: Pattern

    /// What one line of output can ask for.
    enum Pattern: Equatable, Sendable {
        /// `...` alone on a line: any lines, or none.
        case anyLines
        /// One line, given by the texts between its `[..]`; each of those stands for anything, or nothing.
        case line([[UInt8]])
    }

    /// Reads an expected line; `text` is the line without the indentation of its fence.
    ///
    /// An escape is taken off, and what follows is a line even where it reads `...`.
    init(_ line: Line, text: String) {
        self.line = line
        let bytes = Array(text.utf8)
        if let line = Notation.unescaped(bytes[...]) {
            pattern = .line(Self.split(line))
        } else if bytes.elementsEqual(Notation.anyLines.utf8) {
            pattern = .anyLines
        } else {
            pattern = .line(Self.split(bytes[...]))
        }
    }

    /// Whether one line of an answer, in UTF-8, is as this line asks. Never true for `...`, which isn't one line.
    func matches(_ answer: [UInt8]) -> Bool {
        switch pattern {
        case .anyLines:
            return false
        case .line(let texts):
            guard texts.count > 1 else { return texts.first == answer }
            let glob = texts.map { $0.map(Glob.one) }.joined(separator: [.anything])
            return Glob.matches(Array(glob), answer, by: ==)
        }
    }

    private static func split(_ bytes: ArraySlice<UInt8>) -> [[UInt8]] {
        let mark = Array("[..]".utf8)
        var texts: [[UInt8]] = [[]]
        var rest = bytes
        while let byte = rest.first {
            if rest.starts(with: mark) {
                texts.append([])
                rest = rest.dropFirst(mark.count)
            } else {
                texts[texts.count - 1].append(byte)
                rest = rest.dropFirst()
            }
        }
        return texts
    }
}
