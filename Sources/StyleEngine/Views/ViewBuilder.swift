/// Builds one view from the views in a closure.
@resultBuilder
public enum ViewBuilder {
    /// An empty closure: nothing.
    @inlinable
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A closure of one view: that view.
    @inlinable
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views, in the order in which they are written.
    @inlinable
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content)) { inputs, resolver in
            var count = 0
            func add<Part: View>(_ part: Part) { count += 1 }
            repeat add(each content)
            inputs.makeRoom(for: count)
            var index = 0
            func resolve<Part: View>(_ part: Part) {
                Part._resolve(part, at: inputs.part(index), by: resolver)
                index += 1
            }
            repeat resolve(each content)
        }
    }

    /// One view as it is.
    @inlinable
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An `if` without `else`: nil is nothing.
    @inlinable
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first of two branches (rule E2).
    @inlinable
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
        ConditionalContent(.first(first))
    }

    /// The second of two branches (rule E2).
    @inlinable
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
        ConditionalContent(.second(second))
    }

    /// A branch of `if #available`, its type erased.
    @inlinable
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views, one after the other.
public struct TupleView<Content>: PrimitiveView {
    /// The views.
    public let value: Content
    @usableFromInline let resolveParts: (Inputs, Resolver) -> Void

    @inlinable
    init(_ value: Content, resolveParts: @escaping (Inputs, Resolver) -> Void) {
        self.value = value
        self.resolveParts = resolveParts
    }

    public static func _resolve(_ view: TupleView, at inputs: Inputs, by resolver: Resolver) {
        view.resolveParts(inputs, resolver)
    }
}

/// One of two views: each branch has an identity of its own (rule E2).
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {
    @usableFromInline
    enum Branch {
        case first(First)
        case second(Second)
    }

    @usableFromInline let branch: Branch

    @inlinable
    init(_ branch: Branch) {
        self.branch = branch
    }

    public static func _resolve(_ view: ConditionalContent, at inputs: Inputs, by resolver: Resolver) {
        switch view.branch {
        case .first(let first): First._resolve(first, at: inputs.part(0), by: resolver)
        case .second(let second): Second._resolve(second, at: inputs.part(1), by: resolver)
        }
    }
}
