/// How wide the end and the bends of a line are drawn: accepted for SwiftUI's sake, too fine for a grid of cells.
public enum CGLineCap: Hashable, Sendable {
    /// Ends at the point, around it, or a square beyond it.
    case butt, round, square
}

/// How two lines meet: accepted for SwiftUI's sake, too fine for a grid of cells.
public enum CGLineJoin: Hashable, Sendable {
    /// Pointed, round, or cut off.
    case miter, round, bevel
}

/// How a line is drawn: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
    /// The width in points. Every width takes one cell; one that is not 1 is named in the legend.
    public var lineWidth: CGFloat
    /// How ends are drawn; it can't be seen on cells.
    public var lineCap: CGLineCap
    /// How bends are drawn; it can't be seen on cells.
    public var lineJoin: CGLineJoin
    /// How pointed a bend may be; it can't be seen on cells.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in points; none is a solid line.
    public var dash: [CGFloat]
    /// Where the first dash begins, in points; it can't be seen on cells.
    public var dashPhase: CGFloat

    /// A line; nothing more is said of one that is 1 point wide and solid.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
