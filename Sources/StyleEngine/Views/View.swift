/// A piece of what is shown, described by the views it is made of.
public protocol View {
    /// The type of the view's body.
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }

    /// Puts the view into the resolved tree. Only views that are no views of others, such as `Text`, write their own.
    static func _resolve(_ view: Self, at inputs: Inputs, by resolver: Resolver)
}

extension View {
    /// Opens a node for the view and makes its body later, so that depth costs no machine stack.
    public static func _resolve(_ view: Self, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveBody(of: view, at: inputs)
    }
}

/// A view that puts itself into the resolved tree and has no body.
public protocol PrimitiveView: View where Body == EmptyView {}

extension PrimitiveView {
    public var body: EmptyView { EmptyView() }
}

/// A view that shows nothing.
public struct EmptyView: View {
    /// Creates a view that shows nothing.
    public init() {}

    public var body: EmptyView { EmptyView() }

    public static func _resolve(_ view: EmptyView, at inputs: Inputs, by resolver: Resolver) {}
}

extension Optional: View where Wrapped: View {
    public var body: EmptyView { EmptyView() }

    public static func _resolve(_ view: Wrapped?, at inputs: Inputs, by resolver: Resolver) {
        guard let view else { return }
        Wrapped._resolve(view, at: inputs, by: resolver)
    }
}
