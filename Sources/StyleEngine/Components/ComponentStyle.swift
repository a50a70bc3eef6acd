/// A style of one component (article “Generalizing styling APIs for SwiftUI components”). It may hold dynamic
/// properties, which are installed at the component.
public protocol ComponentStyle<Component>: DynamicProperty {
    /// The component that the style is for.
    associatedtype Component: StylableComponent
    /// The type of what the style makes.
    associatedtype Body: View

    /// What a component with this configuration looks like.
    @ViewBuilder func makeBody(configuration: Component.Configuration) -> Body
}

/// A style of one component, its own type erased.
public struct AnyComponentStyle<Component: StylableComponent> {
    /// The style.
    public let base: any ComponentStyle<Component>
    package let erased: ErasedStyle

    /// Erases a style.
    public init(base: some ComponentStyle<Component>) {
        self.base = base
        erased = ErasedStyle(base, family: Component.styleFamily) {
            (style, configuration: Component.Configuration) in style.makeBody(configuration: configuration)
        }
    }

    /// What the style makes of a configuration, its dynamic properties installed where the view stands; nothing is
    /// taken or popped (rule B16).
    public func erasedBody(configuration: Component.Configuration) -> AnyView {
        AnyView(ResolvedStyle(erased, configuration: configuration))
    }
}

/// A style together with its component, so that `.style(.badge(.default))` offers only fitting styles (article
/// “Generalizing styling APIs for SwiftUI components”).
public struct GroupedComponentStyle<C: StylableComponent, S: ComponentStyle<C>> {
    /// The style.
    public let style: S

    /// Groups a style with its component.
    public init(style: S) {
        self.style = style
    }
}

extension View {
    /// Pushes a style for one component on that component's stack (rule B1). `file`, `line` and `column` say where, for
    /// the trace.
    public func style<C: StylableComponent, S: ComponentStyle<C>>(
        _ grouped: GroupedComponentStyle<C, S>, file: StaticString = #fileID, line: UInt = #line,
        column: UInt = #column
    ) -> some View {
        modifier(
            StylePush(
                AnyComponentStyle<C>(base: grouped.style).erased, family: C.styleFamily,
                at: SourcePlace(file: file, line: line, column: column)))
    }
}
