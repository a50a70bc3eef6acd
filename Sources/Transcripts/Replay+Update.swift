extension Replay {
    /// The file with its output as it was answered.
    ///
    /// Only lines of output change, and fences that have become too short for what they hold. Elisions that still fit
    /// stay, and so do lines that did not run. Replaying the result finds no difference, so a second update changes
    /// nothing.
    public var updatedText: String {
        var text = ""
        var changed = differences[...]
        for block in transcript.blocks {
            guard case .fence(let fence) = block else {
                for line in block.lines { text += line.text + line.ending }
                continue
            }
            let steps = fence.steps.map { step -> [Line] in
                guard let difference = changed.first, difference.step.line == step.line else {
                    return step.entryLines + step.expected.map(\.line)
                }
                changed = changed.dropFirst()
                return step.entryLines + difference.updatedLines(in: fence)
            }
            for line in fence.lines(around: steps.flatMap(\.self)) { text += line.text + line.ending }
        }
        return text
    }
}

extension Replay.Difference {
    /// The lines of output as they are to stand in the file.
    fileprivate func updatedLines(in fence: Transcript.Fence) -> [Line] {
        edits.compactMap { edit in
            switch edit {
            case .keep(let index):
                return step.expected[index].line
            case .remove:
                return nil
            case .add(let index):
                return Line(number: 0, text: answer[index], ending: fence.opening.ending)
            }
        }
    }
}

extension Transcript.Fence {
    /// The given lines between the lines of this fence, made longer where a run of backticks needs it.
    fileprivate func lines(around content: [Line]) -> [Line] {
        let needed = FenceMarker.length(around: content.map(\.text))
        return [lengthened(opening, to: needed)] + content + [lengthened(closing, to: needed)]
    }

    private func lengthened(_ line: Line, to length: Int) -> Line {
        let indentation = line.text.prefix { $0 == " " }
        let backticks = line.text.dropFirst(indentation.count).prefix { $0 == "`" }
        guard backticks.count < length else { return line }
        var line = line
        line.text.insert(contentsOf: String(repeating: "`", count: length - backticks.count), at: backticks.startIndex)
        return line
    }
}
