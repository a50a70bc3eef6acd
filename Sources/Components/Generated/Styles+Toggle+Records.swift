// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let buttonToggleStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ButtonToggleStyle: ToggleStyle", "A button that stays in.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(.button)", [
            BuiltIn("init()", "Creates the style.") { ButtonToggleStyle().erased },
            BuiltIn("func makeBody(configuration: ToggleStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ToggleStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ToggleStyle where Self == ButtonToggleStyle", [
            BuiltIn("static var button: ButtonToggleStyle { get }", "A button that stays in.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(.button)") { ButtonToggleStyle.button.erased },
        ]),
    ]

    static let checkboxToggleStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct CheckboxToggleStyle: ToggleStyle", "A box with a tick in front of the label.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(.checkbox)", [
            BuiltIn("init()", "Creates the style.") { CheckboxToggleStyle().erased },
            BuiltIn("func makeBody(configuration: ToggleStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ToggleStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ToggleStyle where Self == CheckboxToggleStyle", [
            BuiltIn("static var checkbox: CheckboxToggleStyle { get }", "A box with a tick in front of the label.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(.checkbox)") { CheckboxToggleStyle.checkbox.erased },
        ]),
    ]

    static let defaultToggleStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultToggleStyle: ToggleStyle", "The look of a toggle on which no style was pushed: a switch, or a box in a menu.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultToggleStyle().erased },
            BuiltIn("func makeBody(configuration: ToggleStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ToggleStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ToggleStyle where Self == DefaultToggleStyle", [
            BuiltIn("static var automatic: DefaultToggleStyle { get }", "The look of a toggle on which no style was pushed: a switch, or a box in a menu.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(.automatic)") { DefaultToggleStyle.automatic.erased },
        ]),
    ]
}
