/// What a screen reader takes a view for. SwiftUI's `AccessibilityTraits`.
///
/// - Example: `Text("a").accessibilityAddTraits([.isHeader, .isSelected])`
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something to press.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// What is chosen.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// A picture.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    /// Something to turn on and off.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 6)
    /// What covers everything else.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
    /// What changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 8)
}

/// How a screen reader goes through what stands in a view. SwiftUI's `AccessibilityChildBehavior`.
///
/// - Example: `HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)`
public enum AccessibilityChildBehavior: Hashable, Sendable {
    /// Not at all; part by part; as one.
    case ignore, contain, combine
}
