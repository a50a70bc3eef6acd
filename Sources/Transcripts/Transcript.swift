/// A recorded session: a Markdown file whose fences marked `atelier` hold entries and what is answered to them.
///
/// Everything else is prose, which is kept as it is: `text` gives the file again byte for byte.
public struct Transcript: Equatable, Sendable {
    /// The parts of the file, in order and without a gap.
    public var blocks: [Block]

    /// One part of a session file.
    public enum Block: Equatable, Sendable {
        /// Lines of Markdown that hold neither a heading nor a piece of the session.
        case prose([Line])
        /// The lines of a comment of HTML, which nobody is shown.
        case comment([Line])
        /// A line such as `## Styles`.
        case heading(Heading)
        /// A piece of the session.
        case fence(Fence)
    }

    /// A heading of the form `# Title`.
    public struct Heading: Equatable, Sendable {
        /// The whole line.
        public var line: Line
        /// How many `#` the line begins with, 1 to 6.
        public var level: Int
        /// The words of the heading, without the marks around them.
        public var title: String
    }

    /// A fence marked `atelier`.
    public struct Fence: Equatable, Sendable {
        /// The line of backticks that opens the fence.
        public var opening: Line
        /// The line of backticks that closes it.
        public var closing: Line
        /// The entries in the fence with their output.
        public var steps: [Step]

        /// The lines of the file from one line of backticks to the other.
        public var lines: [Line] {
            var lines = [opening]
            for step in steps { lines += step.entryLines + step.expected.map(\.line) }
            lines.append(closing)
            return lines
        }
    }

    /// One entry and the output that is expected of it.
    public struct Step: Equatable, Sendable {
        /// The entry without its prompts, its lines joined by line breaks.
        public var entry: String
        /// The lines of the entry as they stand in the file.
        public var entryLines: [Line]
        /// The output the file expects.
        public var expected: [ExpectedLine]
        /// How many spaces the fence around it is indented by, 0 to 3.
        public var indentation: Int
        /// The title of the nearest heading above; nil where there is none.
        public var heading: String?

        /// The line on which the entry begins, from 1.
        public var line: Int { entryLines.first?.number ?? 0 }
    }

    /// The entries of the file in order.
    public var steps: [Step] {
        blocks.flatMap { block -> [Step] in
            if case .fence(let fence) = block { fence.steps } else { [] }
        }
    }

    /// The file's text.
    public var text: String {
        var text = ""
        for block in blocks {
            for line in block.lines {
                text += line.text
                text += line.ending
            }
        }
        return text
    }
}

extension Transcript.Block {
    /// The lines of the file that the block is made of.
    public var lines: [Line] {
        switch self {
        case .prose(let lines), .comment(let lines): lines
        case .heading(let heading): [heading.line]
        case .fence(let fence):
            fence.lines
        }
    }
}
