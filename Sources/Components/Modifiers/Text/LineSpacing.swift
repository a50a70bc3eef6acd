import Drawing
import StyleEngine

private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// How far the lines of a text stand apart, in points.
    ///
    /// - Example: `Text("a\nb").environment(\.lineSpacing, 4)`
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set {
            self[LineSpacingKey.self] = newValue
            letters = letters.changed(by: .length(max(0, newValue), "line spacing", about: .lines))
        }
    }
}

extension View {
    /// Sets the lines of the text inside apart, in points; the legend tells how far, since a row is the least there is.
    ///
    /// - Example: `Text("one\ntwo").lineSpacing(16)`
    public func lineSpacing(
        _ lineSpacing: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.lineSpacing = lineSpacing
            })
    }
}
