// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let automaticFormStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct AutomaticFormStyle: FormStyle", "The look of a form on which no style was pushed: rows that line up; sections are cards, but in ASCII.", example: "Form { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { AutomaticFormStyle().erased },
            BuiltIn("func makeBody(configuration: FormStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: FormStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension FormStyle where Self == AutomaticFormStyle", [
            BuiltIn("static var automatic: AutomaticFormStyle { get }", "The look of a form on which no style was pushed: rows that line up; sections are cards, but in ASCII.", example: "Form { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(.automatic)") { AutomaticFormStyle.automatic.erased },
        ]),
    ]

    static let columnsFormStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ColumnsFormStyle: FormStyle", "Labels in one column and what they belong to in another.", example: "Form { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(.columns)", [
            BuiltIn("init()", "Creates the style.") { ColumnsFormStyle().erased },
            BuiltIn("func makeBody(configuration: FormStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: FormStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension FormStyle where Self == ColumnsFormStyle", [
            BuiltIn("static var columns: ColumnsFormStyle { get }", "Labels in one column and what they belong to in another.", example: "Form { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(.columns)") { ColumnsFormStyle.columns.erased },
        ]),
    ]

    static let formStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol FormStyle {\n    associatedtype Body: View\n    typealias Configuration = FormStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How forms look.", example: "struct Boxed: FormStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Form(configuration).border(.primary)\n    }\n}\nForm { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(Boxed())", styleProtocol: StyleProtocol("FormStyle", configuration: FormStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct FormStyleConfiguration", "What a style is told about one of the forms.", example: "struct Boxed: FormStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Form(configuration).border(.primary)\n    }\n}\nForm { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(Boxed())", [
            BuiltIn("let content: FormStyleConfiguration.Content", "The form's rows.") { (self_: FormStyleConfiguration) in self_.content },
        ]),
        BuiltInGroup("struct FormStyleConfiguration.Content: View", "The form's rows, its type erased.", example: "struct Boxed: FormStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Form(configuration).border(.primary)\n    }\n}\nForm { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(Boxed())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func formStyle<S: FormStyle>(_ style: S) -> some View", "Pushes a style on the stack of the forms inside.", example: "Form { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(.grouped)") { (self_: AnyView, style: StyleValue<FormStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]

    static let groupedFormStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct GroupedFormStyle: FormStyle", "Rows that line up, each section in a frame.", example: "Form { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(.grouped)", [
            BuiltIn("init()", "Creates the style.") { GroupedFormStyle().erased },
            BuiltIn("func makeBody(configuration: FormStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: FormStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension FormStyle where Self == GroupedFormStyle", [
            BuiltIn("static var grouped: GroupedFormStyle { get }", "Rows that line up, each section in a frame.", example: "Form { LabeledContent(\"Origin\", value: \"Kenya\") }.formStyle(.grouped)") { GroupedFormStyle.grouped.erased },
        ]),
    ]
}
