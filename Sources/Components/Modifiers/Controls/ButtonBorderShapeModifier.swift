import Drawing
import StyleEngine

private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
    /// The form of the border of buttons.
    ///
    /// - Example: `Button("Share") {}.buttonStyle(.bordered).environment(\.buttonBorderShape, .capsule)`
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the form of the border of the buttons inside.
    ///
    /// - Example: `Button("Share") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)`
    public func buttonBorderShape(
        _ shape: ButtonBorderShape, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.buttonBorderShape = shape
            })
    }

}
