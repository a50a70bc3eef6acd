/// A body that is still to be made.
class WorkItem {
    final let inputs: Inputs

    init(inputs: Inputs) {
        self.inputs = inputs
    }

    func run(by resolver: Resolver) {}
}

/// The body of a view.
final class ViewBody<Content: View>: WorkItem {
    private let view: Content

    init(_ view: Content, inputs: Inputs) {
        self.view = view
        super.init(inputs: inputs)
    }

    override func run(by resolver: Resolver) {
        var installed = view
        resolver.installation(at: inputs.parent).install(&installed)
        resolver.trace?.record(.body, at: inputs)
        Content.Body._resolve(installed.body, at: inputs, by: resolver)
    }
}

/// The body of a modifier.
final class ModifierBody<Modifier: ViewModifier>: WorkItem {
    private let modifier: Modifier
    private let content: (Inputs) -> Void

    init(_ modifier: Modifier, content: @escaping (Inputs) -> Void, inputs: Inputs) {
        self.modifier = modifier
        self.content = content
        super.init(inputs: inputs)
    }

    override func run(by resolver: Resolver) {
        var installed = modifier
        resolver.installation(at: inputs.parent).install(&installed)
        resolver.trace?.record(.body, at: inputs)
        let body = installed.body(content: ModifierContent(resolve: content))
        Modifier.Body._resolve(body, at: inputs, by: resolver)
    }
}

/// The body that a style makes for a component.
final class StyleBody: WorkItem {
    private let style: ErasedStyle
    private let configuration: Any

    init(_ style: ErasedStyle, configuration: Any, inputs: Inputs) {
        self.style = style
        self.configuration = configuration
        super.init(inputs: inputs)
    }

    override func run(by resolver: Resolver) {
        resolver.trace?.record(.body, at: inputs)
        let body = style.makeBody(configuration: configuration, installation: resolver.installation(at: inputs.parent))
        AnyView._resolve(body, at: inputs, by: resolver)
    }
}

/// Any work that makes views when its turn comes: the bodies of a running program.
final class DeferredBody: WorkItem {
    private let body: (Inputs, Installation) -> Void

    init(inputs: Inputs, body: @escaping (Inputs, Installation) -> Void) {
        self.body = body
        super.init(inputs: inputs)
    }

    override func run(by resolver: Resolver) {
        resolver.trace?.record(.body, at: inputs)
        body(inputs, resolver.installation(at: inputs.parent))
    }
}
