import Drawing
import StyleEngine

enum ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
    /// Whether the place is light or dark.
    ///
    /// - Example: `Text("a").environment(\.colorScheme, .dark)`
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

extension View {
    /// Makes a place light or dark.
    ///
    /// - Example: `Text("a").colorScheme(.dark)`
    public func colorScheme(
        _ colorScheme: ColorScheme, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.colorScheme = colorScheme
            })
    }

}
