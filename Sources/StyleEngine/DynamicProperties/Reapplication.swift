/// What becomes of an `@Environment` that was installed at one level of the tree, when the style that holds it is pushed
/// as `self` and installed again further in (rule D5).
public enum Reapplication: String, CaseIterable, Sendable {
    /// It is read anew at each level.
    case fresh
    /// It stays as it was read at the first level.
    case frozen
}

extension Installation {
    /// Tells that a property of a style is installed which was installed before, once for each type of style.
    ///
    /// - Returns: what becomes of it where it is an `@Environment`.
    @discardableResult
    public func installAgain(_ property: ReappliedProperty) -> Reapplication {
        if let style = node.take?.style.type { EvaluationContext.tell(of: property, in: style, reapplication) }
        return reapplication
    }
}

/// A property that can be installed more than once, as its style pushes itself again.
public enum ReappliedProperty: Sendable {
    /// `@Environment`, which is read anew or not (rule D5).
    case environment
    /// `@State`, which has storage of its own at each level (rule D8).
    case state
}
