import Catalogue
import Drawing

extension ColorScheme: NativeConvertible {}

extension BuiltIns {
    static let colorSchemes: [BuiltInGroup] = [
        BuiltInGroup(
            "enum ColorScheme: Hashable, CaseIterable", "Light or dark.", example: #"Text("a").colorScheme(.dark)"#,
            BuiltIn.cases("Light or dark.", ["light": ColorScheme.light, "dark": .dark]))
    ]
}
