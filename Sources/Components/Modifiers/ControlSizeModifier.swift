import Catalogue
import Drawing
import StyleEngine

private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the controls inside are.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(EnvironmentTransform { $0.controlSize = controlSize })
    }

}

extension BuiltIns {
    static let controlSize: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func controlSize(_ controlSize: ControlSize) -> some View",
                    "Sets how large the controls inside are.", example: #"Button("Share") {}.controlSize(.large)"#
                ) { (content: AnyView, size: ControlSize) in AnyView(content.controlSize(size)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var controlSize: ControlSize { get set }", "How large controls are.",
                    example: #"Text("a").environment(\.controlSize, .large)"#, \EnvironmentValues.controlSize)
            ]),
    ]
}
