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
    public func controlSize(
        _ controlSize: ControlSize, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.controlSize = controlSize
            })
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
                    example: #"Button("Share") {}.environment(\.controlSize, .large)"#, \EnvironmentValues.controlSize)
            ]),
    ]
}
