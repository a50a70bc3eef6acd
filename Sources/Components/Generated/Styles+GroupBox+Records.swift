// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
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

    static let groupBoxStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol GroupBoxStyle {\n    associatedtype Body: View\n    typealias Configuration = GroupBoxStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How group boxes look.", example: "struct Titled: GroupBoxStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack {\n            configuration.label.bold()\n            configuration.content\n        }\n    }\n}\nGroupBox(\"Theme\") { Text(\"Serif\") }.groupBoxStyle(Titled())", styleProtocol: StyleProtocol("GroupBoxStyle", configuration: GroupBoxStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct GroupBoxStyleConfiguration", "What a style is told about a group box.", example: "struct Titled: GroupBoxStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack {\n            configuration.label.bold()\n            configuration.content\n        }\n    }\n}\nGroupBox(\"Theme\") { Text(\"Serif\") }.groupBoxStyle(Titled())", [
            BuiltIn("let label: GroupBoxStyleConfiguration.Label", "The box's label.") { (self_: GroupBoxStyleConfiguration) in self_.label },
            BuiltIn("let content: GroupBoxStyleConfiguration.Content", "The box's content.") { (self_: GroupBoxStyleConfiguration) in self_.content },
        ]),
        BuiltInGroup("struct GroupBoxStyleConfiguration.Label: View", "The box's label, its type erased.", example: "struct Titled: GroupBoxStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack {\n            configuration.label.bold()\n            configuration.content\n        }\n    }\n}\nGroupBox(\"Theme\") { Text(\"Serif\") }.groupBoxStyle(Titled())", [
        ]),
        BuiltInGroup("struct GroupBoxStyleConfiguration.Content: View", "The box's content, its type erased.", example: "struct Titled: GroupBoxStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack {\n            configuration.label.bold()\n            configuration.content\n        }\n    }\n}\nGroupBox(\"Theme\") { Text(\"Serif\") }.groupBoxStyle(Titled())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View", "Pushes a style on the stack of the group boxes inside.", example: "GroupBox(\"Theme\") { Text(\"Serif\") }.groupBoxStyle(.automatic)") { (self_: AnyView, style: StyleValue<GroupBoxStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]
}
