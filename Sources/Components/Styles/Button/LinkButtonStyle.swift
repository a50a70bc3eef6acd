import Catalogue
import Drawing
import StyleEngine

/// A button that looks like a link: `<Share>`.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlLook(ButtonFace(configuration, .none)) { _, elements in
            Element(Brackets("<", ">"), [.row(of: elements)])
        }
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link: `<Share>`.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension BuiltIns {
    static let linkButtonStyle = style(
        "LinkButtonStyle", "link", "PrimitiveButtonStyle", PrimitiveButtonStyleConfiguration.self,
        "A button that looks like a link.", example: #"Button("Share") {}.buttonStyle(.link)"#
    ) { LinkButtonStyle().erased }
}
