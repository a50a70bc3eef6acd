import Drawing
import StyleEngine

/// A switch behind the label. In a picture: `Sound (  o)`.
///
/// - Example: `Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch)`
public struct SwitchToggleStyle: ToggleStyle, NamedStyle {
    private let tint: Color?

    /// Creates the style.
    public init() { tint = nil }

    /// Creates the style with a tint of its own.
    ///
    /// - Example: `Toggle("Sound", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))`
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ToggleFace(configuration, .switch, tint: tint)
    }

    public var styleName: String { tint.map { "switch(\($0.name))" } ?? "switch" }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch behind the label. In a picture: `Sound (  o)`.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
