import Language
import Staging
import StyleEngine
import Trees

/// Nodes as commands name them: by a number, or by a label in quotes.
extension NodeReference {
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

    /// The first of the nodes that are meant.
    func first(in nodes: NumberedTree) throws(Complaint) -> Int {
        do {
            return try numbers(in: nodes)[0]
        } catch {
            throw Complaint(error)
        }
    }

    /// How it is written as an argument.
    var written: String {
        switch self {
        case .number(let number): "\(number)"
        case .label(let label): Word.quoted(label)
        }
    }

    /// The nodes of a tree as arguments of a command, for completion.
    ///
    /// - Parameter isOffered: which of those that a person can do something to are meant; nil for all nodes.
    static func candidates(
        in nodes: NumberedTree, where isOffered: ((Interaction) -> Bool)? = nil
    ) -> [Completions.Candidate] {
        nodes.entries.enumerated().compactMap { index, entry in
            if let isOffered, entry.interaction.map(isOffered) != true { return nil }
            let title = entry.title.map { " " + Quotation.text($0, limit: 40) } ?? ""
            return Completions.Candidate(text: "\(index + 1)", summary: entry.node.type.name + title)
        }
    }
}

extension Session {
    /// The nodes of the canvas, for completion; nil where it is empty or cannot be resolved.
    var nodesOfCanvas: NumberedTree? {
        var copy = self
        return try? copy.look { try $0.nodes() }
    }
}

extension Gesture {
    /// The command that does it.
    var text: String {
        ([":\(action.rawValue)", node.written] + [tag].compactMap { $0 }).joined(separator: " ")
    }
}
