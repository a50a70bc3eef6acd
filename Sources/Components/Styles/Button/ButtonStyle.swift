import Catalogue
import StyleEngine

/// How buttons look. What makes them act stays what it always is.
///
/// It is wrapped into a primitive style and pushed on the same stack (rule C1), and is the end of a chain of styles:
/// nothing makes a button again from its configuration (rule C2).
///
/// - Record: by hand
public protocol ButtonStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about a button.
    typealias Configuration = ButtonStyleConfiguration

    /// What a button with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a `ButtonStyle` is told about a button.
///
/// - Example:
///   ```swift
///   struct Loud: ButtonStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           configuration.label.bold(configuration.isPressed)
///       }
///   }
///   Button("Share") {}.buttonStyle(Loud())
///   ```
public struct ButtonStyleConfiguration: NativeConvertible {
    /// The button's label, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// What the button is for, where that was said.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether a person presses the button at this moment (rule C4).
    public let isPressed: Bool
}

extension ButtonStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        let family = PrimitiveButtonStyleConfiguration.family
        return ErasedStyle(self, family: family) { (style, configuration: ButtonStyleConfiguration) in
            style.makeBody(configuration: configuration)
        }.wrappedAsPrimitive
    }
}

extension ErasedStyle {
    /// A style that is handed a `ButtonStyleConfiguration` as one of the family of buttons, which is handed the
    /// primitive one (rule C1). Presses are noticed around what the style makes (rule C4).
    var wrappedAsPrimitive: ErasedStyle {
        with { configuration, installation in
            guard let configuration = configuration as? PrimitiveButtonStyleConfiguration else {
                return AnyView(EmptyView())
            }
            let press = installation?.state(initial: false) ?? StateLocation(false)
            let body = makeBody(
                configuration: ButtonStyleConfiguration(
                    role: configuration.role,
                    label: ButtonStyleConfiguration.Label(erased: configuration.label.erased),
                    isPressed: press.value),
                installation: installation)
            return AnyView(ButtonTouch(configuration: configuration, press: press, content: body))
        }.endingChain
    }
}

extension View {
    /// Pushes a style on the stack of the buttons inside (rules B1, C1).
    ///
    /// - Example: `Button("Share") {}.buttonStyle(.bordered)`
    public func buttonStyle<S: ButtonStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: PrimitiveButtonStyleConfiguration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}

extension BuiltIns {
    static let buttonStyle = [
        BuiltInGroup(
            """
            protocol ButtonStyle {
                associatedtype Body: View
                typealias Configuration = ButtonStyleConfiguration
                @ViewBuilder func makeBody(configuration: Configuration) -> Body
            }
            """, "How buttons look.",
            example: """
                struct Loud: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        configuration.label.bold(configuration.isPressed)
                    }
                }
                Button("Share") {}.buttonStyle(Loud())
                """,
            styleProtocol: StyleProtocol(
                "ButtonStyle", family: PrimitiveButtonStyleConfiguration.self,
                configuration: ButtonStyleConfiguration.self
            ) { $0.wrappedAsPrimitive })
    ]
}
