import Catalogue
import Drawing

extension EdgeInsets: NativeConvertible {}

extension BuiltIns {
    static let edge: [BuiltInGroup] = [
        BuiltInGroup(
            "struct EdgeInsets: Equatable", "Distances from the four sides, in points.",
            example: #"Text("a").padding(EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))"#,
            [
                BuiltIn(
                    "init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)",
                    "Distances from the four sides, in points."
                ) { (top: Double, leading: Double, bottom: Double, trailing: Double) in
                    EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
                },
                BuiltIn("init()", "No distance from any side.") { EdgeInsets() },
                BuiltIn("var top: CGFloat { get set }", "From the upper side.", \EdgeInsets.top),
                BuiltIn("var leading: CGFloat { get set }", "From the left side.", \EdgeInsets.leading),
                BuiltIn("var bottom: CGFloat { get set }", "From the lower side.", \EdgeInsets.bottom),
                BuiltIn("var trailing: CGFloat { get set }", "From the right side.", \EdgeInsets.trailing),
            ])
    ]
}
