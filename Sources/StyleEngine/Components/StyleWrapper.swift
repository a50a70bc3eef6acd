/// Reads the stack of a component's styles, for components that write their own body (article “Generalizing styling
/// APIs for SwiftUI components”).
@propertyWrapper
public struct StyleWrapper<Component: StylableComponent>: DynamicProperty {
    @Environment(\.[componentStyles: ComponentStylesKey(Component.self)]) private var styles

    /// Reads the component's own stack.
    public init() {}

    /// The style on top and what is left below it.
    public var wrappedValue: ComponentStyles<Component> { styles }
}

extension StylableComponent {
    /// The property wrapper that reads this component's style.
    public typealias Style = StyleWrapper<Self>
}

/// Names the stack of a component in a key path.
public struct ComponentStylesKey<C: StylableComponent>: Hashable {
    /// The key of a component type.
    public init(_ type: C.Type) {}
}

extension EnvironmentValues {
    /// The styles of a component at this place: to be read only, since a stack changes by pushes (rule B13).
    public subscript<Component: StylableComponent>(
        componentStyles key: ComponentStylesKey<Component>
    ) -> ComponentStyles<Component> {
        ComponentStyles(stack: styleStacks[Component.styleFamily])
    }
}

/// The styles of one component at one place, from the one that is taken first.
public struct ComponentStyles<Component: StylableComponent>: Sequence {
    private let stack: StyleStack

    init(stack: StyleStack) {
        self.stack = stack
    }

    /// The style that the next component takes; nil where it takes its default.
    public var top: AnyComponentStyle<Component>? { first { _ in true } }

    /// What is left once the top is taken.
    public var rest: ComponentStyles { ComponentStyles(stack: stack.rest) }

    /// The number of styles.
    public var count: Int { stack.count }

    /// The styles from the top down.
    public func makeIterator() -> AnyIterator<AnyComponentStyle<Component>> {
        let styles = stack.makeIterator()
        return AnyIterator {
            guard let base = styles.next()?.base as? any ComponentStyle<Component> else { return nil }
            return AnyComponentStyle(base: base)
        }
    }

    /// What the style on top, or the default, makes of a configuration; what stands inside sees the rest (rule B4).
    public func erasedBody(configuration: Component.Configuration) -> some View {
        DefaultComponentBody<Component>(configuration: configuration)
    }
}
