import Drawing
import StyleEngine

/// A circle. In a picture: `(50%)`.
///
/// - Example: `ProgressView(value: 0.5).progressViewStyle(.circular)`
public struct CircularProgressViewStyle: ProgressViewStyle, NamedStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a tint of its own.
    ///
    /// - Example: `ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))`
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressFace(configuration: configuration, shape: .circle, tint: tint)
    }

    public var styleName: String { tint.map { "circular(\($0.name))" } ?? "circular" }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle. In a picture: `(50%)`.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
