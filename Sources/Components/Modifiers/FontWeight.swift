import Catalogue
import Drawing
import StyleEngine

extension View {
    /// Shows the text inside in letters of a thickness. The text's own modifiers beat it (rule G1).
    public func fontWeight(
        _ weight: Font.Weight?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .weight(weight))
            })
    }
}

extension BuiltIns {
    static let fontWeight: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func fontWeight(_ weight: Font.Weight?) -> some View",
                    "Shows the text inside in letters of a thickness.",
                    example: #"VStack { Text("a") }.fontWeight(.semibold)"#
                ) { (content: AnyView, weight: Font.Weight?) in AnyView(content.fontWeight(weight)) }
            ])
    ]
}
