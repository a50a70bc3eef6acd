import Catalogue
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
    public var backgroundStyle: AnyShapeStyle? {
        get { backgroundPaint.map { AnyShapeStyle($0) } }
        set { backgroundPaint = newValue?.paint }
    }
}

extension View {
    /// Sets what `.background` means inside.
    public func backgroundStyle<S: ShapeStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.backgroundPaint = style.paint
            })
    }

}

extension BuiltIns {
    static let backgroundStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View",
                    "Sets what `.background` means inside.",
                    example: #"Text("a").padding().background(in: Capsule()).backgroundStyle(.yellow)"#
                ) { (content: AnyView, style: AnyShapeStyle) in AnyView(content.backgroundStyle(style)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var backgroundStyle: AnyShapeStyle? { get set }", "What `.background` means; nil is the page.",
                    example: """
                        Text("a").padding().background(in: Capsule()).environment(\\.backgroundStyle, AnyShapeStyle(.yellow))
                        """, \EnvironmentValues.backgroundStyle)
            ]),
    ]
}
