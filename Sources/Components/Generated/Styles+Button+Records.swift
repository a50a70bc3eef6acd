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

    static let buttonStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct ButtonStyleConfiguration", "What a 'ButtonStyle' is told about a button.", example: "struct Loud: ButtonStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        configuration.label.bold(configuration.isPressed)\n    }\n}\nButton(\"Share\") {}.buttonStyle(Loud())", [
            BuiltIn("let role: ButtonRole?", "What the button is for, where that was said.") { (self_: ButtonStyleConfiguration) in self_.role },
            BuiltIn("let label: ButtonStyleConfiguration.Label", "The button's label.") { (self_: ButtonStyleConfiguration) in self_.label },
            BuiltIn("let isPressed: Bool", "Whether a person presses the button at this moment.") { (self_: ButtonStyleConfiguration) in self_.isPressed },
        ]),
        BuiltInGroup("struct ButtonStyleConfiguration.Label: View", "The button's label, its type erased.", example: "struct Loud: ButtonStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        configuration.label.bold(configuration.isPressed)\n    }\n}\nButton(\"Share\") {}.buttonStyle(Loud())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func buttonStyle<S: ButtonStyle>(_ style: S) -> some View", "Pushes a style on the stack of the buttons inside.", example: "Button(\"Share\") {}.buttonStyle(.bordered)") { (self_: AnyView, style: StyleValue<PrimitiveButtonStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]

    static let defaultButtonStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct DefaultButtonStyle: PrimitiveButtonStyle", "The look of a button on which no style was pushed: its label, or a bordered one inside a toggle.", example: "Button(\"Share\") {}.buttonStyle(.automatic)", [
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

    static let primitiveButtonStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol PrimitiveButtonStyle {\n    associatedtype Body: View\n    typealias Configuration = PrimitiveButtonStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How buttons look, and what makes them act.", example: "struct Framed: PrimitiveButtonStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Button(configuration).padding(8).border(.red)\n    }\n}\nButton(\"Share\") {}.buttonStyle(Framed())", styleProtocol: StyleProtocol("PrimitiveButtonStyle", configuration: PrimitiveButtonStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct PrimitiveButtonStyleConfiguration", "What a 'PrimitiveButtonStyle' is told about a button.", example: "struct Framed: PrimitiveButtonStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Button(configuration).padding(8).border(.red)\n    }\n}\nButton(\"Share\") {}.buttonStyle(Framed())", [
            BuiltIn("let role: ButtonRole?", "What the button is for, where that was said.") { (self_: PrimitiveButtonStyleConfiguration) in self_.role },
            BuiltIn("let label: PrimitiveButtonStyleConfiguration.Label", "The button's label.") { (self_: PrimitiveButtonStyleConfiguration) in self_.label },
            BuiltIn("func trigger()", "Runs the button's action.") { (self_: PrimitiveButtonStyleConfiguration) in self_.trigger(); return Catalogue.Value.void },
        ]),
        BuiltInGroup("struct PrimitiveButtonStyleConfiguration.Label: View", "The button's label, its type erased.", example: "struct Framed: PrimitiveButtonStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        Button(configuration).padding(8).border(.red)\n    }\n}\nButton(\"Share\") {}.buttonStyle(Framed())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View", "Pushes a style on the stack of the buttons inside.", example: "Button(\"Share\") {}.buttonStyle(.bordered)") { (self_: AnyView, style: StyleValue<PrimitiveButtonStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]
}
