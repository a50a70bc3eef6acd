/// How the ends of a line are drawn. Cells are too large for it; the legend tells it.
///
/// - Example: `Capsule().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round)).frame(width: 80, height: 48)`
public enum CGLineCap: String, Hashable, Sendable {
    /// Ends at the point, around it, or a square beyond it.
    case butt, round, square
}

/// How the bends of a line are drawn. Cells are too large for it; the legend tells it.
///
/// - Example: `Capsule().stroke(style: StrokeStyle(lineWidth: 2, lineJoin: .round)).frame(width: 80, height: 48)`
public enum CGLineJoin: String, Hashable, Sendable {
    /// Pointed, round, or cut off.
    case miter, round, bevel
}

/// How a line is drawn. SwiftUI's `StrokeStyle`.
///
/// - Example: `Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2])).frame(width: 80, height: 48)`
public struct StrokeStyle: Hashable, Sendable {
    /// The width in points. Every width takes one cell; one that is not 1 is named in the legend.
    public var lineWidth: CGFloat
    /// How ends are drawn.
    ///
    /// - Example: `StrokeStyle(lineWidth: 2, lineCap: .round).lineCap`
    public var lineCap: CGLineCap
    /// How bends are drawn.
    ///
    /// - Example: `StrokeStyle(lineWidth: 2, lineJoin: .round).lineJoin`
    public var lineJoin: CGLineJoin
    /// How pointed a bend may be.
    ///
    /// - Example: `StrokeStyle().miterLimit`
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in points; none is a solid line.
    public var dash: [CGFloat]
    /// Where the first dash begins, in points.
    ///
    /// - Example: `StrokeStyle(dash: [4], dashPhase: 2).dashPhase`
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

    /// What the legend says about a line of one point.
    static let plainLook = "line"

    /// What the legend says about it: `line 2`, `dashed 4`. A filled shape looks like its line where something stands in it,
    /// and so a line is always told.
    var details: [String] {
        var details: [String] = []
        if lineWidth != 1 || dash.isEmpty {
            details.append(Self.plainLook + (lineWidth == 1 ? "" : " \(lineWidth.short)"))
        }
        if !dash.isEmpty {
            details.append("dashed \(dash.map(\.short).joined(separator: " "))")
            if dashPhase != 0 { details.append("phase \(dashPhase.short)") }
        }
        if lineCap != .butt { details.append("\(lineCap.rawValue) ends") }
        if lineJoin != .miter { details.append("\(lineJoin.rawValue) bends") }
        if lineJoin == .miter, miterLimit != 10 { details.append("miter \(miterLimit.short)") }
        return details
    }
}
