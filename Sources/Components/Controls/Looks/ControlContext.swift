import StyleEngine

/// Where a control stands. Automatic styles look at it; a style that was pushed beats it (rule C8).
enum ControlContext: Hashable {
    case list, form, menu, group
}

private enum ControlContextKey: EnvironmentKey {
    static var defaultValue: ControlContext? { nil }
}

extension EnvironmentValues {
    /// The list, form, menu or control group that a control stands in; nil outside of them.
    var controlContext: ControlContext? {
        get { self[ControlContextKey.self] }
        set { self[ControlContextKey.self] = newValue }
    }
}

extension View {
    /// Tells the controls inside where they stand.
    func controlContext(_ context: ControlContext) -> some View {
        modifier(EnvironmentTransform { $0.controlContext = context })
    }
}
