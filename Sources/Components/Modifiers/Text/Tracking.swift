import Drawing
import StyleEngine

extension View {
    /// Spaces the text inside out, in points; the legend tells how far. The text's own modifiers beat it (rule G1).
    ///
    /// - Example: `VStack { Text("a") }.tracking(2)`
    public func tracking(_ tracking: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .length(tracking, "tracking", about: .tracking))
            })
    }
}

extension Text {
    /// The text spaced out, in points; the legend tells how far.
    ///
    /// - Example: `Text("a").tracking(2)`
    public func tracking(_ tracking: CGFloat) -> Text {
        saying(.length(tracking, "tracking", about: .tracking))
    }
}
