import Catalogue
import Drawing
import StyleEngine

private enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
    /// Whether the place is light or dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

extension View {
    /// Makes the place light or dark.
    public func colorScheme(
        _ colorScheme: ColorScheme, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.colorScheme = colorScheme
            })
    }

}

extension BuiltIns {
    static let colorScheme: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func colorScheme(_ colorScheme: ColorScheme) -> some View", "Makes a place light or dark.",
                    example: #"Text("a").colorScheme(.dark)"#
                ) { (content: AnyView, scheme: ColorScheme) in AnyView(content.colorScheme(scheme)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var colorScheme: ColorScheme { get set }", "Whether the place is light or dark.",
                    example: #"Text("a").environment(\.colorScheme, .dark)"#, \EnvironmentValues.colorScheme)
            ]),
    ]
}
