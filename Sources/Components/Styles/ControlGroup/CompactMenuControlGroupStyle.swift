import StyleEngine

/// A menu that offers the controls side by side; it takes its style from the stack of menus. It takes its style from
/// the stack of menus.
///
/// - Example: `ControlGroup("Edit") { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.compactMenu)`
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            ControlGroupFace(content: configuration.content)
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu that offers the controls side by side. It takes its style from the stack of menus.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
