/// What a canvas has other than a goal, first of all.
public enum GoalDifference: Equatable, Sendable {
    /// There is no canvas.
    case noCanvas
    /// A component takes other styles, each by its name, the first first.
    /// Those behind the first difference are left out, and whether the goal's go on is said.
    case takes(node: String, own: [String], goal: [String], goesOn: Bool)
    /// A component takes styles of the same names, and they make something else of it.
    case made(node: String, by: [String], own: [String], goal: [String])
    /// A component takes styles, its texts are the same, and a line of how it looks by itself is another one; nil where it has
    /// none.
    case looks(node: String, by: [String], row: Int, own: String?, goal: String?)
    /// A leaf stands in another of the views that were declared before; nil is in none.
    case otherView(node: String, own: String?, goal: String?)
    /// A leaf stands in a view that the answer has declared anew, and the goal's in the one of that name before.
    case viewOfTheirOwn(node: String, view: String)
    /// A text stays as it is where another one stands in its place in the views.
    case fixedText(String, isInStyle: Bool)
    /// A button does nothing any more when it is pressed.
    case lostAction(node: String)
    /// A component is missing, which the goal has as this node.
    case missing(goal: String)
    /// A component is there that the goal has not.
    case extra(own: String)
    /// A component of another family stands where the goal has this one.
    case otherComponent(own: String, goal: String)
    /// A component stands inside of another one than in the goal; nil is outside of all.
    case otherPlace(own: String, inside: String?, goalInside: String?)
    /// A text, or another leaf, is missing, which the goal has as this node.
    case missingText(goal: String)
    /// A text, or another leaf, is there that the goal has not.
    case extraText(own: String)
    /// A text reads other.
    case otherText(own: String, goal: String)
    /// A text looks other; without looks it is plain.
    case otherLook(node: String, own: [String], goal: [String])
    /// A row of the picture reads other, near to a node; nil where the picture has none.
    case picture(around: String?, row: Int, own: String?, goal: String?)
    /// The characters are the same, and what they don't show differs.
    case unseen(own: [String], goal: [String])
    /// A component that takes these styles does not read a key of the environment, as it does in the goal.
    case notRead(node: String, by: [String], key: String)
    /// A key of the environment has another value at a node; nil is its default, which is this where it is known.
    case environment(node: String, key: String, own: String?, goal: String?, byDefault: String?)
}

extension GoalDifference: CustomStringConvertible {
    /// One sentence, without a full stop.
    public var description: String { Messages.difference(self) }
}
