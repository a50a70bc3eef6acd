import Catalogue
import StyleEngine

/// How buttons look, and what makes them act. It may build on the style below: `Button(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Framed: PrimitiveButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           Button(configuration).padding(8).border(.red)
///       }
///   }
///   Button("Share") {}.buttonStyle(Framed())
///   ```
public protocol PrimitiveButtonStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// What a button with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a `PrimitiveButtonStyle` is told about a button. The family of buttons is known by it (rules B2, C1).
public struct PrimitiveButtonStyleConfiguration: StyleConfiguration {
    /// The button's label, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// What the button is for, where that was said.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: () -> Void

    /// Runs the button's action.
    public func trigger() {
        action()
    }

    public static var component: String { "Button" }
}

extension PrimitiveButtonStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the buttons inside (rule B1).
    ///
    /// - Example: `Button("Share") {}.buttonStyle(.bordered)`
    public func buttonStyle<S: PrimitiveButtonStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
