import Catalogue
import Drawing
import StyleEngine

private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// How far the lines of a text stand apart, in points.
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
    public func lineSpacing(
        _ lineSpacing: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.lineSpacing = lineSpacing
            })
    }
}

extension BuiltIns {
    static let lineSpacing: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func lineSpacing(_ lineSpacing: CGFloat) -> some View",
                    "Sets the lines of the text inside apart, in points; the legend tells how far.",
                    example: #"Text("one\ntwo").lineSpacing(16)"#
                ) { (content: AnyView, spacing: Double) in AnyView(content.lineSpacing(spacing)) }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "var lineSpacing: CGFloat { get set }", "How far the lines of a text stand apart, in points.",
                    example: #"Text("a\nb").environment(\.lineSpacing, 4)"#, \EnvironmentValues.lineSpacing)
            ]),
    ]
}
