import Drawing
import StyleEngine

extension View {
    /// Shows the text inside in slanted letters. The text's own modifiers beat it (rule G1).
    ///
    /// - Example: `VStack { Text("a") }.italic()`
    public func italic(
        _ isActive: Bool = true, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .italic(isActive))
            })
    }
}
