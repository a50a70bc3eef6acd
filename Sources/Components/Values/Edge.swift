import Catalogue
import Drawing

extension Edge: NativeConvertible {}
extension EdgeInsets: NativeConvertible {}

extension BuiltIns {
    static let edge: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Edge: Hashable, CaseIterable", "A side of a rectangle.", example: #"Text("a").padding(.top)"#,
            BuiltIn.cases(
                "A side of a rectangle.",
                ["top": Edge.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])),
        BuiltInGroup(
            "struct Edge.Set: OptionSet", "Any number of sides.", example: #"Text("a").padding([.top, .leading])"#,
            BuiltIn.options(
                "Edge.Set", "Any number of sides.",
                [
                    "top": Edge.Set.top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
                    "horizontal": .horizontal, "vertical": .vertical, "all": .all,
                ]) + [BuiltIn("init(_ e: Edge)", "One side.") { (edge: Edge) in Edge.Set(edge) }]),
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
            ]),
    ]
}
