import Catalogue

/// The built-ins that stand for the engine itself: views and their modifiers, the environment, state, and components
/// that take their looks from styles.
public enum EngineLibrary {
    /// All of them.
    public static let builtIns = BuiltIns(
        views + modifiers + forEach + dynamicProperties + environmentBacked + environment + binding + components)

    /// Those of them that SwiftUI has not, or keeps to itself.
    public static let withoutSwiftUI = BuiltIns(environmentBacked + components)
}

extension BuiltIns {
    /// The names of the types that are declared.
    public var typeNames: Set<String> { Set(groups.compactMap { BuiltInNames.typeName(of: $0.header) }) }
}
