import StyleEngine

/// What a pointer or a finger meets. Somebody at a terminal names a node instead, so that nothing of it acts.
extension View {
    /// The shape inside of which taps count on a screen; `:tap` names the view, whatever its shape.
    ///
    /// - Example: `HStack { Text("a"); Spacer() }.contentShape(Rectangle()).onTapGesture { print("tapped") }`
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// The shape that the view has for some purposes on a screen; at a terminal it has none.
    ///
    /// - Example: `Text("a").padding().contentShape(.hoverEffect, Capsule())`
    public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
        self
    }

    /// Runs an action when a pointer enters or leaves the view; there is none at a terminal, so that it never runs.
    ///
    /// - Example: `Text("a").onHover { inside in print(inside) }`
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

    /// What a pointer that rests on the view shows; there is none at a terminal.
    ///
    /// - Example: `Button("a") {}.help("Does a thing")`
    public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// What a pointer that rests on the view shows; there is none at a terminal.
    ///
    /// - Example: `Button("a") {}.help(Text("Does a thing"))`
    public func help(_ text: Text) -> some View { self }
}
