import Catalogue
import Drawing
import StyleEngine

extension View {
    /// Spaces the text inside out, in points; the legend tells how far. The text's own modifiers beat it (rule G1).
    public func tracking(_ tracking: CGFloat, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .length(tracking, "tracking", about: .tracking))
            })
    }
}

extension Text {
    /// The text spaced out, in points; the legend tells how far.
    public func tracking(_ tracking: CGFloat) -> Text {
        saying(.length(tracking, "tracking", about: .tracking))
    }
}

extension BuiltIns {
    static let tracking: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func tracking(_ tracking: CGFloat) -> some View",
                    "Spaces the text inside out, in points; the legend tells how far.",
                    example: #"VStack { Text("a") }.tracking(2)"#
                ) { (content: AnyView, tracking: Double) in AnyView(content.tracking(tracking)) }
            ]),
        BuiltInGroup(
            "extension Text",
            [
                BuiltIn(
                    "func tracking(_ tracking: CGFloat) -> Text",
                    "The text spaced out, in points; the legend tells how far.", example: #"Text("a").tracking(2)"#
                ) {
                    (text: Text, tracking: Double) in text.tracking(tracking)
                }
            ]),
    ]
}
