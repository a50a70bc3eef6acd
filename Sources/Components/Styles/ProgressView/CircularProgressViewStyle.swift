import Catalogue
import StyleEngine

/// A circle: `(50%)`.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ProgressFace(configuration: configuration, shape: .circle)
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle: `(50%)`.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension BuiltIns {
    static let circularProgressViewStyle = style(
        "CircularProgressViewStyle", "circular", "ProgressViewStyle", ProgressViewStyleConfiguration.self,
        "A circle.", example: #"ProgressView(value: 0.5).progressViewStyle(.circular)"#
    ) { CircularProgressViewStyle().erased }
}
