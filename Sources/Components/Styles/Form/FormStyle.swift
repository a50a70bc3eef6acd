import Catalogue
import StyleEngine

/// How forms look. It may build on the style below: `Form(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Boxed: FormStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           Form(configuration).border(.primary)
///       }
///   }
///   Form { LabeledContent("Origin", value: "Kenya") }.formStyle(Boxed())
///   ```
public protocol FormStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about one of the forms.
    typealias Configuration = FormStyleConfiguration

    /// What one with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about one of the forms. The family is known by it (rule B2).
public struct FormStyleConfiguration: StyleConfiguration {
    /// The form's rows, its type erased.
    public struct Content: ErasedContent {
        public let erased: AnyView
    }

    /// The form's rows.
    public let content: Content

    public static var component: String { "Form" }
}

extension FormStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the forms inside (rule B1).
    ///
    /// - Example: `Form { LabeledContent("Origin", value: "Kenya") }.formStyle(.grouped)`
    public func formStyle<S: FormStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
