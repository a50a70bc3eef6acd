/// Several views without a container of their own: modifiers apply to each of them.
public struct Group<Content: View>: PrimitiveView {
    private let content: Content

    /// Groups views.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public static func _resolve(_ view: Group, at inputs: Inputs, by resolver: Resolver) {
        Content._resolve(view.content, at: inputs, by: resolver)
    }
}

/// A view that only holds others together: its nodes are theirs.
protocol ViewWithoutNode: View {}

extension Group: ViewWithoutNode {}
extension ForEach: ViewWithoutNode {}
