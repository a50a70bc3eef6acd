/// The edits of one stretch of a file as a unified diff, with three lines of context around each change.
struct UnifiedDiff {
    /// One line of the diff with the numbers it has, or would have, on either side.
    private struct Row {
        var mark: Character
        var text: String
        var old: Int
        var new: Int
    }

    private static let context = 3
    private var rows: [Row] = []
    private var old: Int
    private var new: Int

    /// Lays out edits.
    /// - Parameters:
    ///   - old: the lines that the edits keep or remove.
    ///   - new: the lines that the edits add.
    ///   - firstLine: the number of the stretch's first line in the old file, from 1.
    ///   - shift: how much higher that number is in the new file.
    init(_ edits: [Alignment.Edit], from old: [String], to new: [String], firstLine: Int, shift: Int) {
        self.old = firstLine
        self.new = firstLine + shift
        var added: [String] = []
        for edit in edits {
            switch edit {
            case .remove(let index):
                append("-", old[index])
            case .add(let index):
                // Added lines follow all those removed at the same place, as readers of diffs expect.
                added.append(new[index])
            case .keep(let index):
                for line in added { append("+", line) }
                added = []
                append(" ", old[index])
            }
        }
        for line in added { append("+", line) }
    }

    /// The diff, with `section` behind the place of each hunk. Without changes there are no hunks.
    func lines(section: String) -> [String] {
        var lines = ["--- expected", "+++ actual"]
        for hunk in hunks {
            let rows = rows[hunk]
            let old = Self.range(rows.first?.old, rows.count { $0.mark != "+" })
            let new = Self.range(rows.first?.new, rows.count { $0.mark != "-" })
            lines.append("@@ -\(old) +\(new) @@ \(section)")
            lines += rows.map { "\($0.mark)\($0.text)" }
        }
        return lines
    }

    private mutating func append(_ mark: Character, _ text: String) {
        rows.append(Row(mark: mark, text: text, old: old, new: new))
        if mark != "+" { old += 1 }
        if mark != "-" { new += 1 }
    }

    /// The rows of each hunk: changes whose contexts touch share one.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in rows.indices where rows[index].mark != " " {
            let around = max(0, index - Self.context)..<min(rows.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= around.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
            } else {
                hunks.append(around)
            }
        }
        return hunks
    }

    /// An empty range is written with the line before it, as `diff` does.
    private static func range(_ first: Int?, _ count: Int) -> String {
        let first = first ?? 0
        return "\(count == 0 ? first - 1 : first),\(count)"
    }
}
