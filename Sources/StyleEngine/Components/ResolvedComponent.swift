/// What one style makes of a configuration, as a view (article “Generalizing styling APIs for SwiftUI components”): the
/// style's dynamic properties are installed where it stands, and nothing is taken from a stack or popped (rules B16,
/// D2).
public struct ResolvedComponent<Style: ComponentStyle>: View {
    /// What the style is told.
    public let configuration: Style.Component.Configuration
    /// The style.
    public let style: Style

    /// Creates the view of a configuration in a style.
    public init(configuration: Style.Component.Configuration, style: Style) {
        self.configuration = configuration
        self.style = style
    }

    public var body: some View { style.makeBody(configuration: configuration) }

    public static func _resolve(_ view: ResolvedComponent, at inputs: Inputs, by resolver: Resolver) {
        let style = AnyComponentStyle(base: view.style).erased
        ResolvedStyle._resolve(ResolvedStyle(style, configuration: view.configuration), at: inputs, by: resolver)
    }
}

extension ComponentStyle {
    /// What the style makes of a configuration, its dynamic properties installed where the view stands; nothing is
    /// taken or popped (article “Generalizing styling APIs for SwiftUI components”, rule B16).
    public func erasedBody(configuration: Component.Configuration) -> AnyView {
        AnyView(ResolvedComponent(configuration: configuration, style: self))
    }
}

/// What a style of any family makes of a configuration, as a view: what `ResolvedComponent` is for an erased style.
public struct ResolvedStyle: PrimitiveView {
    private let style: ErasedStyle
    private let configuration: Any

    /// Creates the view of a configuration in a style of its family.
    public init(_ style: ErasedStyle, configuration: Any) {
        self.style = style
        self.configuration = configuration
    }

    public static func _resolve(_ view: ResolvedStyle, at inputs: Inputs, by resolver: Resolver) {
        resolver.resolveBody(of: view.style, configuration: view.configuration, at: inputs)
    }
}
