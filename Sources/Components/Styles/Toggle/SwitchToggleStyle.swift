import Catalogue
import StyleEngine

/// A switch behind the label: `Sound (  o)`.
public struct SwitchToggleStyle: ToggleStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ToggleFace(configuration, .switch)
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch behind the label: `Sound (  o)`.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension BuiltIns {
    static let switchToggleStyle = style(
        "SwitchToggleStyle", "`switch`", "ToggleStyle", ToggleStyleConfiguration.self,
        "A switch behind the label.", example: #"Toggle("Sound", isOn: .constant(true)).toggleStyle(.switch)"#
    ) { SwitchToggleStyle().erased }
}
