/// What a modifier of views is about: under which heading it is listed.
public enum ModifierKind: String, CaseIterable, Sendable {
    /// Size and place.
    case layout = "Layout"
    /// Letters and lines of text.
    case text = "Text"
    /// Colours, backgrounds, borders and shapes.
    case appearance = "Colours and shapes"
    /// How controls look and react.
    case controls = "Controls"
    /// What views read of their surroundings.
    case environment = "Environment"
    /// Pushing a style, and modifiers of one's own.
    case styles = "Styles and modifiers"
}
