// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
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

    static let menuStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol MenuStyle {\n    associatedtype Body: View\n    typealias Configuration = MenuStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How menus look.", example: "struct Loud: MenuStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Menu(configuration).bold()\n    }\n}\nMenu(\"Options\") { Button(\"Share\") {} }.menuStyle(Loud())", styleProtocol: StyleProtocol("MenuStyle", configuration: MenuStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct MenuStyleConfiguration", "What a style is told about one of the menus.", example: "struct Loud: MenuStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Menu(configuration).bold()\n    }\n}\nMenu(\"Options\") { Button(\"Share\") {} }.menuStyle(Loud())", [
            BuiltIn("let label: MenuStyleConfiguration.Label", "The menu's label.") { (self_: MenuStyleConfiguration) in self_.label },
            BuiltIn("let content: MenuStyleConfiguration.Content", "What the menu offers.") { (self_: MenuStyleConfiguration) in self_.content },
        ]),
        BuiltInGroup("struct MenuStyleConfiguration.Label: View", "The menu's label, its type erased.", example: "struct Loud: MenuStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Menu(configuration).bold()\n    }\n}\nMenu(\"Options\") { Button(\"Share\") {} }.menuStyle(Loud())", [
        ]),
        BuiltInGroup("struct MenuStyleConfiguration.Content: View", "What the menu offers, its type erased.", example: "struct Loud: MenuStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Menu(configuration).bold()\n    }\n}\nMenu(\"Options\") { Button(\"Share\") {} }.menuStyle(Loud())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func menuStyle<S: MenuStyle>(_ style: S) -> some View", "Pushes a style on the stack of the menus inside.", example: "Menu(\"Options\") { Button(\"Share\") {} }.menuStyle(.button)") { (self_: AnyView, style: StyleValue<MenuStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]
}
