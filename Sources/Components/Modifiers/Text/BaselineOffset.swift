import Drawing
import StyleEngine

extension View {
    /// Raises the text inside above its line, in points; the legend tells how far. The text's own modifiers beat it
    /// (rule G1).
    ///
    /// - Example: `VStack { Text("a") }.baselineOffset(4)`
    public func baselineOffset(
        _ baselineOffset: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .length(baselineOffset, "raised", about: .baseline))
            })
    }
}

extension Text {
    /// The text raised above its line, in points; the legend tells how far.
    ///
    /// - Example: `Text("a").baselineOffset(4)`
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        saying(.length(baselineOffset, "raised", about: .baseline))
    }
}
