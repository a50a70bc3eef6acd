/// As much of a terminal as line editing needs: a grid of cells, a cursor, and the sequences that move and erase.
struct VirtualScreen {
    private(set) var columns = 80
    private(set) var rows = 24
    private var cells: [[Character]]
    private(set) var row = 0
    private(set) var column = 0
    /// Whether the terminal was asked to mark pastes.
    private(set) var marksPastes = false
    /// A character in the last column leaves the cursor there; the next one wraps.
    private var wraps = false
    private var inserts = false
    private var state = State.text

    private enum State {
        case text, escape
        case sequence(String)
    }

    init() {
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The rows without blanks at their ends, and without blank rows at the end.
    var text: String {
        var lines = cells.map { row -> String in
            String(row[..<(row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)])
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// Changes the width as terminals do that do not wrap their rows anew.
    mutating func resize(columns: Int) {
        self.columns = columns
        cells = cells.map { Array(($0 + Array(repeating: " ", count: columns)).prefix(columns)) }
        wraps = false
    }

    mutating func feed(_ text: String) {
        for scalar in text.unicodeScalars { feed(scalar) }
    }

    private mutating func feed(_ scalar: Unicode.Scalar) {
        switch state {
        case .escape:
            state = scalar == "[" ? .sequence("") : .text
        case .sequence(let parameters):
            if scalar.value >= 0x40 {
                state = .text
                perform(scalar, parameters)
            } else {
                state = .sequence(parameters + String(scalar))
            }
        case .text:
            switch scalar {
            case "\u{1B}": state = .escape
            case "\r": move(column: 0)
            case "\n": lineFeed()
            case "\u{8}": move(column: column - 1)
            case "\u{7}": break
            default: put(Character(scalar))
            }
        }
    }

    private mutating func perform(_ command: Unicode.Scalar, _ parameters: String) {
        let count = max(1, Int(parameters) ?? 1)
        switch command {
        case "A": row = max(0, row - count)
        case "B": row = min(rows - 1, row + count)
        case "C": move(column: column + count)
        case "D": move(column: column - count)
        case "G": move(column: count - 1)
        case "H":
            row = 0
            move(column: 0)
        case "J": erase(from: column, allBelow: true)
        case "K": erase(from: column, allBelow: false)
        case "P":
            cells[row].removeSubrange(column..<min(columns, column + count))
            cells[row] += Array(repeating: " ", count: columns - cells[row].count)
        case "@":
            cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
            cells[row].removeLast(cells[row].count - columns)
        case "h", "l":
            if parameters == "4" { inserts = command == "h" }
            if parameters == "?2004" { marksPastes = command == "h" }
        default: break
        }
    }

    private mutating func put(_ character: Character) {
        if wraps {
            move(column: 0)
            lineFeed()
        }
        if inserts {
            cells[row].insert(character, at: column)
            cells[row].removeLast()
        } else {
            cells[row][column] = character
        }
        if column == columns - 1 { wraps = true } else { column += 1 }
    }

    private mutating func move(column: Int) {
        self.column = min(max(0, column), columns - 1)
        wraps = false
    }

    private mutating func lineFeed() {
        wraps = false
        guard row == rows - 1 else {
            row += 1
            return
        }
        cells.removeFirst()
        cells.append(Array(repeating: " ", count: columns))
    }

    private mutating func erase(from column: Int, allBelow: Bool) {
        for index in column..<columns { cells[row][index] = " " }
        guard allBelow else { return }
        for index in (row + 1)..<max(rows, row + 1) {
            cells[index] = Array(repeating: " ", count: columns)
        }
    }
}
