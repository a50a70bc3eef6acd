import StyleEngine

/// A menu that offers the controls; it takes its style from the stack of menus. It takes its style from the stack of
/// menus.
///
/// - Example: `ControlGroup { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.menu)`
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
