import StyleEngine

/// All that led to a resolved tree, one step after the other: what was pushed, taken, written and made, and the tree as far
/// as it was made at each step.
///
///     let steps = try view.steps()
///     for step in steps { print(step) }
///     print(steps.tree(at: 4))
///
/// Any step costs the same to look at, and so does the tree at it but for the nodes that are printed. What is made again
/// since it got another size than expected, as in a `GeometryReader`, is told again.
public struct ResolutionSteps: RandomAccessCollection {
    /// The numbered nodes of the finished tree; a node has its number at every step.
    public let nodes: NumberedTree
    // Holds the nodes.
    private let root: Node
    private let trace: Trace
    /// The events that begin a step: what is installed belongs to the step of its body.
    private let events: [Int]
    /// For each numbered node the step once which it is there.
    private let births: [Int]

    /// Keeps what led to a tree. Costs as much as the tree has nodes.
    package init(_ trace: Trace, of root: Node, _ nodes: NumberedTree) {
        (self.trace, self.root, self.nodes) = (trace, root, nodes)
        events = trace.events.indices.filter { trace.events[$0].isStep }
        births = Self.births(trace, events, nodes)
    }

    /// The step from which on each node is there: a component's take, and for any other node the last step before it.
    private static func births(_ trace: Trace, _ events: [Int], _ nodes: NumberedTree) -> [Int] {
        var births = Array(repeating: 0, count: nodes.entries.count)
        var step = 0
        for (index, node) in trace.opened.enumerated() {
            while step + 1 < events.count, trace.events[events[step + 1]].nodeCount <= index { step += 1 }
            if let number = nodes.number(of: node) { births[number - 1] = step }
        }
        for (step, event) in events.enumerated() {
            guard case .take = trace.events[event].action,
                let number = nodes.number(of: trace.events[event].node)
            else { continue }
            births[number - 1] = step
        }
        return births
    }

    /// The first step.
    public var startIndex: Int { 0 }
    /// How many steps there are.
    public var endIndex: Int { events.count }

    /// One step, which must be one of `indices`.
    public subscript(index: Int) -> ResolutionStep {
        let first = events[index]
        let targets = trace.targets(of: trace.events[first]).compactMap { nodes.number(at: $0) }
        let number = targets.first ?? number(around: trace.events[first].node)
        var installed: [String] = []
        if trace.events.indices.contains(first + 1), case .installation(let names, _) = trace.events[first + 1].action {
            installed = names.map { String($0.drop { $0 == "_" }) }
        }
        return ResolutionStep(
            number: index + 1, event: trace.events[first], installed: installed, nodeNumber: number,
            target: Self.told(targets.map { nodes.label(of: $0) }),
            node: number.map { nodes.label(of: $0) } ?? trace.events[first].node.name)
    }

    /// Some labels in words; nil where there are none.
    private static func told(_ labels: [String]) -> String? {
        let most = 3
        guard labels.count > most else { return labels.isEmpty ? nil : labels.joined(separator: ", ") }
        return labels.prefix(most - 1).joined(separator: ", ") + " and \(labels.count - most + 1) more"
    }

    /// The number of a node, or of the innermost around it that has one.
    private func number(around node: Node) -> Int? {
        var place: Node? = node
        while let current = place {
            if let number = nodes.number(of: current) { return number }
            place = current.parent
        }
        return nil
    }

    /// The numbers of the nodes that are there once a step is done.
    public func numbers(at index: Int) -> [Int] { nodes.numbers.filter { births[$0 - 1] <= index } }

    /// The tree as far as it was made once a step is done: one node a line, that of the step marked with an arrow.
    ///
    /// - Parameters:
    ///   - index: the step, which must be one of `indices`.
    ///   - width: the columns to print for.
    ///   - mostLines: the most lines. Of a larger tree those around the marked node are printed, with those that it stands
    ///     in.
    public func tree(at index: Int, width: Int = 80, mostLines: Int = .max) -> String {
        let made = numbers(at: index)
        let here = self[index].nodeNumber.flatMap { births[$0 - 1] <= index ? $0 : nil }
        var shown = made[...]
        var around: [Int] = []
        if made.count > mostLines {
            let place = here.flatMap { made.firstIndex(of: $0) } ?? made.count - 1
            let start = Swift.max(0, Swift.min(place - mostLines / 2, made.count - mostLines))
            shown = made[start..<start + mostLines]
            around = Array(nodesAround(shown.first).suffix(3))
        }
        let digits = "\(made.last ?? 1)".count
        var lines = around.map { line($0, at: index, here, digits: digits, width: width) }
        if let first = shown.first, first != (around.last ?? 0) + 1 { lines.append("   ...") }
        lines += shown.map { line($0, at: index, here, digits: digits, width: width) }
        if shown.endIndex < made.endIndex { lines.append("   ...") }
        return lines.joined(separator: "\n")
    }

