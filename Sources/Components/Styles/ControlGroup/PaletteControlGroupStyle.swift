import StyleEngine

/// The controls as choices of equal rank in a round border. In a picture: `( Red | Blue )`.
///
/// - Example: `ControlGroup("Edit") { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.palette)`
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupFace(content: configuration.content, arrangement: .palette)
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls as choices of equal rank in a round border. In a picture: `( Red | Blue )`.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
