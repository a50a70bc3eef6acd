/// A style of any family, its type erased: what the engine's core pushes, takes and pops.
///
/// Styles written in Swift and styles that a running program declares both become one of these.
public struct ErasedStyle {
    /// The style's own type.
    public let type: TypeIdentity
    /// The style's value, for whoever knows its type.
    public let base: Any

    /// Whether its body can't ask for the next style of the stack: nothing makes the component again from what the style is
    /// told (rule C2).
    package private(set) var endsChain = false

    private let body: (_ configuration: Any, _ installation: Installation?) -> AnyView
    private let label: Label

    /// What a style is called, found once somebody asks.
    private class Label {
        private(set) lazy var text = made()
        func made() -> String { "" }
    }

    private final class WrittenLabel: Label {
        private let describe: () -> String
        init(_ describe: @escaping () -> String) { self.describe = describe }
        override func made() -> String { describe() }
    }

    private final class StyleLabel<Style>: Label {
        private let style: Style
        private let family: Family
        init(_ style: Style, _ family: Family) { (self.style, self.family) = (style, family) }
        override func made() -> String { StyleName(of: style, family: family).text }
    }

    /// Erases a style.
    ///
    /// - Parameters:
    ///   - type: the style's type.
    ///   - base: the style's value.
    ///   - name: the name shown in trees, such as `tagged("A")`; asked for only when it is shown.
    ///   - body: makes the style's body from a configuration. It installs the style's dynamic properties through the
    ///     installation, where there is one (rule D1); without one the style stays uninstalled (rule B16).
    public init(
        type: TypeIdentity,
        base: Any,
        name: @escaping () -> String,
        body: @escaping (_ configuration: Any, _ installation: Installation?) -> AnyView
    ) {
        self.init(type: type, base: base, WrittenLabel(name), body: body)
    }

    private init(
        type: TypeIdentity, base: Any, _ label: Label,
        body: @escaping (_ configuration: Any, _ installation: Installation?) -> AnyView
    ) {
        self.type = type
        self.base = base
        self.label = label
        self.body = body
    }

    /// Erases a style written in Swift, whose `makeBody` takes a configuration of type `Configuration`.
    public init<Style, Configuration, Body: View>(
        _ style: Style,
        family: Family,
        makeBody: @escaping (Style, Configuration) -> Body
    ) {
        self.init(
            type: TypeIdentity(Style.self),
            base: style,
            StyleLabel(style, family),
            body: { configuration, installation in
                guard let configuration = configuration as? Configuration else { return AnyView(EmptyView()) }
                var installed = style
                installation?.install(&installed)
                return AnyView(makeBody(installed, configuration))
            }
        )
    }

    /// The style as one whose body can't ask for the next style.
    package var endingChain: ErasedStyle {
        var style = self
        style.endsChain = true
        return style
    }

    /// The name shown in trees, such as `tagged("A")`.
    public var name: String { label.text }

    /// The style's body for a configuration, without installing or popping anything (rule B16).
    public func makeBody(configuration: Any) -> AnyView {
        body(configuration, nil)
    }

    /// The style's body for a configuration, its dynamic properties installed where there is an installation.
    public func makeBody(configuration: Any, installation: Installation?) -> AnyView {
        body(configuration, installation)
    }
}
