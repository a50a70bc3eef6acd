/// Candidates laid out for a terminal.
struct CandidateList {
    var candidates: [Completion.Candidate]
    /// The width of the terminal in columns.
    var columns: Int
    /// How many lines may be used; what does not fit is counted in the last one.
    var rows: Int

    /// The names alone, sorted downwards in columns.
    var names: [String] {
        let width = (candidates.map(\.text.count).max() ?? 0) + 2
        let across = max(1, (columns + 1) / width)
        let shown = candidates.prefix(fitting(across: across))
        let down = (shown.count + across - 1) / across
        let lines = (0..<down).map { row in
            let names = stride(from: row, to: shown.count, by: down).map { shown[$0].text }
            return names.dropLast().map { Self.padded($0, to: width) }.joined() + (names.last ?? "")
        }
        return lines + remainder(after: shown.count)
    }

    /// One candidate a line, with its summary: a page of them, from 0 for the first. Behind the last comes the first again.
    func summaries(page: Int = 0) -> [String] {
        let size = fitting(across: 1)
        let pages = max(1, (candidates.count + size - 1) / size)
        let start = page % pages * size
        let shown = candidates.dropFirst(start).prefix(size)
        let width = (shown.map(\.text.count).max() ?? 0) + 2
        let lines = shown.map { candidate in
            candidate.summary.isEmpty
                ? candidate.text
                : Self.cut(Self.padded(candidate.text, to: width) + candidate.summary, to: columns - 1)
        }
        return lines + remainder(after: start + shown.count)
    }

    private func fitting(across: Int) -> Int {
        let room = max(1, rows)
        return candidates.count <= room * across ? candidates.count : max(1, room - 1) * across
    }

    private func remainder(after shown: Int) -> [String] {
        shown < candidates.count ? ["… and \(candidates.count - shown) more; Tab goes on"] : []
    }

    /// A line in so many columns: what does not fit is left out from a word on, with a sign that it is.
    private static func cut(_ line: String, to columns: Int) -> String {
        guard line.count > columns else { return line }
        let kept = line.prefix(max(0, columns - 1))
        let whole = kept.lastIndex(of: " ").map { kept[..<$0] } ?? kept
        return (whole.count > columns / 2 ? whole : kept) + "\u{2026}"
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
