import Components
import StyleEngine
import Trees

/// What a person does to one node of the canvas.
package struct Gesture: Equatable {
    /// What is done.
    package let action: Action
    /// To which node.
    package let node: NodeReference
    /// The tag that is chosen; nil for all other actions.
    package let tag: String?

    /// Describes what is done.
    package init(action: Action, node: NodeReference, tag: String? = nil) {
        self.action = action
        self.node = node
        self.tag = tag
    }

    /// The things a person can do.
    package enum Action: String, CaseIterable, Sendable {
        case tap, toggle, choose, press, release

        /// Whether a node that can be interacted with in this way takes it.
        package func applies(to interaction: Interaction) -> Bool {
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
    /// - Throws: `GestureError` where no such node reacts to it.
    package func perform(in nodes: NumberedTree) throws(GestureError) {
        let numbers = try node.numbers(in: nodes)
        var targets = Gesture.outermost(of: numbers.compactMap { target(of: $0, in: nodes) }, in: nodes)
        // A finger on what takes nothing itself acts on what that stands in.
        if targets.isEmpty {
            targets = Gesture.outermost(of: numbers.compactMap { taker(around: $0, in: nodes) }, in: nodes)
        }
        // Of several with one label those count that can be seen.
        let seen = targets.filter { !$0.node.environment.isHidden }
        guard let found = (seen.isEmpty ? targets : seen).first else { throw refusal(by: numbers[0], in: nodes) }
        if case .label(let label) = node, seen.count > 1 {
            throw .ambiguousLabel(label, action: action.rawValue, nodes: seen.map(\.number))
        }
        guard !found.node.environment.isHidden else { throw .isHidden(node: nodes.name(of: found.number)) }
        guard found.node.environment.isEnabled else { throw .isDisabled(node: nodes.name(of: found.number)) }
        switch found.interaction {
        case .tap(let run): run()
        case .toggle(let isOn): isOn.wrappedValue.toggle()
        case .press(let isPressed, let tap):
            if action == .release, !isPressed.wrappedValue { throw .isNotPressed(node: nodes.name(of: found.number)) }
            isPressed.wrappedValue = action == .press
            if action != .press { tap() }
        case .choose(let options, _, let select):
            let tag = tag ?? ""
            switch select(tag) {
            case .chosen: break
            case .unknown: throw .noSuchTag(tag, options: options())
            case .withoutTag: throw .optionWithoutTag(tag)
            case .ofAnotherType(let type, let selection):
                throw .tagOfAnotherType(tag, type: type, selection: selection)
            }
        case .step, .edit: break
        }
        if action != .press { (found.node.touched ?? found.node).environment.closeMenus() }
    }

    private typealias Target = (number: Int, node: Node, interaction: Interaction)

    /// The node itself if it takes the action, or else the control that it stands for: a view or a component that
    /// shows nothing but that control.
    private func target(of number: Int, in nodes: NumberedTree) -> Target? {
        let end = nodes.subtree(of: number).upperBound
        var place = number
        while let entry = nodes[place] {
            if let interaction = entry.interaction, action.applies(to: interaction) {
                return (place, entry.node, interaction)
            }
            let showsOneView = nodes.subtree(of: place + 1).upperBound == end
            guard entry.node.kind != .primitive, showsOneView else { return nil }
            place += 1
        }
        return nil
    }

    /// The nearest node around it that takes the action.
    private func taker(around number: Int, in nodes: NumberedTree) -> Target? {
        guard var depth = nodes[number]?.depth else { return nil }
        for place in stride(from: number - 1, to: 0, by: -1) {
            guard let entry = nodes[place], entry.depth < depth else { continue }
            depth = entry.depth
            if let interaction = entry.interaction, action.applies(to: interaction) {
                return (place, entry.node, interaction)
            }
        }
        return nil
    }

    /// Why a node does not take the action, with what it takes instead, and the nodes inside that take the action, or else
    /// all on the canvas that do, or else all that take another one.
    private func refusal(by number: Int, in nodes: NumberedTree) -> GestureError {
        let taken = Action.allCases.filter { Gesture(action: $0, node: node).target(of: number, in: nodes) != nil }
        let places = [nodes.subtree(of: number), nodes.numbers]
        let others = places.lazy.map { touchable(among: $0, in: nodes, where: action.applies) }.first { !$0.isEmpty }
        let controls = others == nil ? touchable(among: nodes.numbers, in: nodes) { _ in true } : []
        return .notInteractive(
            action: action.rawValue, node: nodes.name(of: number), taken: taken.map(\.rawValue),
            others: others?.map(\.number) ?? [],
            controls: controls.map { control in
                GestureError.Control(
                    node: nodes.name(of: control.number),
                    taken: Action.allCases.filter { $0.applies(to: control.interaction) }.map(\.rawValue))
            })
    }

    /// Those of some nodes to which something fitting can be done, without what stands inside another of them.
    private func touchable(
        among numbers: Range<Int>, in nodes: NumberedTree, where fits: (Interaction) -> Bool
    ) -> [Target] {
        let targets: [Target] = numbers.compactMap { number in
            guard let entry = nodes[number], let interaction = entry.interaction, fits(interaction),
                !entry.node.environment.isHidden
            else { return nil }
            return (number, entry.node, interaction)
        }
        return Gesture.outermost(of: targets, in: nodes)
    }

    /// The targets, in reading order, that stand inside no other: the button that the style of a button makes is the
    /// same button.
    private static func outermost(of targets: [Target], in nodes: NumberedTree) -> [Target] {
        var end = 0
        return targets.filter { target in
            guard target.number >= end else { return false }
            end = nodes.subtree(of: target.number).upperBound
            return true
        }
    }
}
