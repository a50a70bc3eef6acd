import StyleEngine

extension View {
    /// Shows the digits of the text inside in equal width, as the legend tells. The text's own modifiers beat it (rule
    /// G1).
    ///
    /// - Example: `VStack { Text("12:30") }.monospacedDigit()`
    public func monospacedDigit(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .words("monospaced digits", about: .digits))
            })
    }
}

extension Text {
    /// The text with digits of equal width, as the legend tells.
    ///
    /// - Example: `Text("12:30").monospacedDigit()`
    public func monospacedDigit() -> Text {
        saying(.words("monospaced digits", about: .digits))
    }
}
