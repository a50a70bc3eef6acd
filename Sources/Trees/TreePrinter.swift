import Drawing
import StyleEngine

/// Prints a numbered tree, one node a line, in aligned columns.
struct TreePrinter {
    /// The width in columns that the tree is printed for, at least 0.
    let width: Int
    /// What a node reads of its environment when it is drawn; nil where that is not printed.
    var reads: ((Node) -> [EnvironmentReading])?
    /// Whether keys that have their default are named, and not just counted.
    var namesDefaults = false

    private static let longestTitle = 40
    private static let modifierLimit = 8

    /// Prints the nodes with `numbers`.
    func print(_ nodes: NumberedTree, numbers: Range<Int>) -> String {
        let entries = numbers.compactMap { number in nodes[number].map { (number, $0) } }
        guard let top = entries.first?.1.depth else { return "" }
        let digits = "\(entries.last?.0 ?? 1)".count
        let lines = entries.map { number, entry in line(of: entry, number: number, digits: digits, top: top) }
        let heads = lines.filter { $0.takes != nil }.map { GraphemeWidth.columns(of: $0.head) }.max() ?? 0
        let takes = lines.filter { $0.left != nil }.map { GraphemeWidth.columns(of: $0.takes ?? "") }.max() ?? 0
        return lines.map { line in
            var text = line.head
            if let take = line.takes {
                TreePrinter.pad(&text, to: heads + 4)
                text += take
            }
            if let left = line.left {
                TreePrinter.pad(&text, to: heads + 4 + takes + 3)
                text += left
            }
            for part in [line.modifiers, line.reads] where !part.isEmpty { text += "   " + part }
            return text
        }.joined(separator: "\n")
    }

    /// The parts of one line that stand in columns.
    private struct Line {
        let head: String
        let takes: String?
        let left: String?
        let modifiers: String
        let reads: String
    }

    private func line(of entry: NumberedTree.Entry, number: Int, digits: Int, top: Int) -> Line {
        let depth = entry.depth - top
        var head = ""
        let numeral = "\(number)"
        head += String(repeating: " ", count: digits - numeral.count) + numeral + " "
        let deepest = width / 4
        head += String(repeating: "  ", count: min(depth, deepest))
        if depth > deepest { head += "(\(depth)) " }
        if let role = entry.role { head += role + ": " }
        head += entry.node.type.name
        if let title = entry.title { head += " " + Quotation.text(title, limit: TreePrinter.longestTitle) }
        return Line(
            head: head, takes: entry.node.take.map { "takes \($0.isDefault ? "default" : $0.style.name)" },
            left: entry.node.take.flatMap { $0.isDefault ? nil : "left: " + StackLine.list($0.left) },
            modifiers: TreePrinter.list(entry.outermostFirst),
            reads: reads.map { text(of: readings(of: entry, $0)) } ?? "")
    }

    /// What is read by a node, by what has no line of its own in it, and by the modifiers around it: each key once.
    private func readings(
        of entry: NumberedTree.Entry, _ reads: (Node) -> [EnvironmentReading]
    ) -> [EnvironmentReading] {
        var readings: [EnvironmentReading] = []
        var names: Set<String> = []
        var pending = [entry.node]
        var nodes: [Node] = []
        while let node = pending.popLast() {
            nodes.append(node)
            pending += node.children.reversed().filter { $0.kind == .group }
        }
        for node in nodes + entry.around.reversed() {
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

    private static func list(_ outermostFirst: [String]) -> String {
        let modifiers = outermostFirst.reversed()
        let shown = modifiers.prefix(modifierLimit).map { "." + $0 }.joined(separator: " ")
        return modifiers.count > modifierLimit ? shown + " + \(modifiers.count - modifierLimit) more" : shown
    }

    private static func pad(_ text: inout String, to column: Int) {
        text += String(repeating: " ", count: max(0, column - GraphemeWidth.columns(of: text)))
    }
}
