import Catalogue
import Drawing
import StyleEngine

/// The cells of one row of a grid.
///
/// - Example: `Grid { GridRow { Text("a"); Text("one") }; Divider(); GridRow { Text("b"); Text("two") } }`
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// The cells of one row of a grid. Without an alignment they stand as the grid says.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public static func _resolve(_ view: GridRow, at inputs: Inputs, by resolver: Resolver) {
        let payload = Container(axis: .horizontal) { _ in GridRowLayout(view.alignment) }
        let inner = resolver.open(TypeIdentity(GridRow.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}
