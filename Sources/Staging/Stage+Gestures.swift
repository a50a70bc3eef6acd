import StyleEngine

/// What a person can do to the canvas. A node is named by its number in the tree, or by its label. All of these draw the
/// canvas afterwards, and throw `GestureError` where no such node reacts.
extension Stage {
    /// Runs the action of a button, or of any view that reacts to a tap.
    public func tap(_ node: Int) throws { try perform(Gesture(action: .tap, node: .number(node))) }

    /// Runs the action of a button, or of any view that reacts to a tap.
    public func tap(_ label: String) throws { try perform(Gesture(action: .tap, node: .label(label))) }

    /// Turns a toggle on or off.
    public func toggle(_ node: Int) throws { try perform(Gesture(action: .toggle, node: .number(node))) }

    /// Turns a toggle on or off.
    public func toggle(_ label: String) throws { try perform(Gesture(action: .toggle, node: .label(label))) }

    /// Presses a button and holds it, so that its pressed look shows (rule C4).
    public func press(_ node: Int) throws { try perform(Gesture(action: .press, node: .number(node))) }

    /// Presses a button and holds it, so that its pressed look shows (rule C4).
    public func press(_ label: String) throws { try perform(Gesture(action: .press, node: .label(label))) }

    /// Lets go of a pressed button, which runs its action.
    public func release(_ node: Int) throws { try perform(Gesture(action: .release, node: .number(node))) }

    /// Lets go of a pressed button, which runs its action.
    public func release(_ label: String) throws { try perform(Gesture(action: .release, node: .label(label))) }

    /// Chooses an option of a picker by the name of its tag.
    public func choose(_ node: Int, _ tag: String) throws {
        try perform(Gesture(action: .choose, node: .number(node), tag: tag))
    }

    /// Chooses an option of a picker by the name of its tag.
    public func choose(_ label: String, _ tag: String) throws {
        try perform(Gesture(action: .choose, node: .label(label), tag: tag))
    }
}

extension Stage {
    /// Gives a state variable of a function its storage, so that it can be written and bound as one of a view can:
    ///
    ///     @State var laps = 0
    ///     stage.keep(&_laps)
    ///
    /// Without that it reads its first value for good (rule D2).
    public func keep<Value>(_ state: inout State<Value>) {
        state.keepByItself()
    }

    /// Has an environment property of a function read what the stage's settings say:
    ///
    ///     @Environment(\.colorScheme) var colorScheme
    ///     stage.keep(&_colorScheme)
    ///
    /// Without that it reads the default for good (rule D2).
    public func keep<Value>(_ environment: inout Environment<Value>) {
        environment.keepByItself { [weak self] in self?.settings.environment ?? EnvironmentValues() }
    }
}
