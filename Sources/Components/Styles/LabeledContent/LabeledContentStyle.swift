import Catalogue
import StyleEngine

/// How labeled contents look. It may build on the style below: `LabeledContent(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Stacked: LabeledContentStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           VStack(alignment: .leading) {
///               configuration.label.bold()
///               configuration.content
///           }
///       }
///   }
///   LabeledContent("Origin", value: "Kenya").labeledContentStyle(Stacked())
///   ```
public protocol LabeledContentStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about a labeled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// What a labeled content with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a labeled content. The family of labeled contents is known by it (rule B2).
public struct LabeledContentStyleConfiguration: StyleConfiguration {
    /// Its label, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// Its content, its type erased.
    public struct Content: ErasedContent {
        public let erased: AnyView
    }

    /// Its label.
    public let label: Label
    /// Its content.
    public let content: Content

    public static var component: String { "LabeledContent" }
}

extension LabeledContentStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the labeled contents inside (rule B1).
    ///
    /// - Example: `LabeledContent("Origin", value: "Kenya").labeledContentStyle(.automatic)`
    public func labeledContentStyle<S: LabeledContentStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
