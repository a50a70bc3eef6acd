/// Light or dark: SwiftUI's `ColorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark text on a light ground, and light text on a dark one.
    case light, dark
}
