import Catalogue
import StyleEngine

/// How pickers look. The built-in styles are all there are: a picker has no configuration to build on (rule C7).
public protocol PickerStyle {
    /// What a picker with this configuration looks like.
    func _makeBody(configuration: PickerStyleConfiguration) -> AnyView
}

/// What a style is told about a picker. The family of pickers is known by it (rule B2).
public struct PickerStyleConfiguration: StyleConfiguration {
    let label: AnyView
    let content: AnyView
    /// What stands for the chosen option where that alone is shown.
    let current: AnyView?
    let choices: Choices

    public static var component: String { "Picker" }
}

extension PickerStyle {
    var erased: ErasedStyle {
        ErasedStyle(self, family: PickerStyleConfiguration.family) { (style, configuration: PickerStyleConfiguration) in
            style._makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the pickers inside (rule B1).
    public func pickerStyle<S: PickerStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: PickerStyleConfiguration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}

extension BuiltIns {
    static let pickerStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "protocol PickerStyle", "How pickers look; the built-in styles are all there are.",
            example:
                """
                Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }
                .pickerStyle(.segmented)
                """,
            closure: "the built-in styles are all there are; push one of them, or write a component of your own"),
        BuiltInGroup(
            "extension View", kind: .styles,
            [
                BuiltIn(
                    "func pickerStyle<S: PickerStyle>(_ style: S) -> some View",
                    "Pushes a style on the stack of the pickers inside.",
                    example:
                        """
                        Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }
                        .pickerStyle(.segmented)
                        """
                ) { (content: AnyView, style: StyleValue<PickerStyleConfiguration>) in
                    AnyView(content.modifier(StylePush(style)))
                }
            ]),
    ]
}
