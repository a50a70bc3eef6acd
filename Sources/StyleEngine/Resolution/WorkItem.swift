/// A body that is to be made, and made again when something that it depends on changes.
class WorkItem {
    @exclusivity(unchecked) final var inputs: Inputs
    /// Whether the value that makes the body differs from the one that made it before.
    @exclusivity(unchecked) final var isValueChanged = true
    /// Whether the body is made for the first time.
    @exclusivity(unchecked) final var isFirst = true

    init(inputs: Inputs) {
        self.inputs = inputs
    }

    /// The view or the modifier that makes the body; nil where none does.
    var value: Any? { nil }

    final var node: Node { inputs.parent }

    /// Where the source asks for the body, for the trace: where its type is declared, or the call that applies it.
    var place: SourcePlace? { (node.style?.type ?? node.type).declared?.place }

    /// The names of the properties that are installed for the body, for the trace.
    func installedProperties(by resolver: Resolver) -> [String] { [] }

    /// Makes the body and puts it into the resolved tree.
    func run(by resolver: Resolver) {}

    /// Whether other work makes its body from the same; false where that can't be known.
    func makesSame(as other: WorkItem, by comparison: Comparison) -> Bool { false }

    /// Whether its value differs from the one that made the body before.
    final func hasOtherValue(by comparison: Comparison) -> Bool {
        guard isValueChanged, let before = inputs.previous?.work else { return isValueChanged }
        return !makesSame(as: before, by: comparison)
    }

    /// Opens the body: installs the properties of what makes it, and says what led to it.
    final func installation(by resolver: Resolver) -> Installation {
        resolver.record(.body(of: node.style?.name ?? node.type.name), in: node, at: place)
        return resolver.installation(at: node)
    }
}

/// The body of a view.
final class ViewBody<Content: View>: WorkItem {
    let view: Content

    init(_ view: Content, inputs: Inputs) {
        self.view = view
        super.init(inputs: inputs)
    }

    override var value: Any? { view }

    override func installedProperties(by resolver: Resolver) -> [String] { resolver.installedProperties(of: view) }

    override func run(by resolver: Resolver) {
        var installed = view
        let installation = installation(by: resolver)
        installation.install(&installed)
        resolver.currentBody?.begin(TypeIdentity(Content.self), from: self, installation)
        resolver.place(installed.body, at: inputs)
    }

    /// The same work in another place.
    func again(at inputs: Inputs) -> ViewBody { ViewBody(view, inputs: inputs) }

    override func makesSame(as other: WorkItem, by comparison: Comparison) -> Bool {
        (other as? ViewBody<Content>).map { comparison.areEqual(view, $0.view) } ?? false
    }
}

/// The body that a style makes for a component.
final class StyleBody: WorkItem {
    let style: ErasedStyle
    let configuration: Any

    init(_ style: ErasedStyle, configuration: Any, inputs: Inputs) {
        self.style = style
        self.configuration = configuration
        super.init(inputs: inputs)
    }

    override func installedProperties(by resolver: Resolver) -> [String] {
        resolver.installedProperties(of: style.base)
    }

    override func run(by resolver: Resolver) {
        let installation = installation(by: resolver)
        resolver.currentBody?.begin(style.type, from: self, installation)
        resolver.place(style.makeBody(configuration: configuration, installation: installation), at: inputs)
    }

    override func makesSame(as other: WorkItem, by comparison: Comparison) -> Bool {
        guard let other = other as? StyleBody else { return false }
        return comparison.areEqual(style, other.style)
            && comparison.areEqual(erased: configuration, other.configuration)
    }
}

/// Any work that makes views when its turn comes: the bodies of a running program.
final class DeferredBody: WorkItem {
    private let body: (Inputs, Installation) -> Void
    private let declared: Any?

    /// What makes the body, where it is a view that a program declared.
    override var value: Any? { declared }

    override func installedProperties(by resolver: Resolver) -> [String] {
        declared.map { resolver.installedProperties(of: $0) } ?? []
    }

    init(inputs: Inputs, value: Any? = nil, body: @escaping (Inputs, Installation) -> Void) {
        self.body = body
        declared = value
        super.init(inputs: inputs)
    }

    override func run(by resolver: Resolver) {
        let installation = installation(by: resolver)
        if value != nil { resolver.currentBody?.begin(node.type, from: self, installation) }
        body(inputs, installation)
    }

    override func makesSame(as other: WorkItem, by comparison: Comparison) -> Bool {
        guard let value, let other = other as? DeferredBody else { return false }
        return other.isMade(of: value, by: comparison)
    }

    /// Whether another value counts as equal though it holds something else (rule F5).
    func hidesChange(to other: Any, by comparison: Comparison) -> Bool {
        func hides<Value>(_ value: Value) -> Bool {
            (other as? Value).map { comparison.hidesChange(from: value, to: $0) } ?? false
        }
        return declared.map { _openExistential($0, do: hides) } ?? false
    }

    /// The same work in another place.
    func again(at inputs: Inputs) -> DeferredBody { DeferredBody(inputs: inputs, value: declared, body: body) }

    /// Whether a value makes the same body.
    func isMade(of other: Any, by comparison: Comparison) -> Bool {
        value.map { comparison.areEqual(erased: other, $0) } ?? false
    }
}

/// What is done once the bodies below a node are made, and makes none.
final class FinalWork: WorkItem {
    private let work: () -> Void

    init(inputs: Inputs, _ work: @escaping () -> Void) {
        self.work = work
        super.init(inputs: inputs)
    }

    override func run(by resolver: Resolver) { work() }
}

/// A body that was made before and still stands: what is inside is walked again, since it may see another environment.
final class KeptBody: WorkItem {
    override func run(by resolver: Resolver) {
        var inputs = inputs
        inputs.isKept = true
        resolver.recordKeptBody(of: node)
        if let body = node.madeBody { AnyView._resolve(body, at: inputs, by: resolver) }
    }
}
