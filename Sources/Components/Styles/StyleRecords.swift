import Catalogue
import StyleEngine

extension BuiltIns {
    /// The records of a family of styles: the protocol, what a style is told, and the modifier that pushes one.
    ///
    /// - Parameters:
    ///   - name: the protocol, such as `GroupBoxStyle`; the modifier's name follows from it.
    ///   - components: what the styles are for, in plain words, such as `group boxes`.
    ///   - family: the configuration by which the family is known.
    ///   - configuration: what a style is told.
    ///   - styleProtocol: how declared types become styles.
    ///   - example: an entry that declares a style.
    ///   - push: an entry that pushes one.
    ///   - views: the types nested in the configuration that stand for views of an erased type.
    ///   - members: the configuration's members.
    static func styleFamily<Family: StyleConfiguration, Configuration>(
        _ name: String, for components: String, on family: Family.Type, told configuration: Configuration.Type,
        _ styleProtocol: StyleProtocol, example: String, push: String, views: [String], _ members: [BuiltIn]
    ) -> [BuiltInGroup] {
        let modifier = name.prefix(1).lowercased() + name.dropFirst()
        let example = example + "\n" + pushing(example, in: push)
        return [
            BuiltInGroup(
                """
                protocol \(name) {
                    associatedtype Body: View
                    typealias Configuration = \(configuration)
                    @ViewBuilder func makeBody(configuration: Configuration) -> Body
                }
                """, "How \(components) look.", example: example, styleProtocol: styleProtocol),
            BuiltInGroup(
                "struct \(configuration)", "What a style is told about one of the \(components).", example: example,
                members),
            BuiltInGroup(
                "extension View", kind: .styles,
                [
                    BuiltIn(
                        "func \(modifier == "primitiveButtonStyle" ? "buttonStyle" : modifier)<S: \(name)>"
                            + "(_ style: S) -> some View",
                        "Pushes a style on the stack of the \(components) inside.", example: push
                    ) { (content: AnyView, style: StyleValue<Family>) in AnyView(content.modifier(StylePush(style))) }
                ]),
        ]
            + views.map {
                BuiltInGroup(
                    "struct \(configuration).\($0): View", "A view that is handed to a style.", example: example)
            }
    }

    /// A call that pushes a style with the style that an example declares in the place of its own.
    private static func pushing(_ example: String, in push: String) -> String {
        let words = example.split { !$0.isLetter && !$0.isNumber }
        guard let keyword = words.firstIndex(of: "struct"), let open = push.lastIndex(of: "(") else { return push }
        return push[...open] + "\(words[keyword + 1])())"
    }

    /// The records of a style without stored properties: its type, and the static member that stands for it.
    ///
    /// - Parameters:
    ///   - type: the style's type, such as `BorderedButtonStyle`.
    ///   - member: the static member, such as `bordered`.
    ///   - styleProtocol: the protocol that the style conforms to.
    ///   - configuration: what its `makeBody` is handed.
    ///   - summary: one sentence on its look.
    ///   - example: an entry that shows it.
    ///   - style: makes the style.
    static func style<Configuration: StyleConfiguration>(
        _ type: String, _ member: String, _ styleProtocol: String, _ configuration: Configuration.Type,
        _ summary: String, example: String, style: @escaping @Sendable () -> ErasedStyle
    ) -> [BuiltInGroup] {
        let makeBody = BuiltIn(
            "func makeBody(configuration: \(configuration)) -> some View",
            "The look of a component, made without pushing or popping anything."
        ) { (style: ErasedStyle, configuration: Configuration) in style.makeBody(configuration: configuration) }
        return self.style(
            type, member, styleProtocol, summary, example: example, members: [makeBody], style: style)
    }

    /// The records of a style whose body can't be asked for, as those of pickers.
    static func style(
        _ type: String, _ member: String, _ styleProtocol: String, _ summary: String, example: String,
        members: [BuiltIn] = [], style: @escaping @Sendable () -> ErasedStyle
    ) -> [BuiltInGroup] {
        [
            BuiltInGroup(
                "struct \(type): \(styleProtocol)", summary, example: example,
                [BuiltIn("init()", "Creates the style.", style)] + members),
            BuiltInGroup(
                "extension \(styleProtocol) where Self == \(type)",
                [BuiltIn("static var \(member): \(type) { get }", summary, example: example, style)]),
        ]
    }
}
