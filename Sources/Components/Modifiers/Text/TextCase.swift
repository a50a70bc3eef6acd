import Catalogue
import StyleEngine

extension Text {
    /// Whether letters are shown as capitals, or as small letters.
    ///
    /// - Example: `Text("Hello").textCase(.uppercase)`
    public enum Case: Hashable, Sendable, CaseIterable, NativeConvertible {
        /// All letters are capitals.
        case uppercase
        /// All letters are small.
        case lowercase

        func applied(to text: String) -> String {
            switch self {
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            }
        }
    }
}

private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
    /// Whether letters are shown as capitals, or small.
    ///
    /// - Example: `Text("Hello").environment(\.textCase, .uppercase)`
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Shows the letters of each text inside as capitals, or small; nil leaves them as they are written.
    ///
    /// - Example: `Text("Hello").textCase(.lowercase)`
    public func textCase(
        _ textCase: Text.Case?, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            EnvironmentTransform(at: SourcePlace(file: file, line: line, column: column)) { $0.textCase = textCase })
    }
}
