import Catalogue
import Drawing
import StyleEngine

/// Cells in columns, one line after the other from top to bottom. Headers and footers of sections go across all
/// columns.
///
/// - Example: `LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { Text("a"); Text("b"); Text("c") }`
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Cells in columns, one line after the other from top to bottom. The spacing between lines is in points.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public static func _resolve(_ view: LazyVGrid, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { place in
            LazyGridLayout.columns(
                view.columns.prefix(Scale.longest.width).map { $0.item(along: .horizontal, at: place) },
                alignment: view.alignment,
                spacing: place.rows(between: view.spacing, isOfTiles: true))
        }
        var inner = resolver.open(TypeIdentity(LazyVGrid.self), .primitive, payload: payload, at: inputs)
        inner.environment.isInLazyGrid = true
        Content._resolve(view.content, at: inner, by: resolver)
    }
}
