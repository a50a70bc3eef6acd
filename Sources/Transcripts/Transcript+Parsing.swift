extension Transcript {
    /// Reads a session file.
    ///
    /// Takes time in proportion to the length of `text`.
    /// - Throws: where a fence or a comment is never closed, or where a fence holds output that belongs to no entry.
    public init(parsing text: String) throws(TranscriptError) {
        var parser = Parser()
        for line in Line.split(text) {
            try parser.read(line)
        }
        blocks = try parser.finish()
    }

    /// Goes through a file once, line by line.
    private struct Parser {
        private var blocks: [Block] = []
        private var prose: [Line] = []
        private var heading: String?
        /// The fence that is open, and the line that opened it.
        private var open: (marker: FenceMarker, line: Line)?
        private var steps: [Step] = []
        /// The lines of the comment that is open.
        private var comment: [Line] = []

        mutating func read(_ line: Line) throws(TranscriptError) {
            if let open {
                try read(line, within: open.marker, openedBy: open.line)
            } else if !comment.isEmpty {
                comment.append(line)
                if CommentMarker.isClosed(by: line.text) { endComment() }
            } else if let marker = CommentMarker(opening: line.content) {
                endProse()
                comment = [line]
                if marker.isWhole { endComment() }
            } else if let marker = FenceMarker(opening: line.content) {
                open = (marker, line)
                if !marker.holdsSession { prose.append(line) }
            } else if let found = Heading(line) {
                endProse()
                blocks.append(.heading(found))
                heading = found.title
            } else {
                prose.append(line)
            }
        }

        mutating func finish() throws(TranscriptError) -> [Block] {
            if let open { throw TranscriptError(line: open.line.number, problem: .unclosedFence) }
            if let first = comment.first { throw TranscriptError(line: first.number, problem: .unclosedComment) }
            endProse()
            return blocks
        }

        private mutating func read(
            _ line: Line, within marker: FenceMarker, openedBy opening: Line
        ) throws(TranscriptError) {
            let isEnd = marker.isClosed(by: line.text)
            if !marker.holdsSession {
                prose.append(line)
            } else if isEnd {
                endProse()
                blocks.append(
                    .fence(Fence(opening: opening, closing: line, steps: steps)))
                steps = []
            } else {
                try readStep(line, within: marker)
            }
            if isEnd { open = nil }
        }

        private mutating func readStep(_ line: Line, within marker: FenceMarker) throws(TranscriptError) {
            let text = marker.content(of: line.text)
            if Notation.isMarked(text, by: Notation.prompt) {
                let entry = Notation.unmarked(text)
                steps.append(
                    Step(
                        entry: entry, entryLines: [line], expected: [], indentation: marker.indentation,
                        heading: heading))
                return
            }
            let isContinuation = Notation.isMarked(text, by: Notation.continuation)
            guard var step = steps.popLast() else {
                throw TranscriptError(
                    line: line.number, problem: isContinuation ? .continuationOfNothing : .outputOfNothing)
            }
            if !isContinuation {
                step.expected.append(ExpectedLine(line, text: text))
            } else if step.expected.isEmpty {
                step.entry += "\n" + Notation.unmarked(text)
                step.entryLines.append(line)
            } else {
                throw TranscriptError(line: line.number, problem: .continuationOfOutput)
            }
            steps.append(step)
        }

        private mutating func endComment() {
            blocks.append(.comment(comment))
            comment = []
        }

        private mutating func endProse() {
            if !prose.isEmpty { blocks.append(.prose(prose)) }
            prose = []
        }
    }
}

extension Transcript.Heading {
    /// Reads a line such as `## Title` or `## Title ##`; nil where it is no heading.
    fileprivate init?(_ line: Line) {
        guard let text = Self.words(Substring(line.content)) else { return nil }
        self.init(line: line, level: text.level, title: text.title)
    }

    private static func words(_ line: Substring) -> (level: Int, title: String)? {
        let text = line.drop { $0 == " " }
        let level = text.prefix { $0 == "#" }.count
        let rest = text.dropFirst(level)
        guard line.count - text.count <= 3, 1...6 ~= level else { return nil }
        guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
        var words = rest.split { $0 == " " || $0 == "\t" }
        if words.last?.allSatisfy({ $0 == "#" }) == true { words.removeLast() }
        return (level, words.joined(separator: " "))
    }
}
