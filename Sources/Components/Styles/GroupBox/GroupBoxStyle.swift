import Catalogue
import StyleEngine

/// How group boxes look. It may build on the style below: `GroupBox(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Titled: GroupBoxStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           VStack {
///               configuration.label.bold()
///               configuration.content
///           }
///       }
///   }
///   GroupBox("Theme") { Text("Serif") }.groupBoxStyle(Titled())
///   ```
public protocol GroupBoxStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about a group box.
    typealias Configuration = GroupBoxStyleConfiguration

    /// What a group box with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a group box. The family of group boxes is known by it (rule B2).
public struct GroupBoxStyleConfiguration: StyleConfiguration {
    /// The box's label, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// The box's content, its type erased.
    public struct Content: ErasedContent {
        public let erased: AnyView
    }

    /// The box's label.
    public let label: Label
    /// The box's content.
    public let content: Content

    public static var component: String { "GroupBox" }
}

extension GroupBoxStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the group boxes inside (rule B1).
    ///
    /// - Example: `GroupBox("Theme") { Text("Serif") }.groupBoxStyle(.automatic)`
    public func groupBoxStyle<S: GroupBoxStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
