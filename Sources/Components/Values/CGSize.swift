import Catalogue
import Drawing

extension CGSize: NativeConvertible {}

extension BuiltIns {
    static let cgSize: [BuiltInGroup] = [
        BuiltInGroup(
            "struct CGSize: Hashable", "A width and a height in points.",
            example: "CGSize(width: 80, height: 48).width",
            [
                BuiltIn("init()", "No width and no height.") { CGSize() },
                BuiltIn("init(width: CGFloat, height: CGFloat)", "A width and a height.") {
                    (width: Double, height: Double) in CGSize(width: width, height: height)
                },
                BuiltIn("init(width: Int, height: Int)", "A width and a height of whole points.") {
                    (width: Int, height: Int) in
                    CGSize(width: Double(width), height: Double(height))
                },
                BuiltIn("static var zero: CGSize { get }", "No width and no height.", example: "CGSize.zero.width") {
                    CGSize.zero
                },
                BuiltIn("var width: CGFloat { get set }", "The width.", \CGSize.width),
                BuiltIn("var height: CGFloat { get set }", "The height.", \CGSize.height),
            ])
    ]
}
