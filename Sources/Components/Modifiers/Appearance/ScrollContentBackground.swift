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
    /// Shows or hides the frame around all rows of a list.
    ///
    /// - Example: `List { Text("Sun"); Text("Moon") }.scrollContentBackground(.hidden)`
    public func scrollContentBackground(
        _ visibility: Visibility, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.scrollContentBackground = visibility
            })
    }
}
