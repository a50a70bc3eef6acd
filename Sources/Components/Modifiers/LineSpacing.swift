import Catalogue
import Drawing
import StyleEngine

extension View {
    /// Sets the lines of the text inside apart, in points; the legend tells how far, since a row is the least there is.
    public func lineSpacing(
        _ lineSpacing: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters.say("line spacing", max(0, lineSpacing), about: .lines)
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
                    example: #"Text("a").lineSpacing(4)"#
                ) { (content: AnyView, spacing: Double) in AnyView(content.lineSpacing(spacing)) }
            ])
    ]
}
