import Catalogue
import StyleEngine

extension EngineLibrary {
    /// Components that take their looks from styles, as the article “Generalizing styling APIs for SwiftUI components”
    /// makes them. They run in the language, which knows the declared types.
    static let components: [BuiltInGroup] = [
        BuiltInGroup(
            """
            protocol StylableComponent: View {
                associatedtype Configuration
                var configuration: Configuration { get }
                static var defaultStyle: any ComponentStyle<Self> { get }
            }
            """, "A view that is shown by a style.",
            example: badge),
        BuiltInGroup(
            "extension StylableComponent where Body == DefaultComponentBody<Self>",
            [
                BuiltIn(
                    "var body: DefaultComponentBody<Self> { get }", "What the style makes of the configuration.",
                    implementation: .intrinsic(.componentBody))
            ]),
        BuiltInGroup(
            """
            protocol ComposableStyling: StylableComponent where Body == DefaultComponentBody<Self> {
                init(_ configuration: Configuration)
            }
            """, "A component whose styles can build on the style below them.",
            example: badge + """

                extension Badge: ComposableStyling {
                    init(_ configuration: Configuration) { self.configuration = configuration }
                }
                """),
        BuiltInGroup(
            "struct DefaultComponentBody<Component: StylableComponent>: View",
            "The body of a component that has none of its own.", example: shownBadge,
            [
                BuiltIn(
                    "init(configuration: Component.Configuration)",
                    "What the style on top of the stack makes of a configuration.",
                    implementation: .intrinsic(.defaultComponentBody))
            ]),
        BuiltInGroup(
            """
            protocol ComponentStyle<Component>: DynamicProperty {
                associatedtype Component: StylableComponent
                associatedtype Body: View
                @ViewBuilder func makeBody(configuration: Component.Configuration) -> Body
            }
            """, "How one component looks.", example: badge),
        BuiltInGroup(
            "extension ComponentStyle",
            [
                BuiltIn(
                    "func erasedBody(configuration: Self.Component.Configuration) -> AnyView",
                    "What the style makes of a configuration, without popping anything.",
                    example: badge
                        + "\nPlainBadgeStyle().erasedBody(configuration: Badge.Configuration(text: \"new\"))",
                    implementation: .intrinsic(.styleBody))
            ]),
        BuiltInGroup(
            "struct AnyComponentStyle<Component: StylableComponent>: Equatable",
            "A style of a component, its type erased.",
            example: badge + "\nlet style = AnyComponentStyle<Badge>(base: PlainBadgeStyle())",
            [
                BuiltIn("init(base: some ComponentStyle<Component>)", "Erases a style.") { (style: Value) in
                    GroupedStyle(style: style)
                },
                BuiltIn(
                    "static func == (one: AnyComponentStyle<Component>, other: AnyComponentStyle<Component>) -> Bool",
                    "Whether two styles are of the same type and look the same.",
                    example: badge + """

                        let style = AnyComponentStyle<Badge>(base: PlainBadgeStyle())
                        style == AnyComponentStyle<Badge>(base: PlainBadgeStyle())
                        """, implementation: .intrinsic(.erasedStyleEquality)),
                BuiltIn("var base: any ComponentStyle<Component> { get }", "The style.") { (style: GroupedStyle) in
                    style.style
                },
                BuiltIn(
                    "func erasedBody(configuration: Component.Configuration) -> AnyView",
                    "What the style makes of a configuration, without popping anything.",
                    implementation: .intrinsic(.erasedStyleBody)),
            ]),
        BuiltInGroup(
            "struct GroupedComponentStyle<C: StylableComponent, S: ComponentStyle<C>>", "A style with its component.",
            example: styledBadge,
            [
                BuiltIn("init(style: S)", "Groups a style with its component.") { (style: Value) in
                    GroupedStyle(style: style)
                },
                BuiltIn("var style: S { get }", "The style.") { (grouped: GroupedStyle) in grouped.style },
            ]),
        BuiltInGroup(
            "extension View", kind: .styles,
            [
                BuiltIn(
                    "func style<C: StylableComponent, S: ComponentStyle<C>>(_ grouped: GroupedComponentStyle<C, S>) -> some View",
                    "Pushes a style for one component on that component's stack.",
                    example: styledBadge, implementation: .intrinsic(.stylePush))
            ]),
        BuiltInGroup(
            "@propertyWrapper struct StyleWrapper<Component: StylableComponent>: DynamicProperty",
            "Reads the stack of a component's styles.", example: countedStyles,
            [
                BuiltIn("init()", "Reads the component's own stack.", implementation: .intrinsic(.styleWrapper)),
                BuiltIn("var wrappedValue: ComponentStyles<Component> { get }", "The styles of this place.") {
                    (property: Value) in
                    guard let property = property.instance as? StylesProperty else { throw Fault.wrongArgument }
                    return property.styles
                },
            ]),
        BuiltInGroup(
            "struct ComponentStylesKey<C: StylableComponent>: Hashable",
            "Names the stack of a component in a key path.",
            example: keyedStyles,
            [
                BuiltIn("init(_ type: C.Type)", "The key of a component type.") { (type: Value) in
                    ComponentStylesKey(type: type)
                }
            ]),
        BuiltInGroup(
            "extension EnvironmentValues",
            [
                BuiltIn(
                    "subscript<Component: StylableComponent>(componentStyles key: ComponentStylesKey<Component>) "
                        + "-> ComponentStyles<Component> { get }",
                    "The styles of a component at this place: to be read only.",
                    example: keyedStyles, implementation: .intrinsic(.componentStyles))
            ]),
        BuiltInGroup(
            "extension StylableComponent",
            [BuiltIn("typealias Style = StyleWrapper<Self>", "Reads the component's style.", implementation: .none)]),
        BuiltInGroup(
            "struct ComponentStyles<Component: StylableComponent>", "The styles of one component at one place.",
            example: countedStyles,
            [
                BuiltIn("var count: Int { get }", "The number of styles.") { (styles: PlacedStyles) in
                    styles.stack.count
                },
                BuiltIn("var rest: ComponentStyles<Component> { get }", "What is left once the top is taken.") {
                    (styles: PlacedStyles) in PlacedStyles(type: styles.type, stack: styles.stack.rest)
                },
                BuiltIn(
                    "func erasedBody(configuration: Component.Configuration) -> some View",
                    "What the style on top makes of a configuration."
                ) { (styles: PlacedStyles, configuration: Value) in
                    AnyView(DeclaredComponentBody(type: styles.type, configuration: configuration))
                },
            ]),
    ]
}

