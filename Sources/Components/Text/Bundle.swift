import Catalogue

/// Where pictures, colours and texts of a program lie: Foundation's `Bundle`. There are none here, so that they are shown
/// by their names, whatever bundle they would come from.
public struct Bundle: Hashable, Sendable, NativeConvertible {
    private let name: String

    /// That of the program.
    public static let main = Bundle(name: "main")
    /// That of the module.
    public static let module = Bundle(name: "module")
}

extension BuiltIns {
    static let bundle: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Bundle: Hashable", "Where pictures and texts of a program lie; they are shown by their names.",
            example: #"Image("photo", bundle: .main)"#,
            BuiltIn.constants(
                "Bundle", "A place where pictures and texts of a program lie.",
                ["main": Bundle.main, "module": .module]))
    ]
}
