import Catalogue
import Drawing
import StyleEngine

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The form of the border of buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the form of the border of the buttons inside.
    public func buttonBorderShape(
        _ shape: ButtonBorderShape, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.buttonBorderShape = shape
            })
    }

}

extension BuiltIns {
    static let buttonBorderShape: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                BuiltIn(
                    "func buttonBorderShape(_ shape: ButtonBorderShape) -> some View",
                    "Sets the form of the border of the buttons inside.",
                    example: #"Button("Share") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)"#
                ) { (content: AnyView, shape: ButtonBorderShape) in AnyView(content.buttonBorderShape(shape)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var buttonBorderShape: ButtonBorderShape { get set }", "The form of the border of buttons.",
                    example: #"Button("Share") {}.buttonStyle(.bordered).environment(\.buttonBorderShape, .capsule)"#,
                    \EnvironmentValues.buttonBorderShape)
            ]),
    ]
}
