/// Cells of the picture as a command names them: `@12,3`.
extension Word {
    /// Whether it is to name a cell.
    var isCell: Bool { !isQuoted && text.first == "@" }

    /// The column and the row, from 1; spaces may stand between them, so that words behind this one belong to it.
    func cell(with others: ArraySlice<Word>, for command: Command) throws(Complaint) -> (column: Int, row: Int) {
        let typed = ([self] + others).map(\.text).joined(separator: " ")
        let parts = typed.dropFirst().split(separator: ",", omittingEmptySubsequences: false).flatMap { part in
            let numbers = part.split(separator: " ")
            return numbers.isEmpty ? [nil] : numbers.map { Int($0) }
        }
        guard parts.count == 2, let column = parts[0], let row = parts[1] else {
            throw .notACell(Word(text: typed, isQuoted: false, offset: offset), command)
        }
        return (column, row)
    }
}
