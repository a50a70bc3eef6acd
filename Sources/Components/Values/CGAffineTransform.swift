import Catalogue
import Drawing

extension CGAffineTransform: NativeConvertible {}

extension BuiltIns {
    static let cgAffineTransform: [BuiltInGroup] = [
        BuiltInGroup(
            "struct CGAffineTransform: Hashable", "How the points of a plane are turned, scaled and moved.",
            example: "CGAffineTransform(scaleX: 2, y: 1).a",
            [
                BuiltIn(
                    "init(rotationAngle angle: CGFloat)",
                    "Turns the plane around the origin, in radians, as a clock's hands turn.",
                    example: "CGAffineTransform(rotationAngle: .pi / 2).b"
                ) { (angle: Double) in CGAffineTransform(rotationAngle: angle) },
                BuiltIn("init(scaleX sx: CGFloat, y sy: CGFloat)", "Makes the plane so many times as wide and as high.")
                {
                    (x: Double, y: Double) in CGAffineTransform(scaleX: x, y: y)
                },
                BuiltIn(
                    "init(translationX tx: CGFloat, y ty: CGFloat)", "Moves the plane to the right and down.",
                    example: "CGAffineTransform(translationX: 8, y: 16).tx"
                ) { (x: Double, y: Double) in CGAffineTransform(translationX: x, y: y) },
                BuiltIn(
                    "init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)",
                    "A change by its six numbers: a point becomes ax + cy + tx, bx + dy + ty.",
                    example: "CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0).c"
                ) { (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) in
                    CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
                },
                BuiltIn(
                    "static var identity: CGAffineTransform { get }", "The change that changes nothing.",
                    example: "CGAffineTransform.identity.a"
                ) { CGAffineTransform.identity },
                BuiltIn(
                    "func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform",
                    "This change, and another one after it.",
                    example:
                        "CGAffineTransform(scaleX: 2, y: 1).concatenating(CGAffineTransform(translationX: 8, y: 0)).tx"
                ) { (one: CGAffineTransform, other: CGAffineTransform) in one.concatenating(other) },
                BuiltIn("var a: CGFloat { get set }", "What of x goes into the new x.", \CGAffineTransform.a),
                BuiltIn(
                    "var b: CGFloat { get set }", "What of x goes into the new y.",
                    example: "CGAffineTransform(rotationAngle: .pi / 2).b", \CGAffineTransform.b),
                BuiltIn("var c: CGFloat { get set }", "What of y goes into the new x.", \CGAffineTransform.c),
                BuiltIn(
                    "var d: CGFloat { get set }", "What of y goes into the new y.",
                    example: "CGAffineTransform(scaleX: 2, y: 3).d", \CGAffineTransform.d),
                BuiltIn(
                    "var tx: CGFloat { get set }", "How far all points are moved right.",
                    example: "CGAffineTransform(translationX: 8, y: 16).tx", \CGAffineTransform.tx),
                BuiltIn(
                    "var ty: CGFloat { get set }", "How far all points are moved down.",
                    example: "CGAffineTransform(translationX: 8, y: 16).ty", \CGAffineTransform.ty),
            ])
    ]
}
