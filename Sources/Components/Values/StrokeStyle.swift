import Catalogue
import Drawing

extension StrokeStyle: NativeConvertible {}
extension CGLineCap: NativeConvertible {}
extension CGLineJoin: NativeConvertible {}

extension BuiltIns {
    static let strokeStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct StrokeStyle: Equatable", "How a line is drawn.",
            example: "Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2])).frame(width: 80, height: 48)",
            [
                BuiltIn(
                    "init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, "
                        + "miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)",
                    "A line of a width, solid or in dashes, in points; cells are too large for its ends and bends."
                ) {
                    (
                        width: Double, cap: CGLineCap, join: CGLineJoin, miter: Double, dash: [Double], phase: Double
                    ) in
                    StrokeStyle(
                        lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: miter, dash: dash, dashPhase: phase
                    )
                }
            ]),
        BuiltInGroup(
            "enum CGLineCap: Hashable", "How the ends of a line are drawn, for which cells are too large.",
            example: "Capsule().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round)).frame(width: 80, height: 48)",
            BuiltIn.cases(
                "How the ends of a line are drawn.", ["butt": CGLineCap.butt, "round": .round, "square": .square])),
        BuiltInGroup(
            "enum CGLineJoin: Hashable", "How the bends of a line are drawn, for which cells are too large.",
            example:
                "Capsule().stroke(style: StrokeStyle(lineWidth: 2, lineJoin: .round)).frame(width: 80, height: 48)",
            BuiltIn.cases(
                "How the bends of a line are drawn.", ["miter": CGLineJoin.miter, "round": .round, "bevel": .bevel])),
    ]
}
