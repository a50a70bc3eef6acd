// Kept by reference: each node has room for one, and few have one.
/// What a person can do to a node.
public indirect enum Interaction {
    /// A tap runs an action.
    case tap(() -> Void)
    /// A press is on until it is released, and a tap runs an action: what a button does (rule C4).
    case press(isPressed: Binding<Bool>, tap: () -> Void)
    /// A toggle is turned on or off.
    case toggle(Binding<Bool>)
    /// One of several tags is chosen by its name. `options` are the names of the tags, and `chosen` those of the ones that
    /// are, known once the tree is resolved.
    case choose(options: () -> [String], chosen: () -> [String], select: (String) -> Choice)
    /// A value is stepped by so many steps. `value` is the value as text; nil where only the program knows it.
    case step((Int) -> Void, value: () -> String?)
    /// A text is typed anew.
    case edit(Binding<String>)

    /// What came of choosing a tag by its name.
    public enum Choice: Equatable {
        /// It is chosen.
        case chosen
        /// No tag has that name.
        case unknown
        /// What has that name has no tag.
        case withoutTag
        /// The tag is of one type, and what is selected of another.
        case ofAnotherType(tag: String, selection: String)
    }
}

extension Node {
    /// What a control of its own kind holds, as text: whether a toggle is on, what is chosen in a picker, to what a value is
    /// set, and what a text field says. Nil for all else.
    package var controlState: String? {
        switch ownInteraction {
        case .toggle(let isOn): isOn.wrappedValue ? "on" : "off"
        case .edit(let text): text.wrappedValue.debugDescription
        case .choose(_, let chosen, _):
            chosen().isEmpty ? "nothing" : chosen().joined(separator: ", ")
        case .step(_, let value): value()
        case .tap, .press, nil: nil
        }
    }

    /// Whether a person presses the node at this moment; nil where nobody can.
    package var isPressed: Bool? {
        guard case .press(let isPressed, _) = interaction else { return nil }
        return isPressed.wrappedValue
    }

    /// Whether the node is a control that nobody can change, as its binding is a constant one.
    package var isConstantControl: Bool {
        switch ownInteraction {
        case .toggle(let isOn): isOn.isConstant
        case .edit(let text): text.isConstant
        case .tap, .press, .choose, .step, nil: false
        }
    }
}
