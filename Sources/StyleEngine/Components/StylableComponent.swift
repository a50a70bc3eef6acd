/// A view that is shown by a style: what it shows is told by its configuration, how it looks by the style that it
/// takes from its own stack (article “Generalizing styling APIs for SwiftUI components”).
///
/// A component names its configuration and its default style; `body` comes for free. One that also conforms to
/// `ComposableStyling` lets styles build on each other.
public protocol StylableComponent: View {
    /// What a style is told about the component.
    associatedtype Configuration

    /// What the style is told about this component.
    var configuration: Configuration { get }

    /// The style that is taken where none was pushed (rules B3, B14).
    static var defaultStyle: any ComponentStyle<Self> { get }
}

extension StylableComponent where Body == DefaultComponentBody<Self> {
    public var body: Body { DefaultComponentBody(configuration: configuration) }

    public static func _resolve(_ view: Self, at inputs: Inputs, by resolver: Resolver) {
        DefaultComponentBody._resolve(view.body, at: inputs, by: resolver)
    }
}

extension StylableComponent {
    /// The family whose stack the component takes its style from: the component's own type.
    public static var styleFamily: Family {
        Family(key: TypeIdentity(Self.self))
    }
}

/// A component whose styles can build on the style below them: `Component(configuration)` inside a style's body takes
/// the next style of the stack (rules B3, B6).
public protocol ComposableStyling: StylableComponent where Body == DefaultComponentBody<Self> {
    /// Creates the component from what a style was told about it.
    init(_ configuration: Configuration)
}

/// The body of a component that has none of its own: what the style on top of the stack makes of the configuration.
public struct DefaultComponentBody<Component: StylableComponent>: PrimitiveView {
    private let configuration: Component.Configuration

    /// Creates the body for a configuration.
    public init(configuration: Component.Configuration) {
        self.configuration = configuration
    }

    public static func _resolve(_ view: DefaultComponentBody, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveComponent(
            TypeIdentity(Component.self), family: Component.styleFamily, configuration: view.configuration,
            defaultStyle: { AnyComponentStyle(base: Component.defaultStyle).erased },
            isReapplied: inputs.chain?.continues(with: view.configuration) ?? false, at: inputs)
    }
}
