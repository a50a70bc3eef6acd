import StyleEngine

enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether controls react to a person.
    ///
    /// - Example: `Button("Share") {}.environment(\.isEnabled, false)`
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension Node {
    /// Whether a control at this place reacts to a person.
    public var isEnabled: Bool { environment.isEnabled }
}

extension View {
    /// Keeps the controls inside from reacting. What is disabled further out stays disabled.
    ///
    /// A control asks at the place where it stands: disabling the body inside its style changes the look alone (C4).
    ///
    /// - Example: `Button("Share") {}.disabled(true)`
    public func disabled(_ disabled: Bool, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.isEnabled = $0.isEnabled && !disabled
            })
    }
}
