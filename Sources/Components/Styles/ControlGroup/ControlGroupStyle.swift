import Catalogue
import StyleEngine

/// How control groups look. It may build on the style below: `ControlGroup(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Row: ControlGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           HStack { configuration.content }
///       }
///   }
///   ControlGroup { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(Row())
///   ```
public protocol ControlGroupStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about one of the control groups.
    typealias Configuration = ControlGroupStyleConfiguration

    /// What one with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about one of the control groups. The family is known by it (rule B2).
public struct ControlGroupStyleConfiguration: StyleConfiguration {
    /// The controls of the group, its type erased.
    public struct Content: ErasedContent {
        public let erased: AnyView
    }

    /// The group's label, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// The controls of the group.
    public let content: Content
    /// The group's label.
    public let label: Label

    public static var component: String { "ControlGroup" }
}

extension ControlGroupStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the control groups inside (rule B1).
    ///
    /// - Example: `ControlGroup { Button("Cut") {}; Button("Copy") {} }.controlGroupStyle(.automatic)`
    public func controlGroupStyle<S: ControlGroupStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
