import Catalogue
import Drawing

/// One track of a `LazyVGrid` or a `LazyHGrid`: a column or a row.
public struct GridItem: Hashable, Sendable, NativeConvertible {
    /// How large a track is, in points.
    public enum Size: Hashable, Sendable, NativeConvertible {
        /// Exactly so large.
        case fixed(CGFloat)
        /// A share of the room, between bounds.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit, each between bounds.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How large the track is.
    public var size: Size
    /// The space behind it, in points; nil for the usual one.
    public var spacing: CGFloat?
    /// How its cells stand in it; nil in the middle.
    public var alignment: Alignment?

    /// A track.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The track in cells, along an axis.
    func item(along axis: Axis, at place: Surroundings) -> LazyGridLayout.Item {
        func least(_ points: CGFloat) -> Int { place.length(points, along: axis, "track") ?? 0 }
        func most(_ points: CGFloat) -> Int { place.limit(points, along: axis, "track") ?? Drawing.Size.infinity }
        // By the points and not by whole cells, by which another number of tracks would fit.
        func exact(_ points: CGFloat, _ cells: Int) -> Double {
            points > 0 ? min(points / place.scale.unit(along: axis), Double(cells) + 0.5) : 0
        }
        let track: LazyGridLayout.Track =
            switch size {
            case .fixed(let length): .fixed(least(length))
            case .flexible(let minimum, let maximum): .flexible(min: least(minimum), max: most(maximum))
            case .adaptive(let minimum, let maximum):
                .adaptive(min: exact(minimum, least(minimum)), max: most(maximum))
            }
        let cells = spacing.flatMap { place.length($0, along: axis, "spacing") }
        let exactSpacing = spacing.flatMap { points in cells.map { exact(points, $0) } }
        return LazyGridLayout.Item(track, spacing: cells, exactSpacing: exactSpacing, alignment: alignment)
    }
}

extension BuiltIns {
    static let gridItem: [BuiltInGroup] = [
        BuiltInGroup(
            "struct GridItem: Hashable", "One column of a LazyVGrid, or one row of a LazyHGrid.",
            example: #"LazyVGrid(columns: [GridItem(.fixed(40)), GridItem()]) { Text("a"); Text("b"); Text("c") }"#,
            [
                BuiltIn(
                    "init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)",
                    "A track; lengths are in points."
                ) { (size: GridItem.Size, spacing: Double?, alignment: Alignment?) in
                    GridItem(size, spacing: spacing, alignment: alignment)
                }
            ]),
        BuiltInGroup(
            "struct GridItem.Size: Hashable", "How large a track is, in points.",
            example: #"LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))]) { Text("a"); Text("b"); Text("c") }"#,
            [
                BuiltIn(
                    "static func fixed(_ size: CGFloat) -> GridItem.Size", "Exactly so large.",
                    example:
                        #"LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(80))]) { Text("a"); Text("b") }"#
                ) { (size: Double) in GridItem.Size.fixed(size)
                },
                BuiltIn(
                    "static func flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity) -> GridItem.Size",
                    "A share of the room, between bounds.",
                    example:
                        #"LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) { Text("a"); Text("b") }"#
                ) { (minimum: Double, maximum: Double) in GridItem.Size.flexible(minimum: minimum, maximum: maximum) },
                BuiltIn(
                    "static func adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) -> GridItem.Size",
                    "As many tracks as fit, each between bounds."
                ) { (minimum: Double, maximum: Double) in GridItem.Size.adaptive(minimum: minimum, maximum: maximum) },
            ]),
    ]
}
