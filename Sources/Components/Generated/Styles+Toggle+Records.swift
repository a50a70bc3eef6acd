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

    static let switchToggleStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct SwitchToggleStyle: ToggleStyle", "A switch behind the label.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(.switch)", [
            BuiltIn("init()", "Creates the style.") { SwitchToggleStyle().erased },
            BuiltIn("init(tint: Color)", "Creates the style with a tint of its own.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))") { (tint: Color) in SwitchToggleStyle(tint: tint).erased },
            BuiltIn("func makeBody(configuration: ToggleStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ToggleStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ToggleStyle where Self == SwitchToggleStyle", [
            BuiltIn("static var `switch`: SwitchToggleStyle { get }", "A switch behind the label.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(.switch)") { SwitchToggleStyle.`switch`.erased },
        ]),
    ]

    static let toggleStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol ToggleStyle {\n    associatedtype Body: View\n    typealias Configuration = ToggleStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How toggles look.", example: "struct Starred: ToggleStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            Text(configuration.isOn ? \"*\" : \"-\")\n            configuration.label\n        }\n    }\n}\nToggle(\"Sound\", isOn: .constant(true)).toggleStyle(Starred())", styleProtocol: StyleProtocol("ToggleStyle", configuration: ToggleStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct ToggleStyleConfiguration", "What a style is told about a toggle.", example: "struct Starred: ToggleStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            Text(configuration.isOn ? \"*\" : \"-\")\n            configuration.label\n        }\n    }\n}\nToggle(\"Sound\", isOn: .constant(true)).toggleStyle(Starred())", [
            BuiltIn("let label: ToggleStyleConfiguration.Label", "The toggle's label.") { (self_: ToggleStyleConfiguration) in self_.label },
            BuiltIn("var isOn: Bool { get nonmutating set }", "Whether the toggle is on: reads and writes what the toggle was made with.", \ToggleStyleConfiguration.isOn),
            BuiltIn("var `$isOn`: Binding<Bool> { get }", "The binding of 'isOn'.") { (self_: ToggleStyleConfiguration) in self_.$isOn },
            BuiltIn("let isMixed: Bool", "Whether the toggle stands for several values that differ.") { (self_: ToggleStyleConfiguration) in self_.isMixed },
        ]),
        BuiltInGroup("struct ToggleStyleConfiguration.Label: View", "The toggle's label, its type erased.", example: "struct Starred: ToggleStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack {\n            Text(configuration.isOn ? \"*\" : \"-\")\n            configuration.label\n        }\n    }\n}\nToggle(\"Sound\", isOn: .constant(true)).toggleStyle(Starred())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func toggleStyle<S: ToggleStyle>(_ style: S) -> some View", "Pushes a style on the stack of the toggles inside.", example: "Toggle(\"Sound\", isOn: .constant(true)).toggleStyle(.checkbox)") { (self_: AnyView, style: StyleValue<ToggleStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]
}
