/// Why a component takes its style: what stands on the stack of its family, what was taken before, and what is left for
/// all that stands inside (rules B1 to B5).
public struct StyleExplanation {
    /// What the component takes.
    public let take: Take
    /// The stack at the component, the style that it takes on top.
    public let stack: [PushedStyle]
    /// The styles of the family that components around it took, the outermost first.
    public let before: [Earlier]

    /// A style that a component further out took.
    public struct Earlier {
        /// The style, and what pushed it.
        public let taken: PushedStyle
        /// The component.
        public let component: Node
    }

    /// The style that was taken, and the call that pushed it; nil where it is the default.
    public var pushed: PushedStyle? { take.isDefault ? nil : stack.first }

    /// The style that stands on the stack and counts as equal to the one that the component took before, which stays (rule
    /// F5); nil where it takes the one on the stack.
    public var unseen: PushedStyle? { pushed.flatMap { $0.style.name == take.style.name ? nil : $0 } }

    /// What the component leaves on the stack.
    public var left: [PushedStyle] { Array(stack.dropFirst()) }
}

extension Node {
    /// Why a component takes its style; nil for all other nodes. Costs as much as the tree is deep above the node.
    public var styleExplanation: StyleExplanation? {
        guard let take else { return nil }
        var before: [StyleExplanation.Earlier] = []
        var place = parent
        while let node = place {
            place = node.parent
            guard let outer = node.take, outer.family == take.family, !outer.isDefault,
                let pushed = node.environment.stacks[take.family].pushes.first
            else { continue }
            before.append(StyleExplanation.Earlier(taken: pushed, component: node))
        }
        return StyleExplanation(
            take: take, stack: environment.stacks[take.family].pushes, before: before.reversed())
    }
}
