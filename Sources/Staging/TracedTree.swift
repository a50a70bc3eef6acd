import Drawing
import StyleEngine
import Trees

/// A resolved tree with all that led to it, or to one of its nodes and to those around that: the others are then those of the
/// tree that is shown.
package struct TracedTree {
    /// The root, which holds all nodes.
    package let root: Node
    /// The nodes by their numbers.
    package let nodes: NumberedTree
    /// What happened, and which calls wrote to the environment.
    package let trace: Trace
    /// The tree that is shown, of which only some nodes were traced, or else all of the traced tree.
    package let shown: Node

    init(root: Node, nodes: NumberedTree, trace: Trace, shown: Node? = nil) {
        (self.root, self.nodes, self.trace, self.shown) = (root, nodes, trace, shown ?? root)
    }

    /// All that led to the tree, step by step.
    package var steps: ResolutionSteps { ResolutionSteps(trace, of: root, nodes) }

    /// All that is to be seen of the tree.
    package func looks(in settings: StageSettings, _ cancellation: Cancellation? = nil) -> String {
        settings.painting(of: root, cancellation: cancellation).picture.text(legend: .on) + "\n"
            + CompactTree(of: root, cancellation).text + "\n"
            + nodes.entries.map(\.node.type.name).joined(separator: " ")
    }

    /// The pushes of a program that no component takes, of calls that do nothing else.
    package var unusedPushes: [UnusedPush] {
        let unused = trace.unusedPushes(in: root)
        guard !unused.isEmpty else { return [] }
        let families = Dictionary(grouping: unused, by: \.place).mapValues { Set($0.map(\.family)) }
        // A call that does something else, too, isn't useless.
        var busy: Set<SourcePlace> = []
        for event in trace.events {
            guard let place = event.place else { continue }
            switch event.action {
            case .environmentWrite: busy.insert(place)
            case .push(_, let family):
                if families[place]?.contains(family) != true { busy.insert(place) }
            case .take, .pop, .body, .installation: break
            }
        }
        let closable = nodes.closable
        return unused.filter { push in
            // The library's own styles push what their parts may need, and one that pushes itself is meant for what may
            // stand inside.
            if busy.contains(push.place) || push.place.file?.hasPrefix("Components/") == true || push.isOfItself {
                return false
            }
            // What a menu shows when it is opened may take it.
            if case .noComponent = push.reason { return !closable.contains { $0.sees(push) } }
            return true
        }
    }

    /// The call that wishes that all of the page is light or dark, and its node; nil where none does, or where the call is
    /// not known.
    package var colorSchemeWish: (place: SourcePlace, node: Node)? {
        root.colorSchemeWish.flatMap { node in node.place.map { ($0, node) } }
    }

    /// What became of a node in a tree of the same view without one of its calls.
    package enum Counterpart {
        /// It has this number there.
        case number(Int)
        /// There is none like it.
        case none
        /// Several could be it.
        case unknown
    }

    /// What a component does in the tree without a push.
    package func withoutPush(for number: Int, in other: TracedTree) -> WithoutPush {
        switch counterpart(of: number, in: other) {
        case .none: .isGone
        case .unknown: .isUnclear
        case .number(let number): other.nodes[number]?.node.take.map(WithoutPush.takes) ?? .isGone
        }
    }

    /// What became of a node in another tree of the same view: the one in its place, or else the only one of its type and
    /// its title.
    package func counterpart(of number: Int, in other: TracedTree) -> Counterpart {
        guard let entry = nodes[number] else { return .none }
        if let node = entry.node.counterpart(in: other.root),
            let index = other.nodes.entries.firstIndex(where: { $0.node === node })
        {
            return .number(index + 1)
        }
        func alike(in nodes: NumberedTree) -> [Int] {
            nodes.entries.indices.filter {
                nodes.entries[$0].node.type.name == entry.node.type.name
                    && nodes.entries[$0].title == entry.title
            }
        }
        let others = alike(in: other.nodes)
        if others.isEmpty { return .none }
        return others.count == 1 && alike(in: nodes).count == 1 ? .number(others[0] + 1) : .unknown
    }
}

extension NumberedTree {
    /// The components that show what stands inside only once they are opened: that may take styles of which nothing shows yet.
    package var closable: [Node] {
        entries.map(\.node).filter { ["Menu", "DisclosureGroup"].contains($0.take?.family.name) }
    }
}
