/// A view with a priority of its own: `layoutPriority(_:)`.
public struct PriorityLayout: Drawable {
    public let priority: Double?

    /// A priority that is no number counts as 0.
    public init(_ priority: Double) { self.priority = priority.isNaN ? 0 : priority }
}
