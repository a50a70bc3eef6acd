import Language
import StyleEngine
import Trees

/// A node that a command names: by its number in the tree, or by its label in quotes.
enum NodeReference: Equatable {
    case number(Int)
    case label(String)

    /// Reads an argument.
    init(_ word: Word, of command: Command) throws(Complaint) {
        if word.isQuoted {
            self = .label(word.text)
        } else if let number = Int(word.text) {
            self = .number(number)
        } else {
            throw .notANode(word, command)
        }
    }

    /// The numbers of the nodes that are meant, in reading order; at least one.
    func numbers(in nodes: NumberedTree) throws(Complaint) -> [Int] {
        switch self {
        case .number(let number):
            guard nodes[number] != nil else { throw .noSuchNode(number, count: nodes.entries.count) }
            return [number]
        case .label(let label):
            let titles = nodes.entries.map(\.title)
            let numbers = titles.indices.filter { titles[$0] == label }.map { $0 + 1 }
            guard numbers.isEmpty else { return numbers }
            throw .noSuchLabel(label, nearest: NearestName.nearest(to: label, in: titles.compactMap { $0 }))
        }
    }

    /// The nodes of a tree as arguments of a command, for completion.
    static func candidates(in nodes: NumberedTree, where isOffered: (Interaction) -> Bool) -> [Completions.Candidate] {
        nodes.entries.enumerated().compactMap { index, entry in
            guard let interaction = entry.interaction, isOffered(interaction) else { return nil }
            let title = entry.title.map { " " + Quotation.text($0, limit: 40) } ?? ""
            return Completions.Candidate(text: "\(index + 1)", summary: entry.node.type.name + title)
        }
    }
}
