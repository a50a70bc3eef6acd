import Catalogue
import Drawing

extension CGPoint: NativeConvertible {}

extension BuiltIns {
    static let cgPoint: [BuiltInGroup] = [
        BuiltInGroup(
            "struct CGPoint: Hashable", "A place in points.", example: "CGPoint(x: 8, y: 16).y",
            [
                BuiltIn("init()", "The origin.") { CGPoint() },
                BuiltIn("init(x: CGFloat, y: CGFloat)", "A place, so far to the right of the origin and below it.") {
                    (x: Double, y: Double) in CGPoint(x: x, y: y)
                },
                BuiltIn("init(x: Int, y: Int)", "A place at whole points.") {
                    (x: Int, y: Int) in
                    CGPoint(x: Double(x), y: Double(y))
                },
                BuiltIn("static var zero: CGPoint { get }", "The origin.", example: "CGPoint.zero.x") { CGPoint.zero },
                BuiltIn("var x: CGFloat { get set }", "How far to the right.", \CGPoint.x),
                BuiltIn("var y: CGFloat { get set }", "How far down.", \CGPoint.y),
            ])
    ]
}
