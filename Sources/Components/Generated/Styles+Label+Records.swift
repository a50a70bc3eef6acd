// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let defaultLabelStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultLabelStyle: LabelStyle", "The look of a label on which no style was pushed: icon and title.", example: "Label(\"Sun\", systemImage: \"sun.min\").labelStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultLabelStyle().erased },
            BuiltIn("func makeBody(configuration: LabelStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: LabelStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension LabelStyle where Self == DefaultLabelStyle", [
            BuiltIn("static var automatic: DefaultLabelStyle { get }", "The look of a label on which no style was pushed: icon and title.", example: "Label(\"Sun\", systemImage: \"sun.min\").labelStyle(.automatic)") { DefaultLabelStyle.automatic.erased },
        ]),
    ]

    static let iconOnlyLabelStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct IconOnlyLabelStyle: LabelStyle", "The icon alone.", example: "Label(\"Sun\", systemImage: \"sun.min\").labelStyle(.iconOnly)", [
            BuiltIn("init()", "Creates the style.") { IconOnlyLabelStyle().erased },
            BuiltIn("func makeBody(configuration: LabelStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: LabelStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension LabelStyle where Self == IconOnlyLabelStyle", [
            BuiltIn("static var iconOnly: IconOnlyLabelStyle { get }", "The icon alone.", example: "Label(\"Sun\", systemImage: \"sun.min\").labelStyle(.iconOnly)") { IconOnlyLabelStyle.iconOnly.erased },
        ]),
    ]

    static let labelStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol LabelStyle {\n    associatedtype Body: View\n    typealias Configuration = LabelStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How labels look.", example: "struct Trailing: LabelStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            configuration.title\n            configuration.icon\n        }\n    }\n}\nLabel(\"Sun\", systemImage: \"sun.min\").labelStyle(Trailing())", styleProtocol: StyleProtocol("LabelStyle", configuration: LabelStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct LabelStyleConfiguration", "What a style is told about a label.", example: "struct Trailing: LabelStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            configuration.title\n            configuration.icon\n        }\n    }\n}\nLabel(\"Sun\", systemImage: \"sun.min\").labelStyle(Trailing())", [
            BuiltIn("let title: LabelStyleConfiguration.Title", "The label's title.") { (self_: LabelStyleConfiguration) in self_.title },
            BuiltIn("let icon: LabelStyleConfiguration.Icon", "The label's icon.") { (self_: LabelStyleConfiguration) in self_.icon },
        ]),
        BuiltInGroup("struct LabelStyleConfiguration.Title: View", "The label's title, its type erased.", example: "struct Trailing: LabelStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            configuration.title\n            configuration.icon\n        }\n    }\n}\nLabel(\"Sun\", systemImage: \"sun.min\").labelStyle(Trailing())", [
        ]),
        BuiltInGroup("struct LabelStyleConfiguration.Icon: View", "The label's icon, its type erased.", example: "struct Trailing: LabelStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            configuration.title\n            configuration.icon\n        }\n    }\n}\nLabel(\"Sun\", systemImage: \"sun.min\").labelStyle(Trailing())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func labelStyle<S: LabelStyle>(_ style: S) -> some View", "Pushes a style on the stack of the labels inside.", example: "Label(\"Sun\", systemImage: \"sun.min\").labelStyle(.iconOnly)") { (self_: AnyView, style: StyleValue<LabelStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]

    static let titleAndIconLabelStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct TitleAndIconLabelStyle: LabelStyle", "The icon and then the title.", example: "Label(\"Sun\", systemImage: \"sun.min\").labelStyle(.titleAndIcon)", [
            BuiltIn("init()", "Creates the style.") { TitleAndIconLabelStyle().erased },
            BuiltIn("func makeBody(configuration: LabelStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: LabelStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension LabelStyle where Self == TitleAndIconLabelStyle", [
            BuiltIn("static var titleAndIcon: TitleAndIconLabelStyle { get }", "The icon and then the title.", example: "Label(\"Sun\", systemImage: \"sun.min\").labelStyle(.titleAndIcon)") { TitleAndIconLabelStyle.titleAndIcon.erased },
        ]),
    ]

    static let titleOnlyLabelStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct TitleOnlyLabelStyle: LabelStyle", "The title alone.", example: "Label(\"Sun\", systemImage: \"sun.min\").labelStyle(.titleOnly)", [
            BuiltIn("init()", "Creates the style.") { TitleOnlyLabelStyle().erased },
            BuiltIn("func makeBody(configuration: LabelStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: LabelStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension LabelStyle where Self == TitleOnlyLabelStyle", [
            BuiltIn("static var titleOnly: TitleOnlyLabelStyle { get }", "The title alone.", example: "Label(\"Sun\", systemImage: \"sun.min\").labelStyle(.titleOnly)") { TitleOnlyLabelStyle.titleOnly.erased },
        ]),
    ]
}
