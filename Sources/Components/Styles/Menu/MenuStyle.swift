import Catalogue
import StyleEngine

/// How menus look. It may build on the style below: `Menu(configuration)` takes that one.
///
/// - Example:
///   ```swift
///   struct Loud: MenuStyle {
///       func makeBody(configuration: Configuration) -> some View {
///           Menu(configuration).bold()
///       }
///   }
///   Menu("Options") { Button("Share") {} }.menuStyle(Loud())
///   ```
public protocol MenuStyle {
    /// The type of what the style makes.
    associatedtype Body: View
    /// What the style is told about one of the menus.
    typealias Configuration = MenuStyleConfiguration

    /// What one with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about one of the menus. The family is known by it (rule B2).
public struct MenuStyleConfiguration: StyleConfiguration {
    /// The menu's label, its type erased.
    public struct Label: ErasedContent {
        public let erased: AnyView
    }

    /// What the menu offers, its type erased.
    public struct Content: ErasedContent {
        public let erased: AnyView
    }

    /// The menu's label.
    public let label: Label
    /// What the menu offers.
    public let content: Content
    /// What the label does by itself; nil where it opens the menu.
    let primaryAction: (() -> Void)?

    public static var component: String { "Menu" }
}

extension MenuStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Configuration.family) { (style, configuration: Configuration) in
            style.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style on the stack of the menus inside (rule B1).
    ///
    /// - Example: `Menu("Options") { Button("Share") {} }.menuStyle(.button)`
    public func menuStyle<S: MenuStyle>(
        _ style: S, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                style.erased, family: S.Configuration.family,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
