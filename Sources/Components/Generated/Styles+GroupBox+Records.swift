// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let defaultGroupBoxStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultGroupBoxStyle: GroupBoxStyle", "A frame around the content, with the label inside its upper edge.", example: "GroupBox(\"Theme\") { Text(\"Serif\") }.groupBoxStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultGroupBoxStyle().erased },
            BuiltIn("func makeBody(configuration: GroupBoxStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: GroupBoxStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension GroupBoxStyle where Self == DefaultGroupBoxStyle", [
            BuiltIn("static var automatic: DefaultGroupBoxStyle { get }", "A frame around the content, with the label inside its upper edge.", example: "GroupBox(\"Theme\") { Text(\"Serif\") }.groupBoxStyle(.automatic)") { DefaultGroupBoxStyle.automatic.erased },
        ]),
    ]
}
