import Catalogue
import StyleEngine

/// How disclosure groups look. It may build on the style below: `DisclosureGroup(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Plain: DisclosureGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           VStack {
///               configuration.label
///               if configuration.isExpanded { configuration.content }
///           }
///       }
///   }
///   DisclosureGroup("More") { Text("hidden") }.disclosureGroupStyle(Plain())
///   ```
public protocol DisclosureGroupStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about one of the disclosure groups.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// What one with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about one of the disclosure groups. The family is known by it (rule B2).
public struct DisclosureGroupStyleConfiguration: StyleConfiguration {
    /// The group's label, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// What the group shows when it is open, its type erased.
    public struct Content: ErasedContent {
        public let erased: AnyView
    }

    /// The group's label.
    public let label: Label
    /// What the group shows when it is open.
    public let content: Content
    /// Whether the group is open: reads and writes what the group was made with.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }

    public static var component: String { "DisclosureGroup" }
}

extension DisclosureGroupStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the disclosure groups inside (rule B1).
    ///
    /// - Example: `DisclosureGroup("More") { Text("hidden") }.disclosureGroupStyle(.automatic)`
    public func disclosureGroupStyle<S: DisclosureGroupStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
