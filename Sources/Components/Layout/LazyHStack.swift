import Catalogue
import Drawing
import StyleEngine

/// Views side by side, which SwiftUI makes when they are seen; a picture shows them all.
public struct LazyHStack<Content: View>: StackView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Views side by side, which SwiftUI makes when they are seen; a picture shows them all. A spacing is in points.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Views side by side, which SwiftUI makes when they are seen; a picture shows them all. Headers
    /// and footers stand where they are in any case: a picture does not scroll.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content)
    }

    public static func _resolve(_ view: LazyHStack, at inputs: Inputs, by resolver: Resolver) {
        resolveRow(view, isLazy: true, at: inputs, by: resolver)
    }
}

extension BuiltIns {
    static let lazyHStack = lazyStack(
        "LazyHStack", VerticalAlignment.self,
        "Views side by side, which SwiftUI makes when they are seen; a picture shows them all."
    ) { alignment, spacing, content in AnyView(LazyHStack(alignment: alignment, spacing: spacing) { content }) }
}
