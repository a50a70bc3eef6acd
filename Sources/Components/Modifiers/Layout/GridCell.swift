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
    ///
    /// - Example: `Grid { GridRow { Text("a").gridCellColumns(2) }; GridRow { Text("b"); Text("c") } }`
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(GridCellColumnsModifier(count: count))
    }

    /// Places a cell of a grid in the space that its row and its column give it.
    ///
    /// - Example: `Grid { GridRow { Text("a").gridCellAnchor(.trailing) }; GridRow { Text("long") } }`
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(GridCellAnchorModifier(anchor: anchor))
    }

    /// Aligns all cells of the column that a cell stands in.
    ///
    /// - Example: `Grid { GridRow { Text("a").gridColumnAlignment(.trailing) }; GridRow { Text("long") } }`
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(GridColumnAlignmentModifier(guide: guide))
    }

    /// Keeps a cell of a grid from making its column or its row larger.
    ///
    /// - Example: `Grid { GridRow { Text("a"); Text("b") }; Divider().gridCellUnsizedAxes(.horizontal) }`
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(GridCellUnsizedAxesModifier(axes: axes))
    }
}
