/// A style of any family, its type erased: what the engine's core pushes, takes and pops.
///
/// Styles written in Swift and styles that a running program declares both become one of these.
public struct ErasedStyle {
    // One object, so that the many copies of a style cost a reference each.
    private var storage: Storage

    /// Whether its body can't ask for the next style of the stack: nothing makes the component again from what the style is
    /// told (rule C2).
    package private(set) var endsChain = false

    /// The style's own type.
    public var type: TypeIdentity { storage.type }
    /// The style's value, for whoever knows its type.
    public var base: Any { storage.base }

    /// Whether the style is an object.
    var isObject: Bool { TypeKind(of: Swift.type(of: storage.base)) == .object }

    private final class Storage {
        let type: TypeIdentity
        let base: Any
        let body: (_ configuration: Any, _ installation: Installation?) -> AnyView
        let naming: Naming
        /// What the style is called, found once somebody asks.
        private(set) lazy var name =
            switch naming {
            case .byFields(let family): StyleName(of: base, family: family).text
            case .written(let name): name()
            }

        enum Naming {
            case byFields(Family)
            case written(() -> String)
        }

        init(
            type: TypeIdentity, base: Any, _ naming: Naming,
            body: @escaping (_ configuration: Any, _ installation: Installation?) -> AnyView
        ) {
            self.type = type
            self.base = base
            self.naming = naming
            self.body = body
        }
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
        storage = Storage(type: type, base: base, .written(name), body: body)
    }

    /// Erases a style written in Swift, whose `makeBody` takes a configuration of type `Configuration`.
    public init<Style, Configuration, Body: View>(
        _ style: Style,
        family: Family,
        makeBody: @escaping (Style, Configuration) -> Body
    ) {
        storage = Storage(
            type: TypeIdentity(Style.self), base: style, .byFields(family),
            body: { configuration, installation in
                switch configuration {
                case let configuration as Configuration:
                    var installed = style
                    installation?.install(&installed)
                    return AnyView(makeBody(installed, configuration))
                default: return AnyView(EmptyView())
                }
            }
        )
    }

    /// The style with another body, made from the configuration of another family.
    package func with(
        body: @escaping (_ configuration: Any, _ installation: Installation?) -> AnyView
    ) -> ErasedStyle {
        var style = self
        style.storage = Storage(type: type, base: base, storage.naming, body: body)
        return style
    }

    /// The style as one whose body can't ask for the next style.
    package var endingChain: ErasedStyle {
        var style = self
        style.endsChain = true
        return style
    }

    /// The name shown in trees, such as `tagged("A")`.
    public var name: String { storage.name }

    /// The style's body for a configuration, without installing or popping anything (rule B16).
    public func makeBody(configuration: Any) -> AnyView {
        storage.body(configuration, nil)
    }

    /// The style's body for a configuration, its dynamic properties installed where there is an installation.
    public func makeBody(configuration: Any, installation: Installation?) -> AnyView {
        storage.body(configuration, installation)
    }
}
