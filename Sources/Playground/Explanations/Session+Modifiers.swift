import Staging
import StyleEngine
import Trees

extension Session {
    /// What the modifier of a name does at a node; nil where there is no modifier of that name.
    mutating func modifierExplanation(of name: String, at number: Int, in tree: TracedTree) -> ExplanationText? {
        if let component = component(pushedOnBy: name) {
            return styleExplanation(of: component, at: number, in: tree)
        }
        let calls = tree.nodes[number].map { self.calls(of: name, around: $0.node, in: tree) } ?? []
        guard calls.isEmpty else {
            return ExplanationText(asking: name, number, in: tree.nodes, calls: calls)
        }
        guard interpreter.declarations.modifiersByKind.contains(where: { $0.names.contains(name) }) else { return nil }
        let written = tree.nodes[number].map { writtenCalls(of: name, around: $0.node) } ?? []
        guard written.isEmpty else {
            return ExplanationText(
                asking: name, number, in: tree.nodes, withoutTrace: written.map(citation), summary: summary(of: name))
        }
        return ExplanationText(missing: name, number, in: tree.nodes, isWritten: isWritten(name))
    }

    /// What the documentation of a modifier begins with; empty where there is none.
    private func summary(of modifier: String) -> String {
        interpreter.declarations.documentedNames.first { $0.text == modifier }?.summary ?? ""
    }

    /// The component on whose stack the modifier of a name pushes.
    func component(pushedOnBy name: String) -> String? {
        guard name.hasSuffix("Style") else { return nil }
        return interpreter.declarations.styleFamilies.first { $0.modifier == ".\(name)(_:)" }?.component
    }

    /// Which style of a family a node takes, or what is on the family's stack there.
    private mutating func styleExplanation(
        of component: String, at number: Int, in tree: TracedTree
    ) -> ExplanationText? {
        guard let node = tree.nodes[number]?.node else { return nil }
        if node.take?.family.name == component { return explanation(of: number, in: tree) }
        let stacks = node.environment.styleStacks
        var before: [Node] = []
        var place = node.parent
        while let outer = place {
            if let take = outer.take, take.family.name == component, !take.isDefault { before.append(outer) }
            place = outer.parent
        }
        let stack = stacks.families.first { $0.name == component }.map { stacks[$0] } ?? StyleStack()
        return ExplanationText(
            ofStackOf: component, stack, before: before.reversed(), number, in: tree.nodes, cite: citation)
    }

    /// The calls of the modifier of a name around a node, the nearest first: those that made nodes, wrote to its environment
    /// or pushed styles, and the functions of the program in which such calls were made.
    func calls(
        of name: String, around node: Node, in tree: TracedTree
    ) -> [(code: String, isModifier: Bool, on: Node?)] {
        var calls: [(String, Bool, Node?)] = []
        var told: Set<SourcePlace> = []
        func add(_ place: SourcePlace?, on node: Node?) {
            guard let place else { return }
            for call in [place] + interpreter.program.calls(around: place) {
                guard let written = found(call)?.call, written.names(name), told.insert(call).inserted else { continue }
                calls.append((citation(of: call), written.code.hasPrefix("."), node))
            }
        }
        // What made the view, and what it says itself.
        if node.kind != .modifier { add(node.place, on: nil) }
        for own in node.ownValues { for place in own.attribute.places { add(place, on: nil) } }
        var outer: Node? = node
        while let current = outer {
            if current !== node || current.kind == .modifier {
                let place = current.place
                add(place, on: current)
                if place == nil, current.kind == .modifier, current.modifierName == name {
                    calls.append((".\(name)", true, current))
                }
                // A modifier of the program may be asked for by its type.
                if current.kind == .view, current.type.name == name {
                    calls.append((place.map { citation(of: $0) } ?? name, false, nil))
                }
            }
            outer = current.parent
        }
        for slot in tree.trace.writtenSlots(at: node) {
            for write in tree.trace.environmentExplanation(of: slot, at: node).writes {
                add(write.place, on: write.node)
            }
        }
        let stacks = node.environment.styleStacks
        for family in stacks.families { for push in stacks[family].pushes { add(push.place, on: nil) } }
        return calls
    }

    /// The places of the calls of a name that are written on a node or on what it stands in, the nearest first, whether or
    /// not they left anything in the tree.
    private func writtenCalls(of name: String, around node: Node) -> [SourcePlace] {
        let made = sequence(first: node) { $0.parent }.compactMap(\.place)
        let views = made.flatMap { [$0] + interpreter.program.calls(around: $0) }
            .map { interpreter.program.parts(of: $0)?.inner ?? $0 }
        let items = steps.sinceReset.flatMap(\.items)
        let onViews = views.flatMap { place -> [SourcePlace] in
            items.lazy.compactMap(\.swift).first { $0.holds(place) }?.calls(of: name, on: place) ?? []
        }
        let onCanvas = items.flatMap { item -> [SourcePlace] in
            if case .swift(let item) = item, case .modifiers = item.action { item.calls(of: name, on: nil) } else { [] }
        }
        var told: Set<SourcePlace> = []
        return (onViews + onCanvas).filter { told.insert($0).inserted }
    }

    /// Whether an entry calls something of a name.
    private func isWritten(_ name: String) -> Bool {
        steps.sinceReset.contains { step in
            step.entry.ranges(of: "." + name).contains { range in
                step.entry[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
        }
    }
}
