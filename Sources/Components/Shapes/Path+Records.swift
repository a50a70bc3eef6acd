import Catalogue
import Drawing
import StyleEngine

extension Path: Shape, NativeConvertible {
    /// The path itself: a path has a place and a size of its own.
    public func path(in rect: CGRect) -> Path { self }

    public var footprint: Int { byteCount }
}

extension Path {
    /// A rectangle whose corners are parts of a circle; cells do not show in which form.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
        self.init(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// A rectangle whose corners are parts of an oval; cells do not show in which form.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        self.init(roundedRect: rect, cornerSize: cornerSize)
    }

    /// A rectangle by the radii of its corners; cells do not show in which form.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Draws a rectangle whose corners are parts of an oval; cells do not show in which form.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle, transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(in: rect, cornerSize: cornerSize, transform: transform)
    }

    /// Draws a rectangle by the radii of its corners; cells do not show in which form.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addRoundedRect(
            in: rect, corners: cornerRadii.clockwise.map { CGSize(width: $0, height: $0) }, transform: transform)
    }
}

extension BuiltIns {
    private static let triangle = """
        Path { path in
            path.move(to: CGPoint(x: 40, y: 0))
            path.addLine(to: CGPoint(x: 80, y: 80))
            path.addLine(to: CGPoint(x: 0, y: 80))
            path.closeSubpath()
        }
        .stroke()
        .frame(width: 80, height: 80)
        """
    private static let box = "CGRect(x: 0, y: 0, width: 80, height: 80)"

    private static let moved = "transform: CGAffineTransform = .identity"

    private static func drawn(_ path: String) -> String { path + ".stroke().frame(width: 80, height: 80)" }
    private static func drawing(_ step: String) -> String {
        drawn("Path { path in path.move(to: .zero); path.\(step) }")
    }

