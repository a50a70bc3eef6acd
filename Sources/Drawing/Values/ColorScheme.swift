/// Light or dark. SwiftUI's `ColorScheme`.
///
/// - Example: `Text("a").colorScheme(.dark)`
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark text on a light ground, and light text on a dark one.
    case light, dark
}
