import Catalogue
import Drawing
import StyleEngine

extension View {
    /// Shows the text inside in bold letters. The text's own modifiers beat it (rule G1).
    public func bold(_ isActive: Bool = true, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
        -> some View
    {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) {
                $0.letters = $0.letters.changed(by: .bold(isActive))
            })
    }
}

extension BuiltIns {
    static let bold: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func bold(_ isActive: Bool = true) -> some View", "Shows the text inside in bold letters.",
                    example: #"VStack { Text("a") }.bold()"#
                ) { (content: AnyView, isActive: Bool) in AnyView(content.bold(isActive)) }
            ])
    ]
}
