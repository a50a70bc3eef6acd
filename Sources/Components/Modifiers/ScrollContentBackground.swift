import Catalogue
import StyleEngine

private enum ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether lists have a frame of their own.
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides what lies behind the rows of the lists inside: the frame around all of them, which the default
    /// style draws, and the ground of those on a page of another colour scheme.
    public func scrollContentBackground(
        _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.scrollContentBackground = visibility
            })
    }
}

extension BuiltIns {
    static let scrollContentBackground: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .appearance,
            [
                BuiltIn(
                    "func scrollContentBackground(_ visibility: Visibility) -> some View",
                    "Shows or hides the frame around all rows of a list.",
                    example: #"List { Text("Sun"); Text("Moon") }.scrollContentBackground(.hidden)"#
                ) { (content: AnyView, visibility: Visibility) in AnyView(content.scrollContentBackground(visibility)) }
            ])
    ]
}
