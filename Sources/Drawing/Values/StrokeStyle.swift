/// How wide the end and the bends of a line are drawn: accepted for SwiftUI's sake, too fine for a grid of cells.
public enum LineCap: Hashable, Sendable {
    case butt, round, square
}

/// How two lines meet: accepted for SwiftUI's sake, too fine for a grid of cells.
public enum LineJoin: Hashable, Sendable {
    case miter, round, bevel
}

/// How a line is drawn: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
    /// The width in points. Every width takes one cell; one that is not 1 is named in the legend.
    public var lineWidth: CGFloat
    public var lineCap: LineCap
    public var lineJoin: LineJoin
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in points; none is a solid line.
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
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
