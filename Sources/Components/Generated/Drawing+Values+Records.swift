// swift-format-ignore-file
// Written by 'swift run write-records' from the declarations beside it; change those.

import Catalogue
import Drawing

extension Angle: NativeConvertible {}

extension Axis: NativeConvertible {}

extension Axis.Set: NativeConvertible {}

extension ColorScheme: NativeConvertible {}

extension Edge: NativeConvertible {}

extension Edge.Set: NativeConvertible {}

extension VerticalEdge: NativeConvertible {}

extension CGLineCap: NativeConvertible {}

extension CGLineJoin: NativeConvertible {}

extension StrokeStyle: NativeConvertible {}

extension TextAlignment: NativeConvertible {}

extension UnitPoint: NativeConvertible {}

extension BuiltIns {
    static let drawingAngleRecords: [BuiltInGroup] = [
        BuiltInGroup("struct Angle: Hashable, Comparable", "An angle.", example: "Text(\"a\").rotationEffect(.degrees(45))", [
            BuiltIn("var radians: Double { get set }", "The angle in radians; half a turn is pi.", example: "Angle.degrees(90).radians", \Angle.radians),
            BuiltIn("var degrees: Double { get set }", "The angle in degrees; a whole turn is 360.", example: "Angle.radians(1.5).degrees", \Angle.degrees),
            BuiltIn("init()", "No angle.") { Angle() },
            BuiltIn("init(radians: Double)", "An angle in radians.") { (radians: Double) in Angle(radians: radians) },
            BuiltIn("init(degrees: Double)", "An angle in degrees.") { (degrees: Double) in Angle(degrees: degrees) },
            BuiltIn("static var zero: Angle { get }", "No angle.", example: "Text(\"a\").rotationEffect(.zero)") { Angle.zero },
            BuiltIn("static func radians(_ radians: Double) -> Angle", "An angle in radians.", example: "Text(\"a\").rotationEffect(.radians(1.5))") { (radians: Double) in Angle.radians(radians) },
            BuiltIn("static func degrees(_ degrees: Double) -> Angle", "An angle in degrees.") { (degrees: Double) in Angle.degrees(degrees) },
            BuiltIn("static func < (lhs: Angle, rhs: Angle) -> Bool", "Whether the first is smaller.", example: "Angle.zero < .degrees(45)") { (lhs: Angle, rhs: Angle) in lhs < rhs },
        ]),
        BuiltInGroup("extension Angle", [
            BuiltIn("static func + (lhs: Angle, rhs: Angle) -> Angle", "Both angles together.", example: "Angle.degrees(30) + .degrees(45)") { (lhs: Angle, rhs: Angle) in lhs + rhs },
            BuiltIn("static func - (lhs: Angle, rhs: Angle) -> Angle", "The first angle without the second.", example: "Angle.degrees(90) - .degrees(45)") { (lhs: Angle, rhs: Angle) in lhs - rhs },
            BuiltIn("static prefix func - (operand: Angle) -> Angle", "The angle in the other direction.", example: "-Angle.degrees(90)") { (operand: Angle) in -operand },
            BuiltIn("static func * (lhs: Angle, rhs: Double) -> Angle", "An angle so many times.", example: "Angle.degrees(30) * 3") { (lhs: Angle, rhs: Double) in lhs * rhs },
            BuiltIn("static func / (lhs: Angle, rhs: Double) -> Angle", "A part of an angle.", example: "Angle.degrees(90) / 2") { (lhs: Angle, rhs: Double) in lhs / rhs },
        ]),
    ]

    static let drawingAxisRecords: [BuiltInGroup] = [
        BuiltInGroup("enum Axis: Hashable, CaseIterable", "A direction.", example: "Axis.horizontal", [
            BuiltIn("case horizontal", "A direction: horizontal.") { Axis.horizontal },
            BuiltIn("case vertical", "A direction: vertical.") { Axis.vertical },
        ]),
        BuiltInGroup("struct Axis.Set: OptionSet, Hashable", "Any number of directions.", example: "ScrollView([.horizontal, .vertical]) { Text(\"a\") }", [
            BuiltIn("let rawValue: Int8", "A number in which each option is a bit.", example: "Axis.Set(rawValue: 1).rawValue") { (self_: Axis.Set) in self_.rawValue },
            BuiltIn("init(rawValue: Int8)", "The options whose bits are set in a number.") { (rawValue: Int8) in Axis.Set(rawValue: rawValue) },
            BuiltIn("static var horizontal: Axis.Set { get }", "From left to right.") { Axis.Set.horizontal },
            BuiltIn("static var vertical: Axis.Set { get }", "From top to bottom.") { Axis.Set.vertical },
        ]),
    ]

