import Drawing
import StyleEngine

/// Prints a numbered tree, one node a line, in aligned columns.
struct TreePrinter {
    /// The width in columns that the tree is printed for: that of indentation, and of lines, which are never folded at
    /// less than 8.
    private let width: Int
    private let lineWidth: Int
    /// How the things that each node drew look.
    private let looks: [ObjectIdentifier: [String]]
    /// What a node reads of its environment when it is drawn; nil where that is not printed.
    private let reads: ((Node) -> [EnvironmentReading])?
    /// Whether keys that have their default are named, and not just counted.
    private let namesDefaults: Bool

    /// What ends the printing.
    private let cancellation: Cancellation?

    init(
        width: Int, looks: [ObjectIdentifier: [String]] = [:], reads: ((Node) -> [EnvironmentReading])?,
        namesDefaults: Bool, _ cancellation: Cancellation? = nil
    ) {
        self.looks = looks
        self.cancellation = cancellation
        self.width = max(0, width)
        lineWidth = width > 0 ? max(8, width) : 20
        self.reads = reads
        self.namesDefaults = namesDefaults
    }

    private static let longestTitle = 40
    private static let modifierLimit = 8
    /// The most rows of one shape that are printed one by one.
    private static let longestRun = 20

    /// Prints the nodes with `numbers`.
    func print(_ nodes: NumberedTree, numbers: Range<Int>) -> String {
        let entries = numbers.compactMap { number in nodes[number].map { (number, $0) } }
        guard let top = entries.first?.1.depth else { return "" }
        let digits = "\(entries.last?.0 ?? 1)".count
        let all = entries.while(cancellation).map { number, entry in
            line(of: entry, number: number, digits: digits, top: top)
        }
        let lines = folded(all)
        let heads = lines.filter { $0.takes != nil }.map { (columns: TreePrinter.columns($0.head), $0.depth) }
            .filter { $0.columns <= ($0.1 > deepest ? lineWidth * 2 / 3 : lineWidth / 2) }.map(\.columns)
        let takesColumn = (heads.max() ?? 0) + 4
        let takes = lines.filter { $0.left != nil }.map { takesColumn + TreePrinter.columns($0.takes ?? "") }
        let leftColumn = (takes.filter { $0 <= lineWidth * 3 / 4 }.max() ?? 0) + 3
        return lines.while(cancellation).flatMap { line in
            var rows = Folding.lines(of: line.head, width: lineWidth, indent: line.indent)
            add(line.takes, at: takesColumn, to: &rows, indent: line.indent)
            add(line.left, at: leftColumn, to: &rows, indent: line.indent)
            add(line.looks, to: &rows, indent: line.indent)
            add(line.modifiers, to: &rows, indent: line.indent)
            add(line.reads, to: &rows, indent: line.indent)
            return rows
        }.joined(separator: "\n")
    }

    /// Adds a part to the rows of a node: at its column, or three columns behind what is there; where there is no room, on
    /// further rows.
    private func add(_ part: String?, at column: Int = 0, to rows: inout [String], indent: Int) {
        guard let part, !part.isEmpty, let last = rows.last else { return }
        let end = TreePrinter.columns(last) + 3
        let start = rows.count == 1 && column + TreePrinter.columns(part) <= lineWidth ? max(column, end) : end
        if start + TreePrinter.columns(part) <= lineWidth {
            TreePrinter.pad(&rows[rows.count - 1], to: start)
            rows[rows.count - 1] += part
        } else {
            let space = String(repeating: " ", count: indent)
            let inner = Folding.lines(of: part, width: lineWidth - indent, indent: indent < lineWidth / 2 ? 2 : 0)
            rows += inner.map { space + $0 }
        }
    }

    /// The levels at which indentation stops.
    private var deepest: Int { width / 6 }

    /// The parts of one line that stand in columns.
    private struct Line {
        let number: Int
        let depth: Int
        /// What the node is, without its title.
        let name: String
        /// The title in quotes; empty where there is none.
        let title: String
        var head: String
        /// The columns before what doesn't fit beside the head.
        let indent: Int
        let takes: String?
        let left: String?
        let looks: String
        let modifiers: String
        let reads: String

        /// Whether nothing but the titles tells it from a line as deep as it.
        func isLike(_ other: Line) -> Bool {
            depth == other.depth && name == other.name && title.isEmpty == other.title.isEmpty && takes == other.takes
                && left == other.left && looks == other.looks && modifiers == other.modifiers
                && reads == other.reads
        }
    }

