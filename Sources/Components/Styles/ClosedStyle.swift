import Catalogue
import StyleEngine

/// A style of a family whose built-in styles are all there are: its components have no configuration to build on.
public protocol ClosedStyle {
    /// What the style is told about a component.
    associatedtype Told: StyleConfiguration

    /// What a component with this configuration looks like.
    func _makeBody(configuration: Told) -> AnyView
}

extension ClosedStyle {
    /// The style without its type, as the shell keeps styles.
    public var erased: ErasedStyle {
        ErasedStyle(self, family: Told.family) { (style, configuration: Told) in
            style._makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Pushes a style of a closed family, which was written at a place.
    func push<Style: ClosedStyle>(_ style: Style, at place: SourcePlace) -> some View {
        modifier(StylePush(style.erased, family: Style.Told.family, at: place))
    }
}

extension BuiltIns {
    /// The records of a closed family: the protocol, and the modifier that pushes a style.
    ///
    /// - Parameters:
    ///   - name: the protocol, such as `ListStyle`; the modifier's name follows from it.
    ///   - components: what the styles are for, in plain words, such as `lists`.
    ///   - configuration: what a style is told, by which the family is known.
    ///   - push: an entry that pushes a style.
    ///   - advice: what to do in place of writing a style.
    static func closedFamily<Configuration: StyleConfiguration>(
        _ name: String, for components: String, told configuration: Configuration.Type, push: String, advice: String
    ) -> [BuiltInGroup] {
        [
            BuiltInGroup(
                "protocol \(name)", "How \(components) look; the built-in styles are all there are.", example: push,
                closure: "the built-in styles are all there are; \(advice)"),
            BuiltInGroup(
                "extension View", kind: .styles,
                [
                    BuiltIn(
                        "func \(name.prefix(1).lowercased() + name.dropFirst())<S: \(name)>(_ style: S) -> some View",
                        "Pushes a style on the stack of the \(components) inside.", example: push
                    ) { (content: AnyView, style: StyleValue<Configuration>) in
                        AnyView(content.modifier(StylePush(style)))
                    }
                ]),
        ]
    }
}
