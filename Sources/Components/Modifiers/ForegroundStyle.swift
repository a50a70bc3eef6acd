import Catalogue
import Drawing
import StyleEngine

private enum ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: [Paint] { [] }
}

extension EnvironmentValues {
    /// The styles of the foreground: primary, secondary, tertiary.
    var foregroundPaints: [Paint] {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the text and the shapes inside.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foreground([style.paint])
    }

    /// Sets the first two styles of the text and the shapes inside.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foreground([primary.paint, secondary.paint])
    }

    /// Sets the styles of the text and the shapes inside.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foreground([primary.paint, secondary.paint, tertiary.paint])
    }

    /// Sets the colour of the text and the shapes inside; nil is the usual one.
    public func foregroundColor(_ color: Color?) -> some View {
        modifier(EnvironmentTransform { $0.foregroundPaints = color.map { [$0.paint] } ?? [] })
    }

    private func foreground(_ paints: [Paint]) -> some View {
        modifier(
            EnvironmentTransform { environment in
                let outer = environment.foregroundPaints
                environment.foregroundPaints = paints.map { $0.anchored(in: outer) }
            })
    }
}

extension BuiltIns {
    static let foregroundStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View",
                    "Sets the style of the text and the shapes inside.",
                    example: #"VStack { Text("a") }.foregroundStyle(.red)"#
                ) { (content: AnyView, style: AnyShapeStyle) in AnyView(content.foregroundStyle(style)) },
                BuiltIn(
                    "func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View",
                    "Sets the first two styles of the text and the shapes inside.",
                    example: #"VStack { Text("a") }.foregroundStyle(.red, .blue)"#
                ) { (content: AnyView, primary: AnyShapeStyle, secondary: AnyShapeStyle) in
                    AnyView(content.foregroundStyle(primary, secondary))
                },
                BuiltIn(
                    "func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View",
                    "Sets the styles of the text and the shapes inside.",
                    example: #"VStack { Text("a") }.foregroundStyle(.red, .blue, .green)"#
                ) { (content: AnyView, primary: AnyShapeStyle, secondary: AnyShapeStyle, tertiary: AnyShapeStyle) in
                    AnyView(content.foregroundStyle(primary, secondary, tertiary))
                },
                BuiltIn(
                    "func foregroundColor(_ color: Color?) -> some View",
                    "Sets the colour of the text and the shapes inside.",
                    example: #"VStack { Text("a") }.foregroundColor(.red)"#
                ) { (content: AnyView, color: Color?) in AnyView(content.foregroundColor(color)) },
            ])
    ]
}
