// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let defaultTextFieldStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultTextFieldStyle: TextFieldStyle", "The look of a text field on which no style was pushed: a border, unless a background or another border is drawn around the field.", example: "TextField(\"Name\", text: .constant(\"Ada\")).textFieldStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultTextFieldStyle().erased },
        ]),
        BuiltInGroup("extension TextFieldStyle where Self == DefaultTextFieldStyle", [
            BuiltIn("static var automatic: DefaultTextFieldStyle { get }", "The look of a text field on which no style was pushed: a border.", example: "TextField(\"Name\", text: .constant(\"Ada\")).textFieldStyle(.automatic)") { DefaultTextFieldStyle.automatic.erased },
        ]),
    ]

    static let plainTextFieldStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct PlainTextFieldStyle: TextFieldStyle", "A text field without a border.", example: "TextField(\"Name\", text: .constant(\"Ada\")).textFieldStyle(.plain)", [
            BuiltIn("init()", "Creates the style.") { PlainTextFieldStyle().erased },
        ]),
        BuiltInGroup("extension TextFieldStyle where Self == PlainTextFieldStyle", [
            BuiltIn("static var plain: PlainTextFieldStyle { get }", "A text field without a border.", example: "TextField(\"Name\", text: .constant(\"Ada\")).textFieldStyle(.plain)") { PlainTextFieldStyle.plain.erased },
        ]),
    ]

    static let roundedBorderTextFieldStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct RoundedBorderTextFieldStyle: TextFieldStyle", "A text field with a border.", example: "TextField(\"Name\", text: .constant(\"Ada\")).textFieldStyle(.roundedBorder)", [
            BuiltIn("init()", "Creates the style.") { RoundedBorderTextFieldStyle().erased },
        ]),
        BuiltInGroup("extension TextFieldStyle where Self == RoundedBorderTextFieldStyle", [
            BuiltIn("static var roundedBorder: RoundedBorderTextFieldStyle { get }", "A text field with a border.", example: "TextField(\"Name\", text: .constant(\"Ada\")).textFieldStyle(.roundedBorder)") { RoundedBorderTextFieldStyle.roundedBorder.erased },
        ]),
    ]
}
