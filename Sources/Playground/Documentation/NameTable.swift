/// Names in front of the names that belong to them, or above them where two columns have no room.
struct NameTable {
    let rows: [(name: String, items: [String])]

    /// The lines.
    func lines(width: Int) -> [String] { rows.flatMap(width < 60 ? { list($0, width) } : { columns($0, width) }) }

    private func list(_ row: (name: String, items: [String]), _ width: Int) -> [String] {
        (row.name.isEmpty ? [] : ["  " + row.name]) + NameLines.lines(row.items, indentation: 4, width: width)
    }

    private func columns(_ row: (name: String, items: [String]), _ width: Int) -> [String] {
        let column = rows.map(\.name.count).max() ?? 0
        let name = row.name + String(repeating: " ", count: column - row.name.count)
        let indentation = column == 0 ? 2 : column + 5
        let lines = NameLines.lines(row.items, indentation: indentation, width: width)
        guard column > 0 else { return lines }
        // Names that are too long to stand behind their heading stand below it.
        guard let first = lines.first, first.prefix(indentation).allSatisfy({ $0 == " " }) else {
            return ["  " + row.name] + lines
        }
        return ["  " + name + "   " + first.dropFirst(indentation)] + lines.dropFirst()
    }
}
