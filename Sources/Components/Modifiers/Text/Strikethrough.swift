import Drawing
import StyleEngine

extension View {
    /// Draws a line through the text inside. The text's own modifiers beat it (rule G1).
    ///
    /// - Example: `VStack { Text("a") }.strikethrough()`
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .strikethrough(isActive, pattern, color))
            })
    }
}
