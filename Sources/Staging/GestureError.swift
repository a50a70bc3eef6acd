import Trees

/// Why something could not be done to a node of the canvas.
public enum GestureError: Error, Equatable, Sendable {
    /// The tree has no node with that number.
    case noSuchNode(Int, count: Int)
    /// No node has that label; `labels` are those that there are.
    case noSuchLabel(String, labels: [String])
    /// Several nodes with that label take the action.
    case ambiguousLabel(String, action: String, nodes: [Int])
    /// The node does not react to what was done to it; `taken` is what it reacts to, and `others` are the numbers of those
    /// that do react. Where there are none, `controls` are what else a person can change.
    case notInteractive(action: String, node: String, taken: [String], others: [Int], controls: [Control])
    /// The node is disabled.
    case isDisabled(node: String)
    /// The node is to be released, and nobody presses it.
    case isNotPressed(node: String)
    /// The node is hidden.
    case isHidden(node: String)
    /// The node offers no such tag.
    case noSuchTag(String, options: [String])
    /// The node shows an option of that name, but it has no tag.
    case optionWithoutTag(String)
    /// The node offers that tag, but its type is not that of what is selected.
    case tagOfAnotherType(String, type: String, selection: String)

    /// A node that reacts to something else.
    public struct Control: Equatable, Sendable {
        /// The node, as messages call it.
        public let node: String
        /// What it reacts to; empty for a control that nothing can be done to, such as a slider.
        public let taken: [String]
    }
}

extension GestureError: CustomStringConvertible {
    /// One sentence.
    public var description: String {
        switch self {
        case .noSuchNode(let number, let count): "there is no node \(number) among the \(count) of the tree"
        case .noSuchLabel(let label, let labels):
            "no node is labelled \(Quotation.text(label, limit: 40)); the labels are \(labels)"
        case .ambiguousLabel(let label, let action, let nodes):
            "several nodes labelled \(Quotation.text(label, limit: 40)) take \(action): \(nodes); name one by its number"
        case .notInteractive(let action, let node, let taken, let others, _):
            "\(node) does not take \(action)" + (taken.isEmpty ? "" : "; it takes \(taken)")
                + (others.isEmpty ? "" : "; these nodes do: \(others)")
        case .isDisabled(let node): "\(node) is disabled, so it does not react"
        case .isNotPressed(let node): "\(node) is not pressed, so it can't be released"
        case .isHidden(let node): "\(node) is hidden, so it does not react"
        case .tagOfAnotherType(let tag, let type, let selection):
            "the tag of option \(Quotation.text(tag, limit: 40)) is of type \(type), and the selection of type \(selection)"
        case .optionWithoutTag(let option): "option \(Quotation.text(option, limit: 40)) has no tag"
        case .noSuchTag(let tag, let options):
            "there is no option \(Quotation.text(tag, limit: 40)); the options are \(options)"
        }
    }
}
