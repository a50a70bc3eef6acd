import Language
import Staging

/// One line of a session's script: what the session does apart from declaring types and functions, in order.
///
/// An exported program and the session itself play the same script, so that what they show can be compared.
enum ScriptLine {
    /// A variable takes its value.
    case variable(PreparedItem)
    /// Something runs.
    case statement(PreparedItem)
    /// A view becomes the canvas.
    case view(PreparedItem)
    /// Modifiers are put on the canvas; `isOfOwnType` where they need its type.
    case modifiers(PreparedItem, isOfOwnType: Bool)
    /// A value is shown.
    case value(PreparedItem)
    /// Something is done to a node.
    case gesture(Gesture)
    /// A setting gets a value.
    case setting(name: String, value: String, swift: String)
    /// The tree is looked at, or the part of it at one node.
    case tree(Int?, isCompact: Bool)
    /// An entry that was refused, and why.
    case refused(entry: String, reason: String)
    /// A view, or modifiers on it, in whose place the same entry put another view: it was not drawn.
    indirect case undrawn(ScriptLine)
}

extension ScriptLine {
    /// The Swift that it runs; nil where it is none.
    var code: WrittenCode? {
        switch self {
        case .variable(let item), .statement(let item), .view(let item), .modifiers(let item, _), .value(let item):
            item.checked.code
        case .gesture, .setting, .tree, .refused, .undrawn: nil
        }
    }
}

extension ScriptLine {
    /// The entry where a file of previews leaves it to the person in front of them: what ran, but for looks at values, what
    /// changed what styles read of the surroundings, and what was done to nodes.
    var leftToPreviews: String? {
        switch self {
        case .statement(let item): item.text
        case .value(let item): item.changesState ? item.text : nil
        case .gesture(let gesture): gesture.text
        case .setting(let name, let value, _):
            Setting.readByStyles.contains { $0.name == name } ? Step.Item.setting(name: name, value: value).text : nil
        case .variable, .view, .modifiers, .tree, .refused, .undrawn: nil
        }
    }
}

extension Session {
    /// The script: what leads to the session as it stands, with the declarations that count now.
    var script: [ScriptLine] {
        var lines: [ScriptLine] = []
        var steps = steps.sinceReset
        var canvas: SwiftType?
        for (index, exchange) in history.current.enumerated() {
            let place = history.currentStart + index
            if let step = steps.first, step.mark.count <= place {
                steps.removeFirst()
                lines += self.lines(of: step, canvas: &canvas)
            } else if let reason = exchange.refusal {
                lines.append(.refused(entry: exchange.entry, reason: "error: " + reason))
            } else if let look = Session.look(exchange.entry) {
                lines.append(look)
            }
        }
        return lines
    }

    private func lines(of step: Step, canvas: inout SwiftType?) -> [ScriptLine] {
        // Of several views in one entry only the last is drawn.
        let lastView = step.items.lastIndex { $0.swift?.isView == true }
        return step.items.indices.compactMap { index in
            switch fitted(step.items[index], canvas: canvas) {
            case .swift(let item), .past(let item):
                canvas = item.checked.canvasType ?? canvas
                let line = Session.line(of: item)
                let isUndrawn = item.isPartOfCanvas && lastView.map { index < $0 } == true
                return isUndrawn ? line.map(ScriptLine.undrawn) : line
            case .misfit(let item): return .refused(entry: item.text, reason: Messages.fitsNoLonger)
            case .gesture(let gesture, let fits):
                return fits ? .gesture(gesture) : .refused(entry: gesture.text, reason: Messages.fitsNoLonger)
            case .setting(let name, let value):
                return Setting.swift(name, value).map { .setting(name: name, value: value, swift: $0) }
            case .forgetState, .reset: return nil
            }
        }
    }

    /// What doesn't count was not checked again when something took the place of what it mentions.
    private func fitted(_ item: Step.Item, canvas: SwiftType?) -> Step.Item {
        guard let swift = item.swift, !item.counts, !swift.isDeclaration, !swift.isNothing else { return item }
        let checked = try? interpreter.checkAgain(swift, canvas: canvas)
        return checked.map(Step.Item.swift) ?? .misfit(swift)
    }

    private static func line(of item: PreparedItem) -> ScriptLine? {
        switch item.action {
        case .declaration, .nothing: nil
        case .variable: .variable(item)
        case .statement: .statement(item)
        case .view: .view(item)
        case .modifiers(_, let isOfOwnType): .modifiers(item, isOfOwnType: isOfOwnType)
        case .value: .value(item)
        }
    }

    /// `:tree`, `:tree 3`, `:tree -c`; nil for any other entry.
    private static func look(_ entry: String) -> ScriptLine? {
        let words = entry.split(separator: " ")
        guard words.first == ":tree" else { return nil }
        let others = words.dropFirst().filter { $0 != "-c" }
        let number = others.first.flatMap { Int($0) }
        guard others.count <= 1, others.isEmpty || number != nil else { return nil }
        return .tree(number, isCompact: words.contains("-c"))
    }
}
