import Catalogue
import StyleEngine

enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether controls react to a person.
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
    public func disabled(_ disabled: Bool, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.isEnabled = $0.isEnabled && !disabled
            })
    }
}

extension BuiltIns {
    static let disabled: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func disabled(_ disabled: Bool) -> some View", "Keeps the controls inside from reacting.",
                    example: #"Button("Share") {}.disabled(true)"#
                ) { (content: AnyView, disabled: Bool) in AnyView(content.disabled(disabled)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var isEnabled: Bool { get set }", "Whether controls react to a person.",
                    example: #"Button("Share") {}.environment(\.isEnabled, false)"#,
                    \EnvironmentValues.isEnabled)
            ]),
    ]
}
