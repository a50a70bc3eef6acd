import Catalogue
import Drawing

extension StrokeStyle: NativeConvertible {}

extension BuiltIns {
    static let strokeStyle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct StrokeStyle: Equatable", "How a line is drawn.",
            example: "Capsule().stroke(style: StrokeStyle(lineWidth: 2, dash: [4, 2]))",
            [
                BuiltIn(
                    "init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0)",
                    "A line of a width, solid or in dashes, in points."
                ) { (width: Double, dash: [Double], phase: Double) in
                    StrokeStyle(lineWidth: width, dash: dash, dashPhase: phase)
                }
            ])
    ]
}
