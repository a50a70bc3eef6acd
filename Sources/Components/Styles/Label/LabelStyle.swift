import Catalogue
import StyleEngine

/// How labels look. It may build on the style below: `Label(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Trailing: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           HStack {
///               configuration.title
///               configuration.icon
///           }
///       }
///   }
///   Label("Sun", systemImage: "sun.min").labelStyle(Trailing())
///   ```
public protocol LabelStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about a label.
    typealias Configuration = LabelStyleConfiguration

    /// What a label with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a label. The family of labels is known by it (rule B2).
public struct LabelStyleConfiguration: StyleConfiguration {
    /// The label's title, its type erased.
    public struct Title: ErasedContent {
        public let erased: AnyView
    }

    /// The label's icon, its type erased.
    public struct Icon: ErasedContent {
        public let erased: AnyView
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon

    public static var component: String { "Label" }
}

extension LabelStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the labels inside (rule B1).
    ///
    /// - Example: `Label("Sun", systemImage: "sun.min").labelStyle(.iconOnly)`
    public func labelStyle<S: LabelStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
