import Drawing
import StyleEngine

private enum BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: Paint? { nil }
}

extension EnvironmentValues {
    /// The style of backgrounds; nil is the page.
    var backgroundPaint: Paint? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension EnvironmentValues {
    /// What `.background` means; nil is the page.
    ///
    /// - Example:
    ///   ```swift
    ///   Text("a").padding().background(in: Capsule()).environment(\.backgroundStyle, AnyShapeStyle(.yellow))
    ///   ```
    public var backgroundStyle: AnyShapeStyle? {
        get { backgroundPaint.map { AnyShapeStyle($0) } }
        set { backgroundPaint = newValue?.paint }
    }
}

extension View {
    /// Sets what `.background` means inside.
    ///
    /// - Example: `Text("a").padding().background(in: Capsule()).backgroundStyle(.yellow)`
    public func backgroundStyle<S: ShapeStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.backgroundPaint = style.paint
            })
    }

}
