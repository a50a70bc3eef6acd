import Catalogue

/// The built-ins that stand for the engine itself: views and their modifiers, the environment, state, and components
/// that take their looks from styles.
public enum EngineLibrary {
    /// All of them.
    public static let builtIns = BuiltIns(
        views + modifiers + forEach + dynamicProperties + environment + binding + components)
}
