import Drawing
import StyleEngine

extension View {
    /// Sets the letters of the text inside apart, in points; the legend tells how far. The text's own modifiers beat it
    /// (rule G1).
    ///
    /// - Example: `VStack { Text("a") }.kerning(2)`
    public func kerning(_ kerning: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .length(kerning, "kerning", about: .kerning))
            })
    }
}

extension Text {
    /// The text with its letters set apart, in points; the legend tells how far.
    ///
    /// - Example: `Text("a").kerning(2)`
    public func kerning(_ kerning: CGFloat) -> Text {
        saying(.length(kerning, "kerning", about: .kerning))
    }
}
