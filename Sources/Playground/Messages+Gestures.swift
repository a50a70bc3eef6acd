import Language
import Staging

extension Messages {
    /// The sentence for something that could not be done to a node.
    static func text(of error: GestureError) -> String {
        switch error {
        case .noSuchNode(let number, let count):
            return count == 0
                ? emptyCanvas
                : "there is no node \(number); "
                    + (count == 1 ? "the tree has only node 1" : "the tree has 1 to \(count)")
        case .noSuchLabel(let label, let labels):
            let nearest = NearestName.meant(by: label, among: labels)
            return "no node is labelled \(Word.quoted(label))"
                + didYouMean(nearest.map(Word.quoted), orElse: ":tree shows the labels and numbers")
        case .ambiguousLabel(let label, let action, let nodes):
            return "\(nodes.count) nodes labelled \(Word.quoted(label)) take :\(action): "
                + "\(list(nodes.map { "\($0)" }, "and")); name one by its number: :\(action) \(nodes[0])"
        case .notInteractive(let action, let node, let taken, let others, let controls):
            guard taken.isEmpty else {
                return "\(node) does not take :\(action); it takes \(list(taken.map { ":\($0)" }, "and"))"
            }
            let takers = list(others.prefix(8).map { "\($0)" }, "and")
            let whatDoes =
                others.isEmpty
                ? "nothing on the canvas does" : "\(others.count == 1 ? "node" : "nodes") \(takers) can"
            return (["\(node) does not take :\(action)", whatDoes] + text(of: controls)).joined(separator: "; ")
        case .isDisabled(let node):
            return "\(node) is disabled, so it does not react"
        case .isNotPressed(let node):
            return "\(node) is not pressed, so it can't be released; :press presses it, and :tap does both"
        case .isHidden(let node):
            return "\(node) is hidden, so it does not react"
        case .tagOfAnotherType(let tag, let type, let selection):
            return
                "option '\(tag)' can't be chosen: its tag is of type \(type) and the selection of type \(selection); "
                + "write a .tag(...) of type \(selection)"
        case .optionWithoutTag(let option):
            return
                "option '\(option)' can't be chosen: it has no tag; write .tag(...) behind it, with the value that it "
                + "stands for"
        case .noSuchTag(let tag, let options):
            let nearest = NearestName.nearest(to: tag, in: options)
            return "there is no option '\(tag)'"
                + didYouMean(nearest, orElse: options.isEmpty ? nil : "choose \(list(options, "or"))")
        }
    }

    /// What can be done to the controls of a canvas.
    private static func text(of controls: [GestureError.Control]) -> [String] {
        let (taking, others) = (controls.filter { !$0.taken.isEmpty }, controls.filter(\.taken.isEmpty))
        let commands = taking.prefix(3).map { "\($0.node) takes \(list($0.taken.map { ":\($0)" }, "and"))" }
        guard !others.isEmpty else { return commands }
        let names = list(others.prefix(3).map(\.node), "and")
        let (take, them) = others.count == 1 ? ("takes", "it") : ("take", "them")
        return commands + [
            "\(names) \(take) no command: bind \(them) to an @State variable of the session, and enter another value of that"
        ]
    }
}
