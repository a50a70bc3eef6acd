/// Two columns of text.
struct PageTable {
    let rows: [(String, String)]
    /// The spaces in front of the first column.
    let indentation: Int
    /// The columns that the second one has at least, where it stands beside the first.
    var narrowest = 0

    /// The lines; what is too long for the second column goes on below it. Where the first takes more than half of the
    /// width, what belongs to it stands below.
    func lines(width: Int) -> [String] {
        let column = indentation + (rows.map { $0.0.count }.max() ?? 0) + 3
        return rows.flatMap { left, right -> [String] in
            guard column <= width / 2, width - column >= narrowest else {
                return Paragraph.lines(left, indentation: indentation / 2, hanging: indentation, width: width)
                    + Paragraph.lines(right, indentation: indentation + 2, hanging: indentation + 2, width: width)
            }
            var lines = Paragraph.lines(right, indentation: column, hanging: column, width: width)
            if let first = lines.first {
                let left = String(repeating: " ", count: indentation) + left
                lines[0] = left + first.dropFirst(left.count)
            }
            return lines
        }
    }
}
