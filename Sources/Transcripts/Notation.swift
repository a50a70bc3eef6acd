/// How entries and output are told apart in a session: `> ` starts an entry, `+ ` continues it, a leading `\` before
/// either says that the line is output although it looks like an entry.
///
/// Any other line stands as it is, also one that begins with `\`, so that no picture is moved by its own ink.
///
/// The shell shows answers as they are, and in this notation only where it shows a recorded session.
public enum Notation {
    /// What stands before the first line of an entry.
    public static let prompt = "> "

    /// What stands before each further line of an entry.
    public static let continuation = "+ "

    /// The lines of an entry with their prompts. An empty line has its prompt without the space.
    public static func entryLines(_ entry: String) -> [String] {
        lines(of: entry).enumerated().map { index, line in
            let mark = index == 0 ? prompt : continuation
            return line.isEmpty ? String(mark.dropLast()) : mark + line
        }
    }

    /// The lines of an answer, each escaped where it would read as something else; none for an empty answer.
    public static func outputLines(_ output: String) -> [String] {
        answerLines(output).map(escaped)
    }

    /// The lines of an answer in colour, each escaped where it would read as something else without its colours.
    public static func outputLines(_ output: String, shownAs colored: String) -> [String] {
        zip(answerLines(output), lines(of: colored)).map { line, colored in
            escaped(line) == line ? colored : "\\" + colored
        }
    }

    /// The lines of an answer as they are, without escapes.
    static func answerLines(_ output: String) -> [String] {
        output.isEmpty ? [] : lines(of: output)
    }

    /// The line with a leading `\` where it would otherwise read as an entry, or as such a line that is escaped.
    static func escaped(_ line: String) -> String {
        let bytes = Array(line.utf8)
        let isEntry = looksLikeEntry(bytes.drop { $0 == backslash })
        return isEntry || unescaped(bytes[...]) != nil ? "\\" + line : line
    }

    /// The line as it was before it was escaped; nil where it wasn't.
    ///
    /// The three dots that stand for any lines can be escaped too, where a line of three dots is meant.
    static func unescaped(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.first == backslash else { return nil }
        let rest = line.drop { $0 == backslash }
        return looksLikeEntry(rest) || rest.elementsEqual(anyLines.utf8) ? line.dropFirst() : nil
    }

    /// What alone on a line stands for any lines of output.
    static let anyLines = "..."

    private static func looksLikeEntry(_ bytes: some Sequence<UInt8>) -> Bool {
        [prompt, continuation].contains { mark in
            bytes.starts(with: mark.utf8) || bytes.elementsEqual(mark.utf8.dropLast())
        }
    }

    /// Whether the line begins with `mark`, or is that mark alone without its space.
    static func isMarked(_ line: String, by mark: String) -> Bool {
        line.utf8.starts(with: mark.utf8) || line.utf8.elementsEqual(mark.utf8.dropLast())
    }

    /// What stands behind a line's prompt.
    static func unmarked(_ line: String) -> String {
        String(Substring(line.utf8.dropFirst(prompt.utf8.count)))
    }

    private static let backslash = UInt8(ascii: "\\")

    /// The pieces between line breaks; a break at the end makes an empty last line.
    private static func lines(of text: String) -> [String] {
        let lines = Line.split(text)
        let isUnfinished = lines.last.map { $0.ending.isEmpty } ?? false
        return lines.map(\.text) + (isUnfinished ? [] : [""])
    }
}
