/// A session file as somebody is taken through it: something to read, then an entry to try, then the next thing to read.
///
///     let lesson = Lesson(try Transcript(parsing: text))
///     for step in lesson.steps { … }
public struct Lesson: Equatable, Sendable {
    /// What to do one after the other.
    public private(set) var steps: [Step] = []

    /// What to read after the last entry.
    public private(set) var ending: [Passage] = []

    /// One entry with what is to be read before it.
    public struct Step: Equatable, Sendable {
        /// What to read first; empty where the entry follows the one before it.
        public var passages: [Passage]
        /// The entry, without prompts.
        public var entry: String
    }

    /// A piece of prose.
    public enum Passage: Equatable, Sendable {
        /// The words of a heading.
        case heading(String)
        /// The lines of a paragraph, or of whatever else Markdown keeps together, as they stand in the file.
        case paragraph([String])
    }

    /// Takes a session file apart. What the file expects as output is left out.
    public init(_ transcript: Transcript) {
        for block in transcript.blocks {
            switch block {
            case .heading(let heading):
                ending.append(.heading(heading.title))
            case .prose(let lines):
                let paragraphs = lines.map(\.text).split { $0.allSatisfy(\.isWhitespace) }
                ending += paragraphs.map { .paragraph(Array($0)) }
            case .comment: continue
            case .fence(let fence):
                for step in fence.steps {
                    steps.append(Step(passages: ending, entry: step.entry))
                    ending = []
                }
            }
        }
    }
}
