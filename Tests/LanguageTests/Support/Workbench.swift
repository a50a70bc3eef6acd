import Catalogue
import Components
import Language

/// A session without running: each entry is checked after those before it.
struct Workbench {
    private let nothing = EmptyProgram()
    private(set) var program: CheckedProgram
    private var canvas: SwiftType?

    init() { program = nothing.program }

    /// Checks entries in order and answers with what the last one is: one line an item, or its error as drawn.
    static func check(_ entries: String...) -> String {
        var workbench = Workbench()
        var answer = ""
        for entry in entries { answer = workbench.enter(entry) }
        return answer
    }

    mutating func enter(_ entry: String) -> String {
        do {
            let checked = try program.check(entry, canvas: canvas)
            program = checked.program
            for item in checked.items { canvas = item.canvasType ?? canvas }
            return checked.items.map(describe).joined(separator: "\n")
        } catch let diagnostic as Diagnostic {
            return "\(diagnostic.line):\(diagnostic.column): " + diagnostic.drawn
        } catch {
            return "\(error)"
        }
    }

    private func describe(_ item: CheckedItem) -> String {
        switch item.kind {
        case .declaration(let summary): (summary.isReplacement ? "replaced " : "declared ") + summary.text
        case .variable(_, let value, let summary):
            (summary.isReplacement ? "replaced " : "declared ") + summary.text + (value.map { ": \($0.type)" } ?? "")
        case .statement: "statement"
        case .view(let value): "view: \(value.type)"
        case .modifiers(let value, _): "modifiers: \(value.type)"
        case .value(let value): "value: \(value.type)"
        case .nothing: "nothing"
        }
    }
}
