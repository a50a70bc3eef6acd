// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let automaticLabeledContentStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct AutomaticLabeledContentStyle: LabeledContentStyle", "The label on the left and the content, in the secondary style, on the right of a row.", example: "LabeledContent(\"Origin\", value: \"Kenya\").labeledContentStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { AutomaticLabeledContentStyle().erased },
            BuiltIn("func makeBody(configuration: LabeledContentStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: LabeledContentStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension LabeledContentStyle where Self == AutomaticLabeledContentStyle", [
            BuiltIn("static var automatic: AutomaticLabeledContentStyle { get }", "The label on the left and the content on the right of a row.", example: "LabeledContent(\"Origin\", value: \"Kenya\").labeledContentStyle(.automatic)") { AutomaticLabeledContentStyle.automatic.erased },
        ]),
    ]

    static let labeledContentStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol LabeledContentStyle {\n    associatedtype Body: View\n    typealias Configuration = LabeledContentStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How labeled contents look.", example: "struct Stacked: LabeledContentStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack(alignment: .leading) {\n            configuration.label.bold()\n            configuration.content\n        }\n    }\n}\nLabeledContent(\"Origin\", value: \"Kenya\").labeledContentStyle(Stacked())", styleProtocol: StyleProtocol("LabeledContentStyle", configuration: LabeledContentStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct LabeledContentStyleConfiguration", "What a style is told about a labeled content.", example: "struct Stacked: LabeledContentStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack(alignment: .leading) {\n            configuration.label.bold()\n            configuration.content\n        }\n    }\n}\nLabeledContent(\"Origin\", value: \"Kenya\").labeledContentStyle(Stacked())", [
            BuiltIn("let label: LabeledContentStyleConfiguration.Label", "Its label.") { (self_: LabeledContentStyleConfiguration) in self_.label },
            BuiltIn("let content: LabeledContentStyleConfiguration.Content", "Its content.") { (self_: LabeledContentStyleConfiguration) in self_.content },
        ]),
        BuiltInGroup("struct LabeledContentStyleConfiguration.Label: View", "Its label, its type erased.", example: "struct Stacked: LabeledContentStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack(alignment: .leading) {\n            configuration.label.bold()\n            configuration.content\n        }\n    }\n}\nLabeledContent(\"Origin\", value: \"Kenya\").labeledContentStyle(Stacked())", [
        ]),
        BuiltInGroup("struct LabeledContentStyleConfiguration.Content: View", "Its content, its type erased.", example: "struct Stacked: LabeledContentStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack(alignment: .leading) {\n            configuration.label.bold()\n            configuration.content\n        }\n    }\n}\nLabeledContent(\"Origin\", value: \"Kenya\").labeledContentStyle(Stacked())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View", "Pushes a style on the stack of the labeled contents inside.", example: "LabeledContent(\"Origin\", value: \"Kenya\").labeledContentStyle(.automatic)") { (self_: AnyView, style: StyleValue<LabeledContentStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]
}
