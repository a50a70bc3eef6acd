import StyleEngine

/// What a screen reader is told of a view. A terminal is read as it is, so that none of it is seen.
extension View {
    /// What a screen reader calls the view; a picture does not show it.
    ///
    /// - Example: `Image(systemName: "star").accessibilityLabel("Favourite")`
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// What a screen reader calls the view; a picture does not show it.
    ///
    /// - Example: `Image(systemName: "star").accessibilityLabel(Text("Favourite"))`
    public func accessibilityLabel(_ label: Text) -> some View { self }

    /// What a screen reader says of what the view does; a picture does not show it.
    ///
    /// - Example: `Image(systemName: "star").accessibilityHint("Opens the list")`
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

    /// What a screen reader says of what the view does; a picture does not show it.
    ///
    /// - Example: `Image(systemName: "star").accessibilityHint(Text("Opens the list"))`
    public func accessibilityHint(_ hint: Text) -> some View { self }

    /// What a screen reader says of the view's value; a picture does not show it.
    ///
    /// - Example: `Image(systemName: "star").accessibilityValue("3 of 5")`
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

    /// What a screen reader says of the view's value; a picture does not show it.
    ///
    /// - Example: `Image(systemName: "star").accessibilityValue(Text("3 of 5"))`
    public func accessibilityValue(_ value: Text) -> some View { self }

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
