import Catalogue
import StyleEngine

/// What a screen reader is told of a view. A terminal is read as it is, so that none of it is seen.
extension View {
    /// What a screen reader calls the view; a picture does not show it.
    ///
    /// - Example: `Image(systemName: "star").accessibilityLabel(Text("Favourite"))`
    public func accessibilityLabel(_ label: Text) -> some View { self }

    /// What a screen reader calls the view.
    ///
    /// - Record: by hand
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// What a screen reader says of what the view does.
    ///
    /// - Record: by hand
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// What a screen reader says of the view's value.
    ///
    /// - Record: by hand
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

    /// Whether a screen reader skips the view; a picture shows it.
    ///
    /// - Example: `Text("a").accessibilityHidden(true)`
    public func accessibilityHidden(_ hidden: Bool) -> some View { self }

    /// The name by which a test of an app finds the view.
    ///
    /// - Example: `Text("a").accessibilityIdentifier("title")`
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }

    /// What else a screen reader is to take the view for.
    ///
    /// - Example: `Text("a").accessibilityAddTraits(.isHeader)`
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// What a screen reader is not to take the view for.
    ///
    /// - Example: `Image(systemName: "star").accessibilityRemoveTraits(.isImage)`
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// How a screen reader goes through what stands in the view.
    ///
    /// - Example: `HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)`
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
}

extension BuiltIns {
    static let accessibility: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .controls,
            [
                spoken("accessibilityLabel", "label", "What a screen reader calls the view", "Favourite"),
                spoken(
                    "accessibilityHint", "hint", "What a screen reader says of what the view does", "Opens the list"),
                spoken("accessibilityValue", "value", "What a screen reader says of the view's value", "3 of 5"),
            ])
    ]

    private static func spoken(_ name: String, _ label: String, _ summary: String, _ words: String) -> BuiltIn {
        BuiltIn(
            "func \(name)<S: StringProtocol>(_ \(label): S) -> some View", summary + "; a picture does not show it.",
            example: "Image(systemName: \"star\").\(name)(\"\(words)\")"
        ) { (content: AnyView, words: Value) in content }
    }
}
