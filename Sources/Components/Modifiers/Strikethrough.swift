import Catalogue
import Drawing
import StyleEngine

extension View {
    /// Draws a line through the text inside. The text's own modifiers beat it (rule G1).
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        modifier(EnvironmentTransform { $0.letters.setStrikethrough(isActive, color) })
    }
}

extension BuiltIns {
    static let strikethrough: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View",
                    "Draws a line through the text inside.", example: #"VStack { Text("a") }.strikethrough()"#
                ) { (content: AnyView, isActive: Bool, color: Color?) in
                    AnyView(content.strikethrough(isActive, color: color))
                }
            ])
    ]
}
