import Language
import StyleEngine

/// What a person does to one node of the canvas.
struct Gesture: Equatable {
    /// What is done.
    let action: Action
    /// To which node.
    let node: NodeReference
    /// The tag that is chosen; nil for all other actions.
    let tag: String?

    /// The command that does it.
    var text: String {
        let target =
            switch node {
            case .number(let number): "\(number)"
            case .label(let label): Word(text: label, isQuoted: true, offset: 0).written
            }
        return ([":\(action.rawValue)", target] + [tag].compactMap { $0 }).joined(separator: " ")
    }

    /// The things a person can do.
    enum Action: String, Sendable {
        case tap, toggle, choose, press, release

        /// Whether a node that can be interacted with in this way takes it.
        func applies(to interaction: Interaction) -> Bool {
            switch (self, interaction) {
            case (.tap, .tap), (.tap, .press), (.press, .press), (.release, .press), (.toggle, .toggle),
                (.choose, .choose):
                true
            default: false
            }
        }
    }

    /// Does it. State that an action writes is seen when the tree is resolved the next time.
    ///
    /// - Throws: `Complaint` where no such node reacts to it.
    func perform(in nodes: NumberedTree) throws(Complaint) {
        let numbers = try node.numbers(in: nodes)
        guard let found = numbers.lazy.compactMap({ target(of: $0, in: nodes) }).first else {
            throw .notInteractive(
                action, node: nodes.name(of: numbers[0]), others: Gesture.takers(of: action, in: nodes))
        }
        guard found.node.isEnabled else { throw .isDisabled(node: nodes.name(of: found.number)) }
        switch found.interaction {
        case .tap(let run): run()
        case .toggle(let isOn): isOn.wrappedValue.toggle()
        case .press(let isPressed, let tap):
            if action != .tap { isPressed.wrappedValue = action == .press }
            if action != .press { tap() }
        case .choose(let options, let select):
            let tag = tag ?? ""
            guard select(tag) else {
                let options = options()
                throw .noSuchTag(tag, options: options, nearest: NearestName.nearest(to: tag, in: options))
            }
        case .step, .edit: break
        }
    }

    private typealias Target = (number: Int, node: Node, interaction: Interaction)

    /// The node itself, or the first one inside it that takes the action.
    private func target(of number: Int, in nodes: NumberedTree) -> Target? {
        for inner in nodes.subtree(of: number) {
            guard let node = nodes[inner]?.node, let interaction = node.interaction,
                action.applies(to: interaction)
            else { continue }
            return (number, node, interaction)
        }
        return nil
    }

    /// The numbers of all nodes that take an action.
    private static func takers(of action: Action, in nodes: NumberedTree) -> [Int] {
        nodes.entries.indices.filter { nodes.entries[$0].node.interaction.map(action.applies) == true }
            .map { $0 + 1 }
    }
}
