import Catalogue
import Drawing
import StyleEngine

/// A stack: views side by side or one below the other.
protocol StackView: PrimitiveView {
    associatedtype Alignment
    associatedtype Content: View

    var alignment: Alignment { get }
    /// The space between views in points; nil for the usual one.
    var spacing: CGFloat? { get }
    var content: Content { get }
}

extension StackView where Alignment == VerticalAlignment {
    /// Puts a row into the resolved tree; a lazy one takes all the height it is offered.
    static func resolveRow(_ view: Self, isLazy: Bool = false, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .horizontal) { place, elements in
            let spacing = view.spacing.flatMap { place.space($0, along: .horizontal, "spacing") }
            let row = Element(StackLayout.horizontal(view.alignment, spacing: spacing), elements)
            let lazy = FlexibleFrameLayout(
                vertical: .init(max: Size.infinity), alignment: .init(horizontal: .leading, vertical: view.alignment))
            return isLazy ? Element(lazy, [row]) : row
        }
        let inner = resolver.open(TypeIdentity(Self.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension StackView where Alignment == HorizontalAlignment {
    /// Puts a column into the resolved tree; a lazy one takes all the width it is offered.
    static func resolveColumn(_ view: Self, isLazy: Bool = false, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { place, elements in
            let spacing = place.rows(between: view.spacing)
            let isLoose = view.spacing.map { place.scale.space($0, along: .vertical) > 0 } ?? (place.charset == .drawn)
            let layout = StackLayout.vertical(view.alignment, spacing: spacing, isLoose: isLoose)
            if place.charset != .drawn { Element.keepSameAir(in: elements) }
            let column = Element(layout, elements)
            let lazy = FlexibleFrameLayout(
                horizontal: .init(max: Size.infinity), alignment: .init(horizontal: view.alignment, vertical: .top))
            return isLazy ? Element(lazy, [column]) : column
        }
        let inner = resolver.open(TypeIdentity(Self.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

extension BuiltIns {
    /// The record of a stack.
    ///
    /// - Parameters:
    ///   - type: the stack's type, such as `HStack`.
    ///   - alignment: the type of its alignment.
    ///   - summary: one sentence on how it places views.
    ///   - make: makes one.
    static func stack<Alignment: ValueConvertible>(
        _ type: String, _ alignment: Alignment.Type, _ summary: String,
        make: @escaping @Sendable (Alignment, Double?, AnyView) -> AnyView
    ) -> [BuiltInGroup] {
        [
            BuiltInGroup(
                "struct \(type)<Content: View>: View", summary, example: #"\#(type) { Text("a"); Text("b") }"#,
                [
                    BuiltIn(
                        "init(alignment: \(alignment) = .center, spacing: CGFloat? = nil, "
                            + "@ViewBuilder content: () -> Content)", summary
                    ) { (alignment: Alignment, spacing: Double?, content: ViewClosure) in
                        make(alignment, spacing, content())
                    }
                ])
        ]
    }

    /// The records of a stack whose views SwiftUI makes when they are seen.
    static func lazyStack<Alignment: ValueConvertible>(
        _ type: String, _ alignment: Alignment.Type, _ summary: String,
        make: @escaping @Sendable (Alignment, Double?, AnyView) -> AnyView
    ) -> [BuiltInGroup] {
        stack(type, alignment, summary, make: make) + [
            BuiltInGroup(
                "extension \(type)",
                [
                    BuiltIn(
                        "init(alignment: \(alignment) = .center, spacing: CGFloat? = nil, "
                            + "pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content)", summary
                    ) { (alignment: Alignment, spacing: Double?, pinned: PinnedScrollableViews, content: ViewClosure) in
                        make(alignment, spacing, content())
                    }
                ])
        ]
    }
}
