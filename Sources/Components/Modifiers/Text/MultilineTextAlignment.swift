import Drawing
import StyleEngine

private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

extension EnvironmentValues {
    /// How the lines of a text stand under each other.
    ///
    /// - Example: `Text("one\nthree").environment(\.multilineTextAlignment, .center)`
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
}

extension View {
    /// Sets how the lines of each text inside stand under each other.
    ///
    /// - Example: `Text("one\nthree").multilineTextAlignment(.trailing)`
    public func multilineTextAlignment(
        _ alignment: TextAlignment, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.multilineTextAlignment = alignment
            })
    }

}
