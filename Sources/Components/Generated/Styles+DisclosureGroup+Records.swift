// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let automaticDisclosureGroupStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle", "A sign in front of the label that shows whether the content below it is open.", example: "DisclosureGroup(\"More\") { Text(\"hidden\") }.disclosureGroupStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { AutomaticDisclosureGroupStyle().erased },
            BuiltIn("func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: DisclosureGroupStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle", [
            BuiltIn("static var automatic: AutomaticDisclosureGroupStyle { get }", "A sign in front of the label that shows whether the content below it is open.", example: "DisclosureGroup(\"More\") { Text(\"hidden\") }.disclosureGroupStyle(.automatic)") { AutomaticDisclosureGroupStyle.automatic.erased },
        ]),
    ]
}