    static let path: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Path: Shape, Hashable", "The edge of a form in points, of lines and curves.", example: triangle,
            [
                BuiltIn("init()", "A path without lines.") { Path() },
                BuiltIn(
                    "init(_ callback: (inout Path) -> Void)", "A path that a closure draws.",
                    swift: "self.init(); callback(&self)"),
                BuiltIn("init(_ rect: CGRect)", "A rectangle.", example: drawn("Path(\(box))")) { (rect: CGRect) in
                    Path(rect)
                },
                BuiltIn(
                    "init?(_ string: String)",
                    "A path from a text: points, and behind them what they are for, such as `m` to begin a part and `l` for a line.",
                    example: #"Path("0 0 m 80 80 l 0 80 l h")!.stroke().frame(width: 80, height: 80)"#
                ) { (text: String) in Path(text) },
                BuiltIn(
                    "init(ellipseIn rect: CGRect)", "An oval that touches the edges of a rectangle.",
                    example: drawn("Path(ellipseIn: \(box))")
                ) { (rect: CGRect) in Path(ellipseIn: rect) },
                BuiltIn(
                    "init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)",
                    "A rectangle whose corners are quarters of a circle.",
                    example: drawn("Path(roundedRect: \(box), cornerRadius: 16)")
                ) { (rect: CGRect, radius: Double, style: RoundedCornerStyle) in
                    Path(roundedRect: rect, cornerRadius: radius, style: style)
                },
                BuiltIn(
                    "init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous)",
                    "A rectangle whose corners are quarters of an oval.",
                    example: drawn("Path(roundedRect: \(box), cornerSize: CGSize(width: 16, height: 32))")
                ) { (rect: CGRect, size: CGSize, style: RoundedCornerStyle) in
                    Path(roundedRect: rect, cornerSize: size, style: style)
                },
                BuiltIn(
                    "init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, "
                        + "style: RoundedCornerStyle = .continuous)", "A rectangle by the radii of its corners.",
                    example: drawn("Path(roundedRect: \(box), cornerRadii: .init(topLeading: 32))")
                ) { (rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle) in
                    Path(roundedRect: rect, cornerRadii: radii, style: style)
                },
            ] + steps + arcs + answers)
    ]

    private static var steps: [BuiltIn] {
        [
            BuiltIn("mutating func move(to end: CGPoint)", "Begins a new part at a point.") {
                (path: inout Path, end: CGPoint) in path.move(to: end)
            },
            BuiltIn("mutating func addLine(to end: CGPoint)", "Draws a straight line to a point.") {
                (path: inout Path, end: CGPoint) in path.addLine(to: end)
            },
            BuiltIn(
                "mutating func addLines(_ lines: [CGPoint])",
                "Draws straight lines from the first point to all others.",
                example: drawing("addLines([.zero, CGPoint(x: 80, y: 40), CGPoint(x: 0, y: 80)])")
            ) { (path: inout Path, lines: [CGPoint]) in path.addLines(lines) },
            BuiltIn(
                "mutating func addQuadCurve(to end: CGPoint, control: CGPoint)",
                "Draws a curve to a point, which bends towards another.",
                example: drawing("addQuadCurve(to: CGPoint(x: 80, y: 0), control: CGPoint(x: 40, y: 160))")
            ) { (path: inout Path, end: CGPoint, control: CGPoint) in path.addQuadCurve(to: end, control: control) },
            BuiltIn(
                "mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint)",
                "Draws a curve to a point: it sets out towards one point, and arrives from another.",
                example: drawing(
                    "addCurve(to: CGPoint(x: 80, y: 80), control1: CGPoint(x: 80, y: 0), "
                        + "control2: CGPoint(x: 0, y: 80))")
            ) { (path: inout Path, end: CGPoint, control1: CGPoint, control2: CGPoint) in
                path.addCurve(to: end, control1: control1, control2: control2)
            },
            BuiltIn(
                "mutating func addRect(_ rect: CGRect, \(moved))", "Draws a rectangle.",
                example: drawing("addRect(\(box))")
            ) { (path: inout Path, rect: CGRect, change: CGAffineTransform) in path.addRect(rect, transform: change) },
            BuiltIn(
                "mutating func addEllipse(in rect: CGRect, \(moved))",
                "Draws an oval that touches the edges of a rectangle.",
                example: drawing("addEllipse(in: \(box))")
            ) { (path: inout Path, rect: CGRect, change: CGAffineTransform) in
                path.addEllipse(in: rect, transform: change)
            },
            BuiltIn(
                "mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, "
                    + "style: RoundedCornerStyle = .continuous, \(moved))",
                "Draws a rectangle whose corners are quarters of an oval.",
                example: drawing("addRoundedRect(in: \(box), cornerSize: CGSize(width: 16, height: 16))")
            ) { (path: inout Path, rect: CGRect, size: CGSize, style: RoundedCornerStyle, change: CGAffineTransform) in
                path.addRoundedRect(in: rect, cornerSize: size, style: style, transform: change)
            },
            BuiltIn(
                "mutating func addRoundedRect(in rect: CGRect, cornerRadii: RectangleCornerRadii, "
                    + "style: RoundedCornerStyle = .continuous, \(moved))",
                "Draws a rectangle by the radii of its corners.",
                example: drawing("addRoundedRect(in: \(box), cornerRadii: .init(topLeading: 32))")
            ) {
                (
                    path: inout Path, rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle,
                    change: CGAffineTransform
                ) in
                path.addRoundedRect(in: rect, cornerRadii: radii, style: style, transform: change)
            },
            BuiltIn(
                "mutating func addPath(_ path: Path, \(moved))", "Adds all parts of another path.",
                example: drawing("addPath(Path(ellipseIn: \(box)))")
            ) { (path: inout Path, other: Path, change: CGAffineTransform) in path.addPath(other, transform: change) },
            BuiltIn("mutating func closeSubpath()", "Draws a line back to where the part began.") {
                (path: inout Path) in path.closeSubpath()
            },
        ]
    }

    private static var arcs: [BuiltIn] {
        [
            BuiltIn(
                "mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, "
                    + "clockwise: Bool, \(moved))",
                "Draws a part of a circle; one that is not clockwise is seen to turn as a clock does, as in SwiftUI.",
                example: drawn(
                    "Path { path in path.addArc(center: CGPoint(x: 40, y: 40), radius: 40, startAngle: .zero, "
                        + "endAngle: .degrees(270), clockwise: false) }")
            ) {
                (
                    path: inout Path, center: CGPoint, radius: Double, start: Angle, end: Angle, clockwise: Bool,
                    change: CGAffineTransform
                ) in
                path.addArc(
                    center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise,
                    transform: change)
            },
            BuiltIn(
                "mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, "
                    + "\(moved))",
                "Draws a part of a circle that is so long.",
                example: drawn(
                    "Path { path in path.addRelativeArc(center: CGPoint(x: 40, y: 40), radius: 40, "
                        + "startAngle: .zero, delta: .degrees(180)) }")
            ) {
                (
                    path: inout Path, center: CGPoint, radius: Double, start: Angle, delta: Angle,
                    change: CGAffineTransform
                ) in
                path.addRelativeArc(
                    center: center, radius: radius, startAngle: start, delta: delta, transform: change)
            },
            BuiltIn(
                "mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)",
                "Draws a part of a circle that touches the lines to one point and from there to another.",
                example: drawing(
                    "addArc(tangent1End: CGPoint(x: 80, y: 0), tangent2End: CGPoint(x: 80, y: 80), radius: 40)")
            ) { (path: inout Path, one: CGPoint, other: CGPoint, radius: Double) in
                path.addArc(tangent1End: one, tangent2End: other, radius: radius)
            },
        ]
    }

    private static var answers: [BuiltIn] {
        [
            BuiltIn("var isEmpty: Bool { get }", "Whether nothing was drawn.", example: "Path().isEmpty") {
                (path: Path) in path.isEmpty
            },
            BuiltIn(
                "var currentPoint: CGPoint? { get }", "Where the next line begins.", example: "Path().currentPoint"
            ) { (path: Path) in path.currentPoint },
            BuiltIn(
                "var boundingRect: CGRect { get }", "The smallest rectangle around the edge.",
                example: "Path(\(box)).boundingRect.midX"
            ) { (path: Path) in path.boundingRect },
            BuiltIn(
                "func trimmedPath(from: CGFloat, to: CGFloat) -> Path",
                "The part between two parts of its length, each 0...1.",
                example: drawn("Path(ellipseIn: \(box)).trimmedPath(from: 0, to: 0.5)")
            ) { (path: Path, from: Double, to: Double) in path.trimmedPath(from: from, to: to) },
            BuiltIn(
                "func offsetBy(dx: CGFloat, dy: CGFloat) -> Path", "The path, moved.",
                example: drawn("Path(\(box)).offsetBy(dx: 16, dy: 0)")
            ) { (path: Path, dx: Double, dy: Double) in path.offsetBy(dx: dx, dy: dy) },
        ]
    }
}
