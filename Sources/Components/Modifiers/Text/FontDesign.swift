import Drawing
import StyleEngine

extension View {
    /// Shows the text inside in a family of letters. The text's own modifiers beat it (rule G1).
    ///
    /// - Example: `VStack { Text("a") }.fontDesign(.serif)`
    public func fontDesign(
        _ design: Font.Design?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .design(design))
            })
    }
}
