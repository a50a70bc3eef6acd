import Catalogue
import Drawing
import StyleEngine

/// Cells in rows, one line after the other from left to right. Headers and footers of sections go across all rows.
///
/// - Example: `LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { Text("a"); Text("b"); Text("c") }`
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Cells in rows, one line after the other from left to right. The spacing between lines is in points.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _resolve(_ view: LazyHGrid, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .horizontal) { place in
            LazyGridLayout.rows(
                view.rows.prefix(Scale.longest.width).map { $0.item(along: .vertical, at: place) },
                alignment: view.alignment,
                spacing: view.spacing.flatMap { place.space($0, along: .horizontal, "spacing") })
        }
        var inner = resolver.open(TypeIdentity(LazyHGrid.self), .primitive, payload: payload, at: inputs)
        inner.environment.isInLazyGrid = true
        Content._resolve(view.content, at: inner, by: resolver)
    }
}
