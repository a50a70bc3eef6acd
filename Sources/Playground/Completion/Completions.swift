/// What Tab offers at one place.
public struct Completions: Equatable, Sendable {
    /// The characters that a candidate takes the place of.
    public var range: Range<Int>
    /// The candidates, sorted, each once.
    public var candidates: [Candidate]
    /// Set where the name of a file could stand there, too. Which files there are is for the host to say.
    public var path: Path?

    /// What is typed of the path of a file.
    public struct Path: Equatable, Sendable {
        /// The path so far, without quotes.
        public var typed: String
        /// Whether it stands in quotes.
        public var isQuoted: Bool

        /// Creates one.
        public init(typed: String, isQuoted: Bool = false) {
            self.typed = typed
            self.isQuoted = isQuoted
        }

        /// Paths as they are written as arguments: in quotes where one needs them. Those of a folder, whose path ends in a
        /// slash, stay open, so that it can be gone on with.
        public func written(_ paths: [String]) -> [String] {
            guard isQuoted || paths.contains(where: Word.needsQuotes) else { return paths }
            return paths.map { path in
                let quoted = Word.quoted(path)
                return path.last == "/" ? String(quoted.dropLast()) : quoted
            }
        }
    }

    /// One thing that could stand there.
    public struct Candidate: Equatable, Sendable {
        /// What is inserted.
        public var text: String
        /// One line about it.
        public var summary: String

        /// Creates a candidate.
        public init(text: String, summary: String) {
            self.text = text
            self.summary = summary
        }
    }

    /// Creates an offer.
    public init(replacing range: Range<Int>, candidates: [Candidate]) {
        self.range = range
        self.candidates = candidates
    }
}
