import Catalogue
import Drawing

extension Alignment: NativeConvertible {}
extension HorizontalAlignment: NativeConvertible {}
extension VerticalAlignment: NativeConvertible {}
extension TextAlignment: NativeConvertible {}

extension BuiltIns {
    static let alignment: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Alignment: Equatable", "A place in both directions.",
            example: #"Text("a").frame(width: 80, alignment: .leading)"#,
            [
                BuiltIn(
                    "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)", "A place in both directions."
                ) { (horizontal: HorizontalAlignment, vertical: VerticalAlignment) in
                    Alignment(horizontal: horizontal, vertical: vertical)
                }
            ]
                + BuiltIn.constants(
                    "Alignment", "A place in both directions.",
                    [
                        "topLeading": Alignment.topLeading, "top": .top, "topTrailing": .topTrailing,
                        "leading": .leading, "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading,
                        "bottom": .bottom, "bottomTrailing": .bottomTrailing,
                        "leadingFirstTextBaseline": .leadingFirstTextBaseline,
                        "centerFirstTextBaseline": .centerFirstTextBaseline,
                        "trailingFirstTextBaseline": .trailingFirstTextBaseline,
                        "leadingLastTextBaseline": .leadingLastTextBaseline,
                        "centerLastTextBaseline": .centerLastTextBaseline,
                        "trailingLastTextBaseline": .trailingLastTextBaseline,
                    ])),
        BuiltInGroup(
            "struct HorizontalAlignment: Equatable", "Where views in a column stand.",
            example: #"VStack(alignment: .leading) { Text("long"); Text("a") }"#,
            BuiltIn.constants(
                "HorizontalAlignment", "Where views in a column stand.",
                ["leading": HorizontalAlignment.leading, "center": .center, "trailing": .trailing])),
        BuiltInGroup(
            "struct VerticalAlignment: Equatable", "Where views in a row stand.",
            example: #"HStack(alignment: .firstTextBaseline) { Text("a"); Text("b") }"#,
            BuiltIn.constants(
                "VerticalAlignment", "Where views in a row stand.",
                [
                    "top": VerticalAlignment.top, "center": .center, "bottom": .bottom,
                    "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
                ])),
        BuiltInGroup(
            "enum TextAlignment: Hashable, CaseIterable", "How the lines of a text stand under each other.",
            example: #"Text("one\nthree").multilineTextAlignment(.trailing)"#,
            BuiltIn.cases(
                "How the lines of a text stand under each other.",
                ["leading": TextAlignment.leading, "center": .center, "trailing": .trailing])),
    ]
}
