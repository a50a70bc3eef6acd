/// Cells of the picture as a command names them: `@12,3`.
extension Word {
    /// Whether it is to name a cell.
    var isCell: Bool { !isQuoted && text.first == "@" }

    /// The column and the row, from 1.
    func cell(for command: Command) throws(Complaint) -> (column: Int, row: Int) {
        let parts = text.dropFirst().split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let column = parts[0], let row = parts[1] else { throw .notACell(self, command) }
        return (column, row)
    }
}
