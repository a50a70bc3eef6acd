// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let borderlessButtonMenuStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct BorderlessButtonMenuStyle: MenuStyle", "A button without a border that opens the menu.", example: "Menu(\"Options\") { Button(\"Share\") {} }.menuStyle(.borderlessButton)", [
            BuiltIn("init()", "Creates the style.") { BorderlessButtonMenuStyle().erased },
            BuiltIn("func makeBody(configuration: MenuStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: MenuStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension MenuStyle where Self == BorderlessButtonMenuStyle", [
            BuiltIn("static var borderlessButton: BorderlessButtonMenuStyle { get }", "A button without a border that opens the menu.", example: "Menu(\"Options\") { Button(\"Share\") {} }.menuStyle(.borderlessButton)") { BorderlessButtonMenuStyle.borderlessButton.erased },
        ]),
    ]

    static let buttonMenuStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ButtonMenuStyle: MenuStyle", "A button that opens the menu; the button takes its style from the stack of buttons.", example: "Menu(\"Options\") { Button(\"Share\") {} }.menuStyle(.button)", [
            BuiltIn("init()", "Creates the style.") { ButtonMenuStyle().erased },
            BuiltIn("func makeBody(configuration: MenuStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: MenuStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension MenuStyle where Self == ButtonMenuStyle", [
            BuiltIn("static var button: ButtonMenuStyle { get }", "A button that opens the menu.", example: "Menu(\"Options\") { Button(\"Share\") {} }.menuStyle(.button)") { ButtonMenuStyle.button.erased },
        ]),
    ]

    static let defaultMenuStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultMenuStyle: MenuStyle", "The look of a menu on which no style was pushed: a button that opens it.", example: "Menu(\"Options\") { Button(\"Share\") {} }.menuStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultMenuStyle().erased },
            BuiltIn("func makeBody(configuration: MenuStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: MenuStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension MenuStyle where Self == DefaultMenuStyle", [
            BuiltIn("static var automatic: DefaultMenuStyle { get }", "The look of a menu on which no style was pushed: a button that opens it.", example: "Menu(\"Options\") { Button(\"Share\") {} }.menuStyle(.automatic)") { DefaultMenuStyle.automatic.erased },
        ]),
    ]
}
