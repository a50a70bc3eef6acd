import Catalogue
import Drawing

extension CGRect: NativeConvertible {}

extension BuiltIns {
    static let cgRect: [BuiltInGroup] = [
        BuiltInGroup(
            "struct CGRect: Hashable", "A rectangle in points.", example: box + ".midX",
            [
                BuiltIn("init()", "An empty rectangle at the origin.") { CGRect() },
                BuiltIn("init(origin: CGPoint, size: CGSize)", "A rectangle by its corner and its lengths.") {
                    (origin: CGPoint, size: CGSize) in CGRect(origin: origin, size: size)
                },
                BuiltIn(
                    "init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)",
                    "A rectangle by its corner and its lengths."
                ) { (x: Double, y: Double, width: Double, height: Double) in
                    CGRect(x: x, y: y, width: width, height: height)
                },
                BuiltIn("init(x: Int, y: Int, width: Int, height: Int)", "A rectangle at whole points.") {
                    (x: Int, y: Int, width: Int, height: Int) in
                    CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
                },
                BuiltIn(
                    "static var zero: CGRect { get }", "An empty rectangle at the origin.",
                    example: "CGRect.zero.isEmpty"
                ) { CGRect.zero },
                BuiltIn(
                    "static var null: CGRect { get }",
                    "No rectangle: what those have in common that have nothing in common.",
                    example: "CGRect.null.isNull"
                ) { CGRect.null },
                BuiltIn("var isNull: Bool { get }", "Whether it is no rectangle.", example: box + ".isNull") {
                    (rect: CGRect) in rect.isNull
                },
                BuiltIn(
                    "var origin: CGPoint { get set }", "The upper left corner.", example: box + ".origin.x",
                    \CGRect.origin),
                BuiltIn(
                    "var size: CGSize { get set }", "The width and the height.", example: box + ".size.width",
                    \CGRect.size),
                BuiltIn("var isEmpty: Bool { get }", "Whether nothing lies inside.", example: box + ".isEmpty") {
                    (rect: CGRect) in rect.isEmpty
                },
                BuiltIn(
                    "func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect", "Its edges moved inwards.",
                    example: box + ".insetBy(dx: 8, dy: 16).width"
                ) {
                    (rect: CGRect, dx: Double, dy: Double) in rect.insetBy(dx: dx, dy: dy)
                },
                BuiltIn(
                    "func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect", "The rectangle, moved.",
                    example: box + ".offsetBy(dx: 8, dy: 16).minX"
                ) {
                    (rect: CGRect, dx: Double, dy: Double) in rect.offsetBy(dx: dx, dy: dy)
                },
                BuiltIn(
                    "func intersection(_ r2: CGRect) -> CGRect", "What two rectangles have in common.",
                    example: box + ".intersection(.zero).isEmpty"
                ) {
                    (rect: CGRect, other: CGRect) in rect.intersection(other)
                },
                BuiltIn(
                    "func union(_ r2: CGRect) -> CGRect", "The smallest rectangle around two.",
                    example: box + ".union(.zero).width"
                ) {
                    (rect: CGRect, other: CGRect) in rect.union(other)
                },
                BuiltIn(
                    "func contains(_ point: CGPoint) -> Bool", "Whether a point lies inside.",
                    example: box + ".contains(.zero)"
                ) {
                    (rect: CGRect, point: CGPoint) in rect.contains(point)
                },
                BuiltIn(
                    "func contains(_ rect2: CGRect) -> Bool", "Whether another rectangle lies inside.",
                    example: box + ".contains(CGRect(x: 8, y: 8, width: 16, height: 16))"
                ) {
                    (rect: CGRect, other: CGRect) in rect.contains(other)
                },
            ] + lengths)
    ]

    private static let box = "CGRect(x: 0, y: 0, width: 80, height: 48)"

    private static var lengths: [BuiltIn] {
        [
            length("width", "The width.", \.width), length("height", "The height.", \.height),
            length("minX", "The left edge.", \.minX), length("midX", "The middle from left to right.", \.midX),
            length("maxX", "The right edge.", \.maxX), length("minY", "The upper edge.", \.minY),
            length("midY", "The middle from above to below.", \.midY), length("maxY", "The lower edge.", \.maxY),
        ]
    }

    private static func length(
        _ name: String, _ summary: String, _ path: any KeyPath<CGRect, CGFloat> & Sendable
    ) -> BuiltIn {
        BuiltIn("var \(name): CGFloat { get }", summary, example: box + ".\(name)") {
            (rect: CGRect) in rect[keyPath: path]
        }
    }
}
