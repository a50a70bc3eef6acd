import Catalogue
import Drawing
import StyleEngine

/// A circle. In a picture: `(50%)`.
public struct CircularProgressViewStyle: ProgressViewStyle, NamedStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a tint of its own.
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

extension BuiltIns {
    static let circularProgressViewStyle: [BuiltInGroup] =
        style(
            "CircularProgressViewStyle", "circular", "ProgressViewStyle", ProgressViewStyleConfiguration.self,
            "A circle.", example: #"ProgressView(value: 0.5).progressViewStyle(.circular)"#
        ) { CircularProgressViewStyle().erased } + [
            BuiltInGroup(
                "extension CircularProgressViewStyle",
                [
                    BuiltIn(
                        "init(tint: Color)", "Creates the style with a tint of its own.",
                        example: "ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: .red))"
                    ) { (tint: Color) in CircularProgressViewStyle(tint: tint).erased }
                ])
        ]
}
