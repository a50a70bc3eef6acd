import Catalogue
import StyleEngine

/// A menu that offers the controls. It takes its style from the stack of menus.
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu that offers the controls. It takes its style from the stack of menus.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension BuiltIns {
    static let menuControlGroupStyle = style(
        "MenuControlGroupStyle", "menu", "ControlGroupStyle", ControlGroupStyleConfiguration.self,
        "A menu that offers the controls. It takes its style from the stack of menus.",
        example: #"ControlGroup { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.menu)"#
    ) { MenuControlGroupStyle().erased }
}
