import Catalogue
import StyleEngine

/// How pickers look. The built-in styles are all there are: a picker has no configuration to build on (rule C7).
public protocol PickerStyle: ClosedStyle where Told == PickerStyleConfiguration {}

/// What a style is told about a picker. The family of pickers is known by it (rule B2).
public struct PickerStyleConfiguration: StyleConfiguration {
    let label: AnyView
    let content: AnyView
    /// What stands for the chosen option where that alone is shown.
    let current: AnyView?
    let choices: Choices

    public static var component: String { "Picker" }
}

extension View {
    /// Pushes a style on the stack of the pickers inside (rule B1).
    ///
    /// - Record: by hand
    public func pickerStyle<S: PickerStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        push(style, at: SourcePlace(file: file, line: line, column: column))
    }
}

extension BuiltIns {
    static let pickerStyle = closedFamily(
        "PickerStyle", for: "pickers", told: PickerStyleConfiguration.self,
        push: """
            Picker("Size", selection: .constant(1)) { Text("S").tag(1); Text("L").tag(2) }
            .pickerStyle(.segmented)
            """,
        advice: "push one of them, or write a component of your own")
}
