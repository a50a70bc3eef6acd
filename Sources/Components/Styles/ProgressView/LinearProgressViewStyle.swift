import Drawing
import StyleEngine

/// A bar. In a picture: `#####.....`.
///
/// - Example: `ProgressView(value: 0.5).progressViewStyle(.linear)`
public struct LinearProgressViewStyle: ProgressViewStyle, NamedStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a tint of its own.
    ///
    /// - Example: `ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))`
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressFace(configuration: configuration, shape: .bar, tint: tint)
    }

    public var styleName: String { tint.map { "linear(\($0.name))" } ?? "linear" }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar. In a picture: `#####.....`.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
