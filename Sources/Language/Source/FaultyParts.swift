import SwiftSyntax

/// The parts of a tree that the parser does not understand, so large that it can be asked about each of them.
///
/// What the parser says of one fault takes a time that grows with its depth, and what it says of one part a time that grows
/// with the square of the faults in it.
struct FaultyParts {
    /// The parts in order. Where there are too many of them, the first ones.
    private(set) var nodes: [Syntax] = []
    /// What asking about them costs: the depth of each fault, and a quarter of the square of the faults in each part.
    private(set) var cost = 0

    /// The most that asking about one part may cost: some hundredths of a second.
    private static let mostOfPart = 4_000
    /// The most that asking about all parts may cost, if there are several.
    private static let mostOfAll = 8_000
    /// The most parts that are looked at.
    private static let mostParts = 60

    /// Finds the faults of a tree; costs one pass over them.
    init(of tree: SourceFileSyntax) {
        var parts: [Part] = []
        _ = Self.find(in: Syntax(tree), depth: 1, &parts)
        for part in parts.prefix(Self.mostParts) {
            if !nodes.isEmpty, cost + part.faults.cost > Self.mostOfAll { break }
            nodes.append(part.node)
            cost += part.faults.cost
        }
    }

    /// What is not understood in a node.
    private struct Faults {
        var count = 0
        var depths = 0

        var cost: Int { depths + count * count / 4 }

        static func += (faults: inout Faults, others: Faults) {
            faults.count += others.count
            faults.depths += others.depths
        }
    }

    private struct Part {
        let node: Syntax
        let faults: Faults
    }

    /// Adds the parts of a node, or the node itself where it is small enough to be asked about as a whole.
    private static func find(in node: Syntax, depth: Int, _ parts: inout [Part]) -> Faults {
        var faults = Faults()
        if node.is(TokenSyntax.self) || node.is(UnexpectedNodesSyntax.self) { faults = Faults(count: 1, depths: depth) }
        let start = parts.count
        for child in node.children(viewMode: .all) where child.hasError {
            faults += find(in: child, depth: depth + 1, &parts)
        }
        if parts.count == start || faults.cost <= mostOfPart {
            parts.removeSubrange(start...)
            parts.append(Part(node: node, faults: faults))
        }
        return faults
    }
}
