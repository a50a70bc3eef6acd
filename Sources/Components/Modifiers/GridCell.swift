import Catalogue
import Drawing
import StyleEngine

/// Lets a cell of a grid go across several columns.
struct GridCellColumnsModifier: DrawnModifier {
    let count: Int

    func drawing(at place: Surroundings) -> (any Drawable)? { GridCellLayout.columns(count) }
}

/// Places a cell of a grid in the space that its row and its column give it.
struct GridCellAnchorModifier: DrawnModifier {
    let anchor: UnitPoint

    func drawing(at place: Surroundings) -> (any Drawable)? { GridCellLayout.anchor(anchor) }
}

/// Aligns all cells of the column that a cell stands in.
struct GridColumnAlignmentModifier: DrawnModifier {
    let guide: HorizontalAlignment

    func drawing(at place: Surroundings) -> (any Drawable)? { GridCellLayout.columnAlignment(guide) }
}

/// Keeps a cell of a grid from making its column or its row larger.
struct GridCellUnsizedAxesModifier: DrawnModifier {
    let axes: Axis.Set

    func drawing(at place: Surroundings) -> (any Drawable)? { GridCellLayout.unsized(axes) }
}

extension View {
    /// Lets a cell of a grid go across several columns.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellColumnsModifier(count: count))
    }

    /// Places a cell of a grid in the space that its row and its column give it.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellAnchorModifier(anchor: anchor))
    }

    /// Aligns all cells of the column that a cell stands in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridColumnAlignmentModifier(guide: guide))
    }

    /// Keeps a cell of a grid from making its column or its row larger.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellUnsizedAxesModifier(axes: axes))
    }
}

extension BuiltIns {
    static let gridCell: [BuiltInGroup] = [
        BuiltInGroup(
            "extension View", kind: .layout,
            [
                BuiltIn(
                    "func gridCellColumns(_ count: Int) -> some View",
                    "Lets a cell of a grid go across several columns.",
                    example: #"Grid { GridRow { Text("a").gridCellColumns(2) }; GridRow { Text("b"); Text("c") } }"#
                ) { (content: AnyView, count: Int) in AnyView(content.gridCellColumns(count)) },
                BuiltIn(
                    "func gridCellAnchor(_ anchor: UnitPoint) -> some View",
                    "Places a cell of a grid in the space that its row and its column give it.",
                    example: #"Grid { GridRow { Text("a").gridCellAnchor(.trailing) }; GridRow { Text("long") } }"#
                ) { (content: AnyView, anchor: UnitPoint) in AnyView(content.gridCellAnchor(anchor)) },
                BuiltIn(
                    "func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View",
                    "Aligns all cells of the column that a cell stands in.",
                    example: #"Grid { GridRow { Text("a").gridColumnAlignment(.trailing) }; GridRow { Text("long") } }"#
                ) { (content: AnyView, guide: HorizontalAlignment) in AnyView(content.gridColumnAlignment(guide)) },
                BuiltIn(
                    "func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View",
                    "Keeps a cell of a grid from making its column or its row larger.",
                    example: #"Grid { GridRow { Text("a"); Text("b") }; Divider().gridCellUnsizedAxes(.horizontal) }"#
                ) { (content: AnyView, axes: Axis.Set) in AnyView(content.gridCellUnsizedAxes(axes)) },
            ])
    ]
}
