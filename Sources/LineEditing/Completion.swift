/// What Tab offers at one place.
public struct Completion: Equatable, Sendable {
    /// One thing that could stand there.
    public struct Candidate: Equatable, Sendable {
        /// What is inserted.
        public var text: String
        /// One line about it; may be empty.
        public var summary: String

        /// Creates a candidate.
        public init(text: String, summary: String) {
            self.text = text
            self.summary = summary
        }
    }

    /// The characters of the entry that a candidate takes the place of, all in one line.
    public var range: Range<Int>
    /// The candidates in the order in which they are listed.
    public var candidates: [Candidate]

    /// Creates an offer.
    public init(replacing range: Range<Int>, candidates: [Candidate]) {
        self.range = range
        self.candidates = candidates
    }

    /// What all candidates begin with.
    var commonPrefix: String {
        guard let first = candidates.first?.text else { return "" }
        return candidates.dropFirst().reduce(first) { prefix, candidate in
            String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
        }
    }
}
