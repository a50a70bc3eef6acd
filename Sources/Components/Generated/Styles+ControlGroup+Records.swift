// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import StyleEngine

extension BuiltIns {
    static let automaticControlGroupStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct AutomaticControlGroupStyle: ControlGroupStyle", "Controls side by side in one border.", example: "ControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.automatic)", [
            BuiltIn("init()", "Creates the style.") { AutomaticControlGroupStyle().erased },
            BuiltIn("func makeBody(configuration: ControlGroupStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ControlGroupStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ControlGroupStyle where Self == AutomaticControlGroupStyle", [
            BuiltIn("static var automatic: AutomaticControlGroupStyle { get }", "Controls side by side in one border.", example: "ControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.automatic)") { AutomaticControlGroupStyle.automatic.erased },
        ]),
    ]

    static let compactMenuControlGroupStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct CompactMenuControlGroupStyle: ControlGroupStyle", "A menu that offers the controls side by side; it takes its style from the stack of menus.", example: "ControlGroup(\"Edit\") { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.compactMenu)", [
            BuiltIn("init()", "Creates the style.") { CompactMenuControlGroupStyle().erased },
            BuiltIn("func makeBody(configuration: ControlGroupStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ControlGroupStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ControlGroupStyle where Self == CompactMenuControlGroupStyle", [
            BuiltIn("static var compactMenu: CompactMenuControlGroupStyle { get }", "A menu that offers the controls side by side.", example: "ControlGroup(\"Edit\") { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.compactMenu)") { CompactMenuControlGroupStyle.compactMenu.erased },
        ]),
    ]

    static let controlGroupStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("protocol ControlGroupStyle {\n    associatedtype Body: View\n    typealias Configuration = ControlGroupStyleConfiguration\n    @ViewBuilder func makeBody(configuration: Configuration) -> Body\n}", "How control groups look.", example: "struct Row: ControlGroupStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack { configuration.content }\n    }\n}\nControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(Row())", styleProtocol: StyleProtocol("ControlGroupStyle", configuration: ControlGroupStyleConfiguration.self), [
        ]),
        BuiltInGroup("struct ControlGroupStyleConfiguration", "What a style is told about one of the control groups.", example: "struct Row: ControlGroupStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack { configuration.content }\n    }\n}\nControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(Row())", [
            BuiltIn("let content: ControlGroupStyleConfiguration.Content", "The controls of the group.") { (self_: ControlGroupStyleConfiguration) in self_.content },
            BuiltIn("let label: ControlGroupStyleConfiguration.Label", "The group's label.") { (self_: ControlGroupStyleConfiguration) in self_.label },
        ]),
        BuiltInGroup("struct ControlGroupStyleConfiguration.Content: View", "The controls of the group, its type erased.", example: "struct Row: ControlGroupStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack { configuration.content }\n    }\n}\nControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(Row())", [
        ]),
        BuiltInGroup("struct ControlGroupStyleConfiguration.Label: View", "The group's label, its type erased.", example: "struct Row: ControlGroupStyle {\n    func makeBody(configuration: Configuration) -> some View {\n        HStack { configuration.content }\n    }\n}\nControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(Row())", [
        ]),
        BuiltInGroup("extension View", kind: .styles, [
            BuiltIn("func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View", "Pushes a style on the stack of the control groups inside.", example: "ControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.automatic)") { (self_: AnyView, style: StyleValue<ControlGroupStyleConfiguration>) in AnyView(self_.modifier(StylePush(style))) },
        ]),
    ]

    static let menuControlGroupStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct MenuControlGroupStyle: ControlGroupStyle", "A menu that offers the controls; it takes its style from the stack of menus.", example: "ControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.menu)", [
            BuiltIn("init()", "Creates the style.") { MenuControlGroupStyle().erased },
            BuiltIn("func makeBody(configuration: ControlGroupStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ControlGroupStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ControlGroupStyle where Self == MenuControlGroupStyle", [
            BuiltIn("static var menu: MenuControlGroupStyle { get }", "A menu that offers the controls.", example: "ControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.menu)") { MenuControlGroupStyle.menu.erased },
        ]),
    ]

    static let navigationControlGroupStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct NavigationControlGroupStyle: ControlGroupStyle", "Controls that lead back and forth, each in a border of its own.", example: "ControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.navigation)", [
            BuiltIn("init()", "Creates the style.") { NavigationControlGroupStyle().erased },
            BuiltIn("func makeBody(configuration: ControlGroupStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ControlGroupStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ControlGroupStyle where Self == NavigationControlGroupStyle", [
            BuiltIn("static var navigation: NavigationControlGroupStyle { get }", "Controls that lead back and forth, each in a border of its own.", example: "ControlGroup { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.navigation)") { NavigationControlGroupStyle.navigation.erased },
        ]),
    ]

    static let paletteControlGroupStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct PaletteControlGroupStyle: ControlGroupStyle", "The controls as choices of equal rank in a round border.", example: "ControlGroup(\"Edit\") { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.palette)", [
            BuiltIn("init()", "Creates the style.") { PaletteControlGroupStyle().erased },
            BuiltIn("func makeBody(configuration: ControlGroupStyleConfiguration) -> some View", "The look of a component, made without pushing or popping anything.") { (style: ErasedStyle, configuration: ControlGroupStyleConfiguration) in style.makeBody(configuration: configuration) },
        ]),
        BuiltInGroup("extension ControlGroupStyle where Self == PaletteControlGroupStyle", [
            BuiltIn("static var palette: PaletteControlGroupStyle { get }", "The controls as choices of equal rank in a round border.", example: "ControlGroup(\"Edit\") { Button(\"Cut\") {}; Button(\"Copy\") {} }.controlGroupStyle(.palette)") { PaletteControlGroupStyle.palette.erased },
        ]),
    ]
}
