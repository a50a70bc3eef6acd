import Drawing
import StyleEngine

enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
    /// The font of text; nil is the default font.
    ///
    /// - Example: `Text("a").environment(\.font, .title)`
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of the text inside; nil is the default font.
    ///
    /// - Example: `VStack { Text("a") }.font(.title)`
    public func font(_ font: Font?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.font = font })
    }

}