    /// The lines, of which those of many rows of one shape are few: a row of one line tells of the first and the last, of
    /// longer rows the first is whole and one line stands for the others.
    private func folded(_ lines: [Line]) -> [Line] {
        var ends = Array(repeating: lines.count, count: lines.count)
        var open: [Int] = []
        for index in lines.indices {
            while let last = open.last, lines[last].depth >= lines[index].depth { ends[open.removeLast()] = index }
            open.append(index)
        }
        var result: [Line] = []
        /// The ends of runs by where their second rows begin.
        var runs: [Int: Int] = [:]
        var index = 0
        while index < lines.count, cancellation?.endsStep() != true {
            if let end = runs.removeValue(forKey: index) {
                result.append(rest(of: lines, index..<end, rows: (end - index) / (ends[index] - index)))
                index = end
                continue
            }
            let size = ends[index] - index
            var end = ends[index]
            while end < lines.count, ends[end] - end == size,
                (0..<size).allSatisfy({ lines[end + $0].isLike(lines[index + $0]) })
            {
                end += size
            }
            guard (end - index) / size > TreePrinter.longestRun else {
                result.append(lines[index])
                index += 1
                continue
            }
            if size == 1 {
                result.append(run(of: lines, index..<end))
                index = end
            } else {
                runs[index + size] = end
                result.append(lines[index])
                index += 1
            }
        }
        return result
    }

    /// One line for rows of one line each: the first title and the last, and their numbers.
    private func run(of lines: [Line], _ range: Range<Int>) -> Line {
        var line = lines[range.lowerBound]
        let last = lines[range.upperBound - 1]
        if !last.title.isEmpty { line.head += " ... " + last.title }
        line.head += " (\(line.number)...\(last.number))"
        return line
    }

    /// One line for all rows behind the first, each of several lines.
    private func rest(of lines: [Line], _ range: Range<Int>, rows: Int) -> Line {
        let first = lines[range.lowerBound]
        let head = first.head.dropLast(first.title.isEmpty ? 0 : first.title.count + 1)
        let last = lines[range.upperBound - 1]
        return Line(
            number: first.number, depth: first.depth, name: first.name, title: "",
            head: head + " ... \(rows) more like it (\(first.number)...\(last.number))", indent: first.indent,
            takes: nil,
            left: nil, looks: "", modifiers: "", reads: "")
    }

    private func line(of entry: NumberedTree.Entry, number: Int, digits: Int, top: Int) -> Line {
        let depth = entry.depth - top
        var head = ""
        let numeral = "\(number)"
        head += String(repeating: " ", count: digits - numeral.count) + numeral + " "
        head += String(repeating: "  ", count: min(depth, deepest))
        if depth > deepest { head += "(\(depth)) " }
        if let role = entry.role { head += role + ": " }
        head += entry.node.type.name
        let name = head.dropFirst(digits).description
        var title = ""
        if let text = entry.title {
            let room = lineWidth - TreePrinter.columns(head) - 3
            title = Quotation.text(text, limit: max(8, min(TreePrinter.longestTitle, room)))
            head += " " + title
        }
        let look = entry.look(among: looks)
        return Line(
            number: number, depth: depth, name: name, title: title, head: head,
            indent: min(digits + 5 + 2 * min(depth, deepest), max(lineWidth / 2, lineWidth - 7)),
            takes: entry.node.take.map { "takes \($0.isDefault ? "default" : $0.style.name)" },
            left: entry.node.take.flatMap { $0.isDefault ? nil : "left: " + StackLine.list($0.left) },
            looks: look, modifiers: TreePrinter.list(entry.outermostFirst, besides: look),
            reads: reads.map { text(of: readings(of: entry, $0)) } ?? "")
    }

    /// What is read by a node, by what has no line of its own in it, and by the modifiers around it: each key once.
    private func readings(
        of entry: NumberedTree.Entry, _ reads: (Node) -> [EnvironmentReading]
    ) -> [EnvironmentReading] {
        var readings: [EnvironmentReading] = []
        var names: Set<String> = []
        for node in entry.nodes {
            for reading in node.environmentReadings + reads(node) where names.insert(reading.name).inserted {
                readings.append(reading)
            }
        }
        return readings
    }

    /// Readings on one line, such as `reads \.level = 2, 3 at their defaults`.
    private func text(of readings: [EnvironmentReading]) -> String {
        var parts = readings.filter { !$0.isDefault }.map { "\($0.name) = \(Quotation.escaped($0.value))" }
        let defaults = readings.filter(\.isDefault)
        if namesDefaults {
            parts += defaults.map { "\($0.name) (default)" }
        } else if !defaults.isEmpty {
            parts.append(defaults.count == 1 ? "1 at its default" : "\(defaults.count) at their defaults")
        }
        return parts.isEmpty ? "" : "reads " + parts.joined(separator: ", ")
    }

    /// The modifiers around a node, the innermost first: of `.opacity` its look tells more, as `opacity 50%`.
    private static func list(_ outermostFirst: [String], besides look: String) -> String {
        let words = look.split { $0 == "," || $0 == ";" }.map { $0.drop { $0 == " " } }
        let modifiers = outermostFirst.reversed()
        let shown = modifiers.prefix(modifierLimit).filter { name in !words.contains { $0.hasPrefix(name) } }
            .map { "." + $0 }.joined(separator: " ")
        return modifiers.count > modifierLimit ? shown + " + \(modifiers.count - modifierLimit) more" : shown
    }

    private static func columns(_ text: String) -> Int { GraphemeWidth.columns(of: text) }

    private static func pad(_ text: inout String, to column: Int) {
        text += String(repeating: " ", count: max(0, column - columns(text)))
    }
}