    /// The numbers of the nodes around one, the outermost first.
    private func nodesAround(_ number: Int?) -> [Int] {
        guard let number else { return [] }
        var found: [Int] = []
        var depth = nodes.entries[number - 1].depth
        for outer in nodes.entries[..<(number - 1)].indices.reversed() where nodes.entries[outer].depth < depth {
            depth = nodes.entries[outer].depth
            found.append(outer + 1)
        }
        return found.reversed()
    }

    private func line(_ number: Int, at index: Int, _ here: Int?, digits: Int, width: Int) -> String {
        let entry = nodes.entries[number - 1]
        let numeral = "\(number)"
        var line = number == here ? "-> " : "   "
        line += String(repeating: " ", count: Swift.max(0, digits - numeral.count)) + numeral + " "
        let deepest = Swift.max(0, width / 6)
        line += String(repeating: "  ", count: Swift.min(entry.depth, deepest))
        if entry.depth > deepest { line += "(\(entry.depth)) " }
        if let role = entry.role { line += role + ": " }
        line += nodes.label(of: number).drop { $0 != " " }.dropFirst()
        if let take = entry.node.take {
            line += "   takes " + (take.isDefault ? "default" : take.style.name)
        }
        return line
    }
}

/// One step on the way to a tree. Its description is what happened, on one line.
public struct ResolutionStep: CustomStringConvertible {
    /// The step's number, from 1.
    public let number: Int
    /// What happened.
    public let event: Trace.Event
    /// What was installed for a body, each by its name: such as `font` for `@Environment(\.font) var font`.
    public let installed: [String]
    /// The number of the node at which it happened, or of the nearest one around with a number; nil where there is
    /// none. A push and a write happen at the node that they modify.
    public let nodeNumber: Int?
    /// What a push or a write modifies: numbers, types, and titles; nil where it modifies nothing that has a number.
    let target: String?
    /// What that node is called: its number, its type, and its title; or its type where it has no number.
    public let node: String

    /// What happened, with the call that caused it where that is known.
    public var description: String {
        text + (event.place.map { ", by " + Citation.text(of: $0) } ?? "")
    }

    /// What happened, without its place.
    package var text: String { text(naming: EnvironmentRecorder.name) }

    /// What happened, without its place.
    ///
    /// - Parameter name: what a key of the environment is called.
    func text(naming name: (EnvironmentSlot) -> String) -> String {
        switch event.action {
        case .push(let style, let family): "\(style) is pushed for \(family.name)"
        case .take(let style, _, let isDefault): "\(node) takes \(isDefault ? "its default style" : style)"
        case .pop(let style, _, _): "\(style) goes off the stack inside \(node)"
        case .body(let name):
            switch event.node.take {
            case nil: "the body of \(name) is made"
            case let take?: "\(take.isDefault ? "its default style" : name) makes the body of \(node)"
            }
        case .installation(_, let name): "what \(name) reads is installed"
        case .environmentWrite:
            event.changes.isEmpty
                ? "nothing is written"
                : event.changes.map { "\(name($0.slot)) becomes \($0.value)" }.joined(separator: ", ")
        }
    }
}

extension ExplanationText {
    /// A step in words.
    ///
    /// - Parameters:
    ///   - step: the step.
    ///   - count: how many steps there are.
    ///   - cite: tells of the call that caused it.
    ///   - declared: tells where something is declared.
    ///   - name: what a key of the environment is called.
    package init(
        of step: ResolutionStep, count: Int, cite: Citing, declared: Citing,
        name: (EnvironmentSlot) -> String = EnvironmentRecorder.name
    ) {
        let before = step.event.changes.map { change in
            (step.event.changes.count == 1 ? "" : name(change.slot) + " ") + (change.before ?? "its default")
        }
        let stack = step.event.stack.map { change in
            let (before, after) = (StackLine.list(change.before), StackLine.list(change.after))
            return Fact(label: "stack", text: before == after ? after : "\(before) -> \(after)")
        }
        self.init(
            headline: "step \(step.number) of \(count): \(step.text(naming: name))",
            [
                step.event.place.map {
                    step.event.isBody
                        ? Fact(label: "declared in", text: declared($0)) : Fact(label: "by", text: cite($0))
                },
                step.target.map { Fact(label: "on", text: $0) },
                before.isEmpty ? nil : Fact(label: "before", text: before.joined(separator: ", ")),
                step.installed.isEmpty
                    ? nil : Fact(label: "with", text: step.installed.joined(separator: ", ") + " installed (D1)"),
                stack,
            ])
    }
}

extension Trace.Event {
    /// Whether it is a step of its own: what is installed belongs to its body, and some bodies are the engine's.
    fileprivate var isStep: Bool {
        switch action {
        case .push, .take, .pop, .environmentWrite: true
        case .body: node.kind != .group || node.showsStyle
        case .installation: false
        }
    }

    /// Whether it is a body whose type tells where it is declared.
    fileprivate var isBody: Bool {
        if case .body = action { place.map { $0.file == nil } ?? false } else { false }
    }
}

extension Node {
    /// What it is called where it has no number.
    fileprivate var name: String { parent == nil ? "the canvas" : type.name }
}
