import Catalogue
import Components
import Drawing
import Language
import Staging
import StyleEngine
import Trees

extension Session {
    /// What there is to say of a name that is no node's, where `:why` was given nothing else: what a variable of the session
    /// holds, or why a style isn't taken. Nil where it has to be asked otherwise.
    mutating func explanation(ofName name: String) throws(Complaint) -> ExplanationText? {
        if let text = variableExplanation(of: name) { return text }
        let nodes = try look { try $0.explainableNodes() }
        let places = Set(
            nodes.entries.flatMap { entry in
                let stacks = entry.node.environment.styleStacks
                return stacks.families.flatMap { stacks[$0].pushes }.filter { $0.style.isCalled(name) }
                    .compactMap(\.place)
            })
        guard !places.isEmpty else { return nil }
        let tree = try noticingTree().tree
        let unused = tree.unusedPushes.filter { places.contains($0.place) }
        return unused.isEmpty ? nil : ExplanationText(ofUnused: unused, in: tree.nodes, cite: citation)
    }

    /// How to ask about a name that is no node's; nil where nothing is called so.
    mutating func howToAsk(about name: String, by command: Command) throws(Complaint) -> Complaint? {
        let modifiers = interpreter.declarations.modifiersByKind.flatMap(\.names)
        if environmentKeys.contains(where: { $0.text == name }) || modifiers.contains(name) {
            return .missingNode(before: name, at: 1, command)
        }
        if Self.viewsWithoutNode.contains(name) { return .viewWithoutNode(name) }
        let interpreter = interpreter
        let tree = try look { try $0.traced() }
        let owner = tree.nodes.numbers.prefix(Self.mostOwners).first { number in
            guard let node = tree.nodes[number]?.node else { return false }
            let reading = try? look { _ in
                try interpreter.program.reading(ofStored: name, at: node, knowing: interpreter.declarations)
            }
            return reading != nil || !calls(of: name, around: node, in: tree).isEmpty
        }
        return owner.map { .missingNode(before: name, at: $0, command) }
    }

    /// Where the picture shows a text by which no node is called; nil where it doesn't.
    mutating func cell(showing text: String) throws(Complaint) -> (column: Int, row: Int)? {
        guard !text.isEmpty else { return nil }
        let rows = try look { try $0.drawing() }.painting.picture.rows
        for (index, row) in rows.enumerated() {
            guard let place = row.ranges(of: text).first else { continue }
            return (GraphemeWidth.columns(of: row[..<place.lowerBound]) + 1, index + 1)
        }
        return nil
    }

    /// The most nodes that are asked for a stored property, and for the functions in which they were made.
    private static let mostOwners = 500

    /// The types of the views that have no number in a tree, as what is made of them stands in their place.
    private static let viewsWithoutNode = Set(
        [
            TypeIdentity(AnyView.self), TypeIdentity(Group<EmptyView>.self),
            TypeIdentity(ForEach<[Int], Int, EmptyView>.self),
            TypeIdentity(Section<EmptyView, EmptyView, EmptyView>.self),
        ].map(\.name))
}
