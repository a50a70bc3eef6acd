import Catalogue
import Drawing
import StyleEngine

extension View {
    /// Draws a line through the text inside. The text's own modifiers beat it (rule G1).
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

extension BuiltIns {
    static let strikethrough: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, "
                        + "color: Color? = nil) -> some View",
                    "Draws a line through the text inside.", example: #"VStack { Text("a") }.strikethrough()"#
                ) { (content: AnyView, isActive: Bool, pattern: Text.LineStyle.Pattern, color: Color?) in
                    AnyView(content.strikethrough(isActive, pattern: pattern, color: color))
                }
            ])
    ]
}
