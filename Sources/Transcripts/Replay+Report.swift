extension Replay {
    /// Every difference of the file, each as its place and a unified diff; empty where all is as recorded.
    ///
    ///     lesson.md:5 › A style is used once
    ///     --- expected
    ///     +++ actual
    ///     @@ -6,1 +6,1 @@ > Text("a")
    ///     -b
    ///     +a
    ///
    /// The line numbers are those of the file before and after an update.
    public func report(path: String) -> String {
        var parts = differences.map { difference in
            ([Self.place(of: difference.step, path: path)] + difference.unifiedDiff).joined(separator: "\n")
        }
        if let ending {
            parts.append("\(Self.place(of: ending.step, path: path))\n\(Messages.skipped(ending.skipped))")
        }
        return parts.joined(separator: "\n\n")
    }

    private static func place(of step: Transcript.Step, path: String) -> String {
        let place = "\(path):\(step.line)"
        return step.heading.map { "\(place) › \($0)" } ?? place
    }
}

extension Replay.Difference {
    fileprivate var unifiedDiff: [String] {
        let first = step.line + step.entryLines.count
        let diff = UnifiedDiff(
            edits, from: step.expected.map(\.line.text), to: answer, firstLine: first, shift: shift)
        return diff.lines(section: Notation.entryLines(step.entry).first ?? "")
    }
}
