import Trees

/// A node of the canvas, as a person names it: by its number in the tree, or by its label.
package enum NodeReference: Equatable {
    case number(Int)
    case label(String)

    /// The numbers of the nodes that are meant, in reading order; at least one.
    package func numbers(in nodes: NumberedTree) throws(GestureError) -> [Int] {
        switch self {
        case .number(let number):
            guard nodes[number] != nil else { throw .noSuchNode(number, count: nodes.entries.count) }
            return [number]
        case .label(let label):
            let titles = nodes.entries.map(\.title)
            let numbers = titles.indices.filter { titles[$0] == label }.map { $0 + 1 }
            guard numbers.isEmpty else { return numbers }
            var seen: Set<String> = []
            throw .noSuchLabel(label, labels: titles.compactMap { $0 }.filter { seen.insert($0).inserted })
        }
    }
}
