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
}
