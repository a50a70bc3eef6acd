import Catalogue
import StyleEngine

/// How lists look. The built-in styles are all there are: a list has no configuration to build on.
public protocol ListStyle {
    /// What a list with this configuration looks like.
    func _makeBody(configuration: ListStyleConfiguration) -> AnyView
}

/// What a style is told about a list. The family of lists is known by it (rule B2).
public struct ListStyleConfiguration: StyleConfiguration {
    let content: AnyView

    public static var component: String { "List" }
}

extension ListStyle {
    var erased: ErasedStyle {
        ErasedStyle(self, family: ListStyleConfiguration.family) {
            (style, configuration: ListStyleConfiguration) in style._makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the lists inside (rule B1).
    public func listStyle<S: ListStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: ListStyleConfiguration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}

extension BuiltIns {
    static let listStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol ListStyle", "How lists look; the built-in styles are all there are.",
            example: #"List { Text("Sun"); Text("Moon") }.listStyle(.plain)"#,
            closure:
                "the built-in styles are all there are; style what stands in the rows, or push one of the built-in styles"
        ),
        BuiltInGroup(
            "extension View", kind: .styles,
            [
                BuiltIn(
                    "func listStyle<S: ListStyle>(_ style: S) -> some View",
                    "Pushes a style on the stack of the lists inside.",
                    example: #"List { Text("Sun"); Text("Moon") }.listStyle(.plain)"#
                ) { (content: AnyView, style: StyleValue<ListStyleConfiguration>) in
                    AnyView(content.modifier(StylePush(style)))
                }
            ]),
    ]
}