    static let drawingColorSchemeRecords: [BuiltInGroup] = [
        BuiltInGroup("enum ColorScheme: Hashable, CaseIterable", "Light or dark.", example: "Text(\"a\").colorScheme(.dark)", [
            BuiltIn("case light", "Light or dark: light.") { ColorScheme.light },
            BuiltIn("case dark", "Light or dark: dark.") { ColorScheme.dark },
        ]),
    ]

    static let drawingEdgeRecords: [BuiltInGroup] = [
        BuiltInGroup("enum Edge: Hashable, CaseIterable", "A side of a rectangle.", example: "Text(\"a\").padding(.top)", [
            BuiltIn("case top", "A side of a rectangle: top.") { Edge.top },
            BuiltIn("case leading", "A side of a rectangle: leading.") { Edge.leading },
            BuiltIn("case bottom", "A side of a rectangle: bottom.") { Edge.bottom },
            BuiltIn("case trailing", "A side of a rectangle: trailing.") { Edge.trailing },
        ]),
        BuiltInGroup("struct Edge.Set: OptionSet, Hashable", "Any number of sides.", example: "Text(\"a\").padding([.top, .leading])", [
            BuiltIn("let rawValue: Int8", "A number in which each option is a bit.", example: "Edge.Set(rawValue: 1).rawValue") { (self_: Edge.Set) in self_.rawValue },
            BuiltIn("init(rawValue: Int8)", "The options whose bits are set in a number.") { (rawValue: Int8) in Edge.Set(rawValue: rawValue) },
            BuiltIn("init(_ edge: Edge)", "The set of one edge.") { (edge: Edge) in Edge.Set(edge) },
            BuiltIn("static var top: Edge.Set { get }", "The upper side.") { Edge.Set.top },
            BuiltIn("static var leading: Edge.Set { get }", "The left side.") { Edge.Set.leading },
            BuiltIn("static var bottom: Edge.Set { get }", "The lower side.") { Edge.Set.bottom },
            BuiltIn("static var trailing: Edge.Set { get }", "The right side.") { Edge.Set.trailing },
            BuiltIn("static var horizontal: Edge.Set { get }", "The left and the right side.") { Edge.Set.horizontal },
            BuiltIn("static var vertical: Edge.Set { get }", "The upper and the lower side.") { Edge.Set.vertical },
            BuiltIn("static var all: Edge.Set { get }", "All four sides.") { Edge.Set.all },
        ]),
        BuiltInGroup("enum VerticalEdge: Hashable, CaseIterable", "The upper or the lower side.", example: "List { Text(\"a\").listRowSeparator(.hidden, edges: .bottom); Text(\"b\") }", [
            BuiltIn("case top", "The upper or the lower side: top.") { VerticalEdge.top },
            BuiltIn("case bottom", "The upper or the lower side: bottom.") { VerticalEdge.bottom },
        ]),
    ]

