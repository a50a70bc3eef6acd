/// A cell of a grid that says more than what it shows: `gridCellColumns(_:)` and its like.
public struct GridCellLayout: Drawable {
    /// What a cell can say.
    struct Wishes {
        var columns: Int?
        var anchor: UnitPoint?
        var columnAlignment: HorizontalAlignment?
        var unsizedAxes: Axis.Set = []

        /// These wishes, and others where these say nothing.
        func over(_ other: Wishes) -> Wishes {
            Wishes(
                columns: columns ?? other.columns, anchor: anchor ?? other.anchor,
                columnAlignment: columnAlignment ?? other.columnAlignment,
                unsizedAxes: unsizedAxes.union(other.unsizedAxes))
        }
    }

    let wishes: Wishes

    public var isWish: Bool { true }

    /// The cell goes across so many columns, at least one.
    public static func columns(_ count: Int) -> GridCellLayout {
        GridCellLayout(wishes: Wishes(columns: max(1, min(count, Scale.longest.width))))
    }

    /// The cell stands at a place of its own in the space that its row and columns give it.
    public static func anchor(_ anchor: UnitPoint) -> GridCellLayout { GridCellLayout(wishes: Wishes(anchor: anchor)) }

    /// The cells of the column that the cell stands in are aligned by a line.
    public static func columnAlignment(_ guide: HorizontalAlignment) -> GridCellLayout {
        GridCellLayout(wishes: Wishes(columnAlignment: guide))
    }

    /// The cell makes its column or its row no larger.
    public static func unsized(_ axes: Axis.Set) -> GridCellLayout { GridCellLayout(wishes: Wishes(unsizedAxes: axes)) }
}

extension Element {
    /// What the view says as a cell of a grid, by itself or inside its modifiers; what is further out counts.
    var cellWishes: GridCellLayout.Wishes {
        var wishes = GridCellLayout.Wishes()
        var element = self
        while element.hasWishes {
            if let own = element.drawing as? GridCellLayout { wishes = wishes.over(own.wishes) }
            guard element.children.count == 1 else { break }
            element = element.children[0]
        }
        return wishes
    }
}
