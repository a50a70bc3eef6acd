import Catalogue
import Drawing

extension Axis: NativeConvertible {}

extension BuiltIns {
    static let axis: [BuiltInGroup] = [
        BuiltInGroup(
            "enum Axis: Hashable, CaseIterable", "A direction.", example: "Axis.horizontal",
            BuiltIn.cases("A direction.", ["horizontal": Axis.horizontal, "vertical": .vertical])),
        BuiltInGroup(
            "struct Axis.Set: OptionSet", "Any number of directions.",
            example: #"ScrollView([.horizontal, .vertical]) { Text("a") }"#,
            BuiltIn.options(
                "Axis.Set", "Any number of directions.",
                ["horizontal": Axis.Set.horizontal, "vertical": .vertical])),
    ]
}
