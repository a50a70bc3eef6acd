import Catalogue
import Drawing
import StyleEngine

private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

extension EnvironmentValues {
    /// The font of text; nil is the default font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

extension View {
    /// Sets the font of the text inside; nil is the default font.
    public func font(_ font: Font?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.font = font })
    }

}

extension BuiltIns {
    static let fontModifier: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func font(_ font: Font?) -> some View", "Sets the font of the text inside.",
                    example: #"VStack { Text("a") }.font(.title)"#
                ) { (content: AnyView, font: Font?) in AnyView(content.font(font)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var font: Font? { get set }", "The font of text.",
                    example: #"Text("a").environment(\.font, .title)"#, \EnvironmentValues.font)
            ]),
    ]
}
