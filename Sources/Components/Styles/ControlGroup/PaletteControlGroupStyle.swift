import Catalogue
import StyleEngine

/// The controls as choices of equal rank in a round border: `( Red | Blue )`.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlGroupFace(content: configuration.content, arrangement: .palette)
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls as choices of equal rank in a round border: `( Red | Blue )`.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension BuiltIns {
    static let paletteControlGroupStyle = style(
        "PaletteControlGroupStyle", "palette", "ControlGroupStyle", ControlGroupStyleConfiguration.self,
        "The controls as choices of equal rank in a round border.",
        example: #"ControlGroup("Edit") { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.palette)"#
    ) { PaletteControlGroupStyle().erased }
}
