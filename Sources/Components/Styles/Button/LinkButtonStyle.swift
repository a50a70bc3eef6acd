import Drawing
import StyleEngine

/// A button that looks like a link. In a picture: `<Share>`.
///
/// - Example: `Button("Share") {}.buttonStyle(.link)`
public struct LinkButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ControlLook(ButtonFace(configuration, .none)) { place, elements in
            Element.row(of: elements).linked(in: place)
        }
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link. In a picture: `<Share>`.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
