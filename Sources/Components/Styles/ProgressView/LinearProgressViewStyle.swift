import Catalogue
import StyleEngine

/// A bar: `[#####.....]`.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ProgressFace(configuration: configuration, shape: .bar)
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar: `[#####.....]`.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension BuiltIns {
    static let linearProgressViewStyle = style(
        "LinearProgressViewStyle", "linear", "ProgressViewStyle", ProgressViewStyleConfiguration.self,
        "A bar.", example: #"ProgressView(value: 0.5).progressViewStyle(.linear)"#
    ) { LinearProgressViewStyle().erased }
}
