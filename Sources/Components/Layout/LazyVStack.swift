import Catalogue
import Drawing
import StyleEngine

/// Views one below the other, which SwiftUI makes when they are seen; a picture shows them all.
public struct LazyVStack<Content: View>: StackView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Views one below the other, which SwiftUI makes when they are seen; a picture shows them all. A spacing is in points.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Views one below the other, which SwiftUI makes when they are seen; a picture shows them all. Headers
    /// and footers stand where they are in any case: a picture does not scroll.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content)
    }

    public static func _resolve(_ view: LazyVStack, at inputs: Inputs, by resolver: Resolver) {
        resolveColumn(view, isLazy: true, at: inputs, by: resolver)
    }
}

extension BuiltIns {
    static let lazyVStack = lazyStack(
        "LazyVStack", HorizontalAlignment.self,
        "Views one below the other, which SwiftUI makes when they are seen; a picture shows them all."
    ) { alignment, spacing, content in AnyView(LazyVStack(alignment: alignment, spacing: spacing) { content }) }
}
