/// Something that could be typed at a place of an entry.
public struct Suggestion: Hashable, Sendable {
    /// What is typed: a name, a label with its colon.
    public let text: String
    /// One line about it; empty where there is nothing to say.
    public let summary: String

    /// Whether it is a label of a call.
    var isLabel: Bool { text.hasSuffix(": ") }

    /// Suggests a text.
    public init(_ text: String, _ summary: String = "") {
        self.text = text
        self.summary = summary
    }
}

/// What an entry that is being typed could go on with.
public struct Suggestions: Equatable, Sendable {
    /// The word that the suggestions take the place of: the end of the text, which may be empty.
    public let word: String
    /// What could stand there, labels first, sorted, each text once: what begins with the word, or else what does so but
    /// for the case of its letters.
    public let all: [Suggestion]

    /// No suggestions for a word.
    static func none(for word: String) -> Suggestions { Suggestions(word, []) }

    init(_ word: String, _ found: [Suggestion]) {
        self.word = word
        var seen: Set<String> = []
        all = found.beginning(with: word, \.text).filter { seen.insert($0.text).inserted }.sorted { one, other in
            one.isLabel == other.isLabel ? one.text < other.text : one.isLabel
        }
    }
}

extension Array {
    /// The elements whose name begins with a prefix; where none does, those whose name does so but for the case of its
    /// letters.
    public func beginning(with prefix: String, _ name: (Element) -> String) -> [Element] {
        let exact = filter { name($0).hasPrefix(prefix) }
        guard exact.isEmpty else { return exact }
        let small = prefix.lowercased()
        return filter { name($0).lowercased().hasPrefix(small) }
    }
}