    static let drawingStrokeStyleRecords: [BuiltInGroup] = [
        BuiltInGroup("enum CGLineCap: Hashable", "How the ends of a line are drawn.", example: "Capsule().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round)).frame(width: 80, height: 48)", [
            BuiltIn("case butt", "How the ends of a line are drawn: butt.") { CGLineCap.butt },
            BuiltIn("case round", "How the ends of a line are drawn: round.") { CGLineCap.round },
            BuiltIn("case square", "How the ends of a line are drawn: square.") { CGLineCap.square },
        ]),
        BuiltInGroup("enum CGLineJoin: Hashable", "How the bends of a line are drawn.", example: "Capsule().stroke(style: StrokeStyle(lineWidth: 2, lineJoin: .round)).frame(width: 80, height: 48)", [
            BuiltIn("case miter", "How the bends of a line are drawn: miter.") { CGLineJoin.miter },
            BuiltIn("case round", "How the bends of a line are drawn: round.") { CGLineJoin.round },
            BuiltIn("case bevel", "How the bends of a line are drawn: bevel.") { CGLineJoin.bevel },
        ]),
        BuiltInGroup("struct StrokeStyle: Hashable", "How a line is drawn.", example: "Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2])).frame(width: 80, height: 48)", [
            BuiltIn("var lineWidth: CGFloat { get set }", "The width in points.", \StrokeStyle.lineWidth),
            BuiltIn("var lineCap: CGLineCap { get set }", "How ends are drawn.", example: "StrokeStyle(lineWidth: 2, lineCap: .round).lineCap", \StrokeStyle.lineCap),
            BuiltIn("var lineJoin: CGLineJoin { get set }", "How bends are drawn.", example: "StrokeStyle(lineWidth: 2, lineJoin: .round).lineJoin", \StrokeStyle.lineJoin),
            BuiltIn("var miterLimit: CGFloat { get set }", "How pointed a bend may be.", example: "StrokeStyle().miterLimit", \StrokeStyle.miterLimit),
            BuiltIn("var dash: [CGFloat] { get set }", "Lengths of dashes and gaps in points; none is a solid line.", \StrokeStyle.dash),
            BuiltIn("var dashPhase: CGFloat { get set }", "Where the first dash begins, in points.", example: "StrokeStyle(dash: [4], dashPhase: 2).dashPhase", \StrokeStyle.dashPhase),
            BuiltIn("init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)", "A line; nothing more is said of one that is 1 point wide and solid.") { (lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, dash: [CGFloat], dashPhase: CGFloat) in StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, dash: dash, dashPhase: dashPhase) },
        ]),
    ]

    static let drawingTextAlignmentRecords: [BuiltInGroup] = [
        BuiltInGroup("enum TextAlignment: Hashable, CaseIterable", "How the lines of a text stand under each other.", example: "Text(\"one\\nthree\").multilineTextAlignment(.trailing)", [
            BuiltIn("case leading", "How the lines of a text stand under each other: leading.") { TextAlignment.leading },
            BuiltIn("case center", "How the lines of a text stand under each other: center.") { TextAlignment.center },
            BuiltIn("case trailing", "How the lines of a text stand under each other: trailing.") { TextAlignment.trailing },
        ]),
    ]

    static let drawingUnitPointRecords: [BuiltInGroup] = [
        BuiltInGroup("struct UnitPoint: Hashable", "A place inside a rectangle, each side counted as 1.", example: "UnitPoint.top", [
            BuiltIn("var x: CGFloat { get set }", "The part of the width: 0 is the left edge, 1 the right one.", example: "UnitPoint.trailing.x", \UnitPoint.x),
            BuiltIn("var y: CGFloat { get set }", "The part of the height: 0 is the upper edge, 1 the lower one.", example: "UnitPoint.bottom.y", \UnitPoint.y),
            BuiltIn("init(x: CGFloat = 0, y: CGFloat = 0)", "A place; what is left out is 0.") { (x: CGFloat, y: CGFloat) in UnitPoint(x: x, y: y) },
            BuiltIn("static var zero: UnitPoint { get }", "The upper left corner.") { UnitPoint.zero },
            BuiltIn("static var topLeading: UnitPoint { get }", "The upper left corner.") { UnitPoint.topLeading },
            BuiltIn("static var top: UnitPoint { get }", "The middle of the upper edge.") { UnitPoint.top },
            BuiltIn("static var topTrailing: UnitPoint { get }", "The upper right corner.") { UnitPoint.topTrailing },
            BuiltIn("static var leading: UnitPoint { get }", "The middle of the left edge.") { UnitPoint.leading },
            BuiltIn("static var center: UnitPoint { get }", "The middle.") { UnitPoint.center },
            BuiltIn("static var trailing: UnitPoint { get }", "The middle of the right edge.") { UnitPoint.trailing },
            BuiltIn("static var bottomLeading: UnitPoint { get }", "The lower left corner.") { UnitPoint.bottomLeading },
            BuiltIn("static var bottom: UnitPoint { get }", "The middle of the lower edge.") { UnitPoint.bottom },
            BuiltIn("static var bottomTrailing: UnitPoint { get }", "The lower right corner.") { UnitPoint.bottomTrailing },
        ]),
    ]
}
