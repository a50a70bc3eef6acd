import Catalogue
import StyleEngine

/// How toggles look. It may build on the style below: `Toggle(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Starred: ToggleStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           HStack {
///               Text(configuration.isOn ? "*" : "-")
///               configuration.label
///           }
///       }
///   }
///   Toggle("Sound", isOn: .constant(true)).toggleStyle(Starred())
///   ```
public protocol ToggleStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about a toggle.
    typealias Configuration = ToggleStyleConfiguration

    /// What a toggle with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a toggle. The family of toggles is known by it (rule B2).
public struct ToggleStyleConfiguration: StyleConfiguration {
    /// The toggle's label, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on: reads and writes what the toggle was made with.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ.
    public let isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
        self.label = label
        self.isMixed = isMixed
        _isOn = isOn
    }

    public static var component: String { "Toggle" }
}

extension ToggleStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the toggles inside (rule B1).
    ///
    /// - Example: `Toggle("Sound", isOn: .constant(true)).toggleStyle(.checkbox)`
    public func toggleStyle<S: ToggleStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
