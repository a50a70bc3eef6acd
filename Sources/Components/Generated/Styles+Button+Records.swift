// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing
import StyleEngine

extension BuiltIns {
    static let borderedButtonStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct BorderedButtonStyle: PrimitiveButtonStyle", "A button with a border.", example: "Button(\"Share\") {}.buttonStyle(.bordered)", [
            BuiltIn("init()", "Creates the style.") { BorderedButtonStyle().erased },
            BuiltIn("func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: PrimitiveButtonStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension PrimitiveButtonStyle where Self == BorderedButtonStyle", [
            BuiltIn("static var bordered: BorderedButtonStyle { get }", "A button with a border.", example: "Button(\"Share\") {}.buttonStyle(.bordered)") { BorderedButtonStyle.bordered.erased },
        ]),
    ]

    static let borderedProminentButtonStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct BorderedProminentButtonStyle: PrimitiveButtonStyle", "A button with a border that stands out.", example: "Button(\"Share\") {}.buttonStyle(.borderedProminent)", [
            BuiltIn("init()", "Creates the style.") { BorderedProminentButtonStyle().erased },
            BuiltIn("func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: PrimitiveButtonStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle", [
            BuiltIn("static var borderedProminent: BorderedProminentButtonStyle { get }", "A button with a border that stands out.", example: "Button(\"Share\") {}.buttonStyle(.borderedProminent)") { BorderedProminentButtonStyle.borderedProminent.erased },
        ]),
    ]

    static let borderlessButtonStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct BorderlessButtonStyle: PrimitiveButtonStyle", "A button without a border: its label.", example: "Button(\"Share\") {}.buttonStyle(.borderless)", [
            BuiltIn("init()", "Creates the style.") { BorderlessButtonStyle().erased },
            BuiltIn("func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: PrimitiveButtonStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension PrimitiveButtonStyle where Self == BorderlessButtonStyle", [
            BuiltIn("static var borderless: BorderlessButtonStyle { get }", "A button without a border: its label.", example: "Button(\"Share\") {}.buttonStyle(.borderless)") { BorderlessButtonStyle.borderless.erased },
        ]),
    ]

    static let defaultButtonStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultButtonStyle: PrimitiveButtonStyle", "The look of a button on which no style was pushed: its label, with a dash in lists, forms and menus, or a bordered one inside a toggle.", example: "Button(\"Share\") {}.buttonStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { DefaultButtonStyle().erased },
            BuiltIn("func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: PrimitiveButtonStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension PrimitiveButtonStyle where Self == DefaultButtonStyle", [
            BuiltIn("static var automatic: DefaultButtonStyle { get }", "The look of a button on which no style was pushed: its label, or a bordered one inside a toggle.", example: "Button(\"Share\") {}.buttonStyle(.automatic)") { DefaultButtonStyle.automatic.erased },
        ]),
    ]

    static let linkButtonStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct LinkButtonStyle: PrimitiveButtonStyle", "A button that looks like a link.", example: "Button(\"Share\") {}.buttonStyle(.link)", [
            BuiltIn("init()", "Creates the style.") { LinkButtonStyle().erased },
            BuiltIn("func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: PrimitiveButtonStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension PrimitiveButtonStyle where Self == LinkButtonStyle", [
            BuiltIn("static var link: LinkButtonStyle { get }", "A button that looks like a link.", example: "Button(\"Share\") {}.buttonStyle(.link)") { LinkButtonStyle.link.erased },
        ]),
    ]

    static let plainButtonStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct PlainButtonStyle: PrimitiveButtonStyle", "A button that is shown as its label alone.", example: "Button(\"Share\") {}.buttonStyle(.plain)", [
            BuiltIn("init()", "Creates the style.") { PlainButtonStyle().erased },
            BuiltIn("func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: PrimitiveButtonStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension PrimitiveButtonStyle where Self == PlainButtonStyle", [
            BuiltIn("static var plain: PlainButtonStyle { get }", "A button that is shown as its label alone.", example: "Button(\"Share\") {}.buttonStyle(.plain)") { PlainButtonStyle.plain.erased },
        ]),
    ]
}
