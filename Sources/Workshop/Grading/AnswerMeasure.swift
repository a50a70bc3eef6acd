/// What is asked for in a question, and which words say it.
enum AnswerMeasure: Sendable {
    /// A text, such as a row of a picture.
    case text(String)
    /// Some of these labels.
    case labels([(text: String, isMeant: Bool)])

    /// Whether words say it. Neither case nor commas count, nor words that say nothing.
    func isRight(_ words: [String]) -> Bool {
        switch self {
        case .text(let text):
            let (one, other) = (Self.squeezed(words.joined()), Self.squeezed(text))
            return one == other || Self.saysNumbers(words, of: text)
        case .labels(let labels): return Self.areMeant(words, labels)
        }
    }

    /// Whether words are some of a text, with all of its numbers.
    private static func saysNumbers(_ words: [String], of text: String) -> Bool {
        let (own, wanted) = (Self.words(in: words.joined(separator: " ")), Self.words(in: text))
        let numbers = wanted.filter { Int($0) != nil }
        return !numbers.isEmpty && own.filter { Int($0) != nil } == numbers && Set(own).isSubset(of: wanted)
    }

    private static func areMeant(_ words: [String], _ labels: [(text: String, isMeant: Bool)]) -> Bool {
        let said = Self.words(in: words.joined(separator: " "))
        // Who says what it is not, or asks, says too little to be sure.
        guard said.allSatisfy({ !["not", "but", "except", "without", "or"].contains($0) }) else { return false }
        let meant = labels.indices.filter { labels[$0].isMeant }
        let named = labels.indices.filter { Self.contains(said, Self.words(in: labels[$0].text)) }
        if !named.isEmpty { return Set(named) == Set(meant) }
        if said.contains(where: ["none", "neither", "nothing", "0"].contains) { return meant.isEmpty }
        let numbers = said.compactMap(Int.init)
        if !numbers.isEmpty { return Set(numbers) == Set(meant.map { $0 + 1 }) }
        if said.contains("both") { return labels.count == 2 && meant.count == 2 }
        return said.contains("all") && labels.count > 1 && meant.count == labels.count
    }

    private static func contains(_ words: [String], _ label: [String]) -> Bool {
        guard !label.isEmpty, words.count >= label.count else { return false }
        return (0...words.count - label.count).contains { words[$0...].starts(with: label) }
    }

    /// The words of a text, without their case and what stands between them.
    private static func words(in text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func squeezed(_ text: String) -> String { text.lowercased().filter { !$0.isWhitespace } }
}
