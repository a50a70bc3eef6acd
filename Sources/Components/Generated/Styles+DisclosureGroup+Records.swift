// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
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

    static let disclosureGroupStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol DisclosureGroupStyle {\n    associatedtype Body: View\n    typealias Configuration = DisclosureGroupStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How disclosure groups look.", example: "struct Plain: DisclosureGroupStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack {\n            configuration.label\n            if configuration.isExpanded { configuration.content }\n        }\n    }\n}\nDisclosureGroup(\"More\") { Text(\"hidden\") }.disclosureGroupStyle(Plain())", styleProtocol: StyleProtocol("DisclosureGroupStyle", configuration: DisclosureGroupStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct DisclosureGroupStyleConfiguration", "What a style is told about one of the disclosure groups.", example: "struct Plain: DisclosureGroupStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack {\n            configuration.label\n            if configuration.isExpanded { configuration.content }\n        }\n    }\n}\nDisclosureGroup(\"More\") { Text(\"hidden\") }.disclosureGroupStyle(Plain())", [
            BuiltIn("let label: DisclosureGroupStyleConfiguration.Label", "The group's label.") { (self_: DisclosureGroupStyleConfiguration) in self_.label },
            BuiltIn("let content: DisclosureGroupStyleConfiguration.Content", "What the group shows when it is open.") { (self_: DisclosureGroupStyleConfiguration) in self_.content },
            BuiltIn("var isExpanded: Bool { get nonmutating set }", "Whether the group is open: reads and writes what the group was made with.", \DisclosureGroupStyleConfiguration.isExpanded),
            BuiltIn("var `$isExpanded`: Binding<Bool> { get }", "The binding of 'isExpanded'.") { (self_: DisclosureGroupStyleConfiguration) in self_.$isExpanded },
        ]),
        BuiltInGroup("struct DisclosureGroupStyleConfiguration.Label: View", "The group's label, its type erased.", example: "struct Plain: DisclosureGroupStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack {\n            configuration.label\n            if configuration.isExpanded { configuration.content }\n        }\n    }\n}\nDisclosureGroup(\"More\") { Text(\"hidden\") }.disclosureGroupStyle(Plain())", [
        ]),
        BuiltInGroup("struct DisclosureGroupStyleConfiguration.Content: View", "What the group shows when it is open, its type erased.", example: "struct Plain: DisclosureGroupStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        VStack {\n            configuration.label\n            if configuration.isExpanded { configuration.content }\n        }\n    }\n}\nDisclosureGroup(\"More\") { Text(\"hidden\") }.disclosureGroupStyle(Plain())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View", "Pushes a style on the stack of the disclosure groups inside.", example: "DisclosureGroup(\"More\") { Text(\"hidden\") }.disclosureGroupStyle(.automatic)") { (self_: AnyView, style: StyleValue<DisclosureGroupStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]
}
