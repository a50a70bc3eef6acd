import Catalogue
import StyleEngine

extension View {
    /// Shows the text inside in letters of a width; nil is the usual one. The text's own modifiers beat it (rule G1).
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
    public func fontWidth(_ width: Font.Width?) -> Text {
        saying(.width(width))
    }
}

extension BuiltIns {
    static let fontWidth: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .text,
            [
                BuiltIn(
                    "func fontWidth(_ width: Font.Width?) -> some View",
                    "Shows the text inside in letters of a width; nil is the usual one.",
                    example: #"VStack { Text("a") }.fontWidth(.condensed)"#
                ) { (content: AnyView, width: Font.Width?) in AnyView(content.fontWidth(width)) }
            ]),
        BuiltInGroup(
            "extension Text",
            [
                BuiltIn(
                    "func fontWidth(_ width: Font.Width?) -> Text",
                    "The text in letters of a width; nil is the usual one.",
                    example: #"Text("a").fontWidth(.condensed)"#
                ) {
                    (text: Text, width: Font.Width?) in text.fontWidth(width)
                }
            ]),
    ]
}
