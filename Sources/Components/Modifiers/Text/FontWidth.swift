import StyleEngine

extension View {
    /// Shows the text inside in letters of a width; nil is the usual one. The text's own modifiers beat it (rule G1).
    ///
    /// - Example: `VStack { Text("a") }.fontWidth(.condensed)`
    public func fontWidth(
        _ width: Font.Width?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .width(width))
            })
    }
}

extension Text {
    /// The text in letters of a width; nil is the usual one.
    ///
    /// - Example: `Text("a").fontWidth(.condensed)`
    public func fontWidth(_ width: Font.Width?) -> Text {
        saying(.width(width))
    }
}
