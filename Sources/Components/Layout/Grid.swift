import Catalogue
import Drawing
import StyleEngine

/// Cells in rows and columns; each row is a `GridRow`, and any other view goes across all columns.
///
/// - Example:
///   ```swift
///   Grid(alignment: .leading) { GridRow { Text("a"); Text("one") }; GridRow { Text("long"); Text("b") } }
///   ```
public struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    /// Cells in rows and columns; spacings are in points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    public static func _resolve(_ view: Grid, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .vertical) { place in
            GridLayout(
                view.alignment,
                horizontalSpacing: view.horizontalSpacing.flatMap { place.space($0, along: .horizontal, "spacing") },
                verticalSpacing: place.rows(between: view.verticalSpacing))
        }
        let inner = resolver.open(TypeIdentity(Grid.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}
