/// The cheapest way to turn what a session expects of one entry into what was answered.
///
/// Both the report and the update are read off it, so that what a report shows is what an update would do.
struct Alignment: Equatable {
    /// What happens to one line, in the order of the result.
    enum Edit: Equatable {
        /// The expected line, by index, stands as it is: it fits a line of the answer, or is an elision.
        case keep(Int)
        /// The expected line, by index, goes.
        case remove(Int)
        /// The line of the answer, by index, comes in.
        case add(Int)
    }

    private(set) var edits: [Edit] = []

    /// Whether the whole answer is as expected. At worst quadratic in the length of both.
    static func isMatch(_ expected: [ExpectedLine], _ answer: [[UInt8]]) -> Bool {
        let pattern = expected.map { $0.pattern == .anyLines ? Glob<ExpectedLine>.anything : .one($0) }
        return Glob.matches(pattern, answer) { $0.matches($1) }
    }

    /// Aligns an answer, given as lines in UTF-8, with what is expected.
    ///
    /// Equal lines at both ends are set aside first. What remains takes time and memory in proportion to the product
    /// of both lengths; beyond `limit` it is replaced as a whole.
    init(_ expected: [ExpectedLine], _ answer: [[UInt8]], limit: Int = 1_000_000) {
        var head = 0
        while head < min(expected.count, answer.count), expected[head].matches(answer[head]) { head += 1 }
        var tail = 0
        while tail < min(expected.count, answer.count) - head,
            expected[expected.count - 1 - tail].matches(answer[answer.count - 1 - tail])
        {
            tail += 1
        }
        let rows = head..<expected.count - tail
        let columns = head..<answer.count - tail
        edits = (0..<head).map(Edit.keep)
        if rows.count * columns.count > limit {
            edits += rows.map(Edit.remove) + columns.map(Edit.add)
        } else {
            let table = CostTable(expected[rows], answer[columns])
            edits += table.path(from: head)
        }
        edits += (rows.upperBound..<expected.count).map(Edit.keep)
    }
}

/// What each rest of the expected lines costs against each rest of the answer.
private struct CostTable {
    /// A line that goes, and a line that comes in.
    private static let change: Int32 = 10
    /// A line that takes another's place: dearer than one change, so that common lines are found wherever they moved,
    /// and cheaper than letting an elision swallow the new line, so that an elision grows only where it has to.
    private static let replacement: Int32 = 11
    /// A line that an elision stands for.
    private static let elision: Int32 = 2

    private let expected: ArraySlice<ExpectedLine>
    private let answer: ArraySlice<[UInt8]>
    private var costs: [Int32]

    init(_ expected: ArraySlice<ExpectedLine>, _ answer: ArraySlice<[UInt8]>) {
        self.expected = expected
        self.answer = answer
        costs = Array(repeating: 0, count: (expected.count + 1) * (answer.count + 1))
        for row in (0...expected.count).reversed() {
            for column in (0...answer.count).reversed() where row < expected.count || column < answer.count {
                costs[index(row, column)] = best(row, column).cost
            }
        }
    }

    /// The cheapest edits, where the slices begin at `start` of the whole.
    func path(from start: Int) -> [Alignment.Edit] {
        var edits: [Alignment.Edit] = []
        var row = 0
        var column = 0
        while row < expected.count || column < answer.count {
            switch best(row, column).step {
            case .keep:
                edits.append(.keep(start + row))
                row += 1
                column += 1
            case .endElision:
                edits.append(.keep(start + row))
                row += 1
            case .elide:
                column += 1
            case .replace:
                edits += [.remove(start + row), .add(start + column)]
                row += 1
                column += 1
            case .remove:
                edits.append(.remove(start + row))
                row += 1
            case .add:
                edits.append(.add(start + column))
                column += 1
            }
        }
        return edits
    }

    private enum Step { case keep, endElision, elide, replace, remove, add }

    /// The cheapest step at one place and the cost from there on; of equal ones the first in the order below.
    private func best(_ row: Int, _ column: Int) -> (step: Step, cost: Int32) {
        guard row < expected.count else { return (.add, costs[index(row, column + 1)] + Self.change) }
        let line = expected[expected.startIndex + row]
        let isElision = line.pattern == .anyLines
        let below = costs[index(row + 1, column)]
        guard column < answer.count else { return isElision ? (.endElision, below) : (.remove, below + Self.change) }
        let beside = costs[index(row, column + 1)]
        if isElision {
            return below <= beside + Self.elision ? (.endElision, below) : (.elide, beside + Self.elision)
        }
        let across = costs[index(row + 1, column + 1)]
        var found: (step: Step, cost: Int32) =
            line.matches(answer[answer.startIndex + column])
            ? (.keep, across) : (.replace, across + Self.replacement)
        if below + Self.change < found.cost { found = (.remove, below + Self.change) }
        if beside + Self.change < found.cost { found = (.add, beside + Self.change) }
        return found
    }

    private func index(_ row: Int, _ column: Int) -> Int { row * (answer.count + 1) + column }
}