/// A component of one's own, for the examples.
private let badge = """
    struct Badge: StylableComponent {
        struct Configuration { let text: String }
        let configuration: Configuration
        static var defaultStyle: any ComponentStyle<Badge> { PlainBadgeStyle() }
    }
    struct PlainBadgeStyle: ComponentStyle {
        typealias Component = Badge
        func makeBody(configuration: Badge.Configuration) -> some View { Text(configuration.text) }
    }
    """

private let shownBadge = badge + "\nBadge(configuration: Badge.Configuration(text: \"new\"))"

private let styledBadge =
    badge + """

        extension GroupedComponentStyle where C == Badge {
            static func badge(_ style: S) -> Self { .init(style: style) }
        }
        Badge(configuration: Badge.Configuration(text: "new")).style(.badge(PlainBadgeStyle()))
        """

private let countedStyles =
    badge + """

        struct Count: View {
            @StyleWrapper<Badge> var styles
            var body: some View { Text("\\(styles.count)") }
        }
        Count()
        """

private let keyedStyles =
    badge + """

        struct Count: View {
            @Environment(\\.[componentStyles: ComponentStylesKey(Badge.self)]) var styles
            var body: some View { Text("\\(styles.count)") }
        }
        Count()
        """

/// A value of `GroupedComponentStyle` or `AnyComponentStyle`.
struct GroupedStyle: NativeConvertible {
    let style: Value
}

/// A value of `ComponentStylesKey`.
struct ComponentStylesKey: NativeConvertible, Hashable {
    let type: Value
}

/// A value of `ComponentStyles`.
struct PlacedStyles: NativeConvertible {
    let type: RuntimeType
    let stack: StyleStack
}

/// A value of `StyleWrapper`.
final class StylesProperty: Instance, InstallableProperty {
    private let component: RuntimeType
    private let stack: StyleStack

    init(of component: RuntimeType, stack: StyleStack = StyleStack()) {
        self.component = component
        self.stack = stack
    }

    func installed(by installer: Installer) -> Value {
        let environment = EnvironmentValues(installer.environment()) ?? EnvironmentValues()
        return .instance(
            StylesProperty(of: component, stack: environment.styleStacks[Family(key: component.identity)]))
    }

    /// The styles of the place where it is installed.
    var styles: PlacedStyles { PlacedStyles(type: component, stack: stack) }
}
