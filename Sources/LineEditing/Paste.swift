/// What a terminal hands over as one paste, made fit for the buffer.
enum Paste {
    /// Switches the marking of pastes on: the terminal then sends `start`, the text, and `end`.
    static let enable = "\u{1B}[?2004h"
    /// Switches it off again.
    static let disable: StaticString = "\u{1B}[?2004l"
    static let start = "\u{1B}[200~"
    static let end: [Unicode.Scalar] = Array("\u{1B}[201~".unicodeScalars)

    /// The pasted text as an entry: line breaks as `\n`, none at the end, no control characters but tabs. Where the
    /// first line carries one of our own prompts, the paste comes from a session: the prompts go, and so do the
    /// lines without one, which are answers.
    static func entry(from scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in scalars {
            switch scalar {
            case "\n" where previous == "\r": break
            case "\r", "\n": text.append("\n")
            case "\t": text.append(scalar)
            default:
                if scalar.properties.generalCategory != .control { text.append(scalar) }
            }
            previous = scalar
        }
        while text.last == "\n" { text.removeLast() }
        return withoutPrompts(String(text))
    }

    private static func withoutPrompts(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.first, withoutPrompt(first) != nil else { return text }
        return lines.compactMap(withoutPrompt).joined(separator: "\n")
    }

    private static func withoutPrompt(_ line: Substring) -> Substring? {
        for prompt in [Prompt.first, Prompt.next] {
            if line.hasPrefix(prompt) { return line.dropFirst(prompt.count) }
            if line == prompt.dropLast() { return "" }
        }
        return nil
    }
}
