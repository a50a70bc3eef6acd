/// The body of a modifier. It finds what it was given to show here: a body that still stands shows what is given now, without
/// being made again (rule F1).
class ModifierWork: WorkItem {
    @exclusivity(unchecked) private final var caller: SourcePlace
    /// Whether what is given is what was given before.
    @exclusivity(unchecked) private final var isContentKept: Bool

    override final var place: SourcePlace? { caller.known }

    init(at outer: Inputs, inputs: Inputs) {
        caller = outer.caller
        isContentKept = outer.isKept
        super.init(inputs: inputs)
    }

    /// Takes note of where the modifier stands now.
    final func move(to outer: Inputs) {
        caller = outer.caller
        isContentKept = outer.isKept
    }

    /// Puts what was given to a place in the body, and marks what stands between.
    final func placeContent(at inputs: Inputs, by resolver: Resolver) {
        var inputs = inputs
        inputs.isKept = isContentKept
        if !resolver.isAside {
            var around: Node? = inputs.parent
            while let node = around, node.work !== self {
                node.holdsGiven = true
                around = node.parent
            }
        }
        resolveContent(at: inputs, by: resolver)
    }

    /// Puts what was given into the resolved tree.
    func resolveContent(at inputs: Inputs, by resolver: Resolver) {}
}

/// The body of a modifier written in Swift.
final class ModifierBody<Modifier: ViewModifier>: ModifierWork {
    let modifier: Modifier
    @exclusivity(unchecked) var content: (Inputs, Resolver) -> Void

    init(
        _ modifier: Modifier, content: @escaping (Inputs, Resolver) -> Void, at outer: Inputs, inputs: Inputs
    ) {
        self.modifier = modifier
        self.content = content
        super.init(at: outer, inputs: inputs)
    }

    override func run(by resolver: Resolver) {
        var installed = modifier
        let installation = installation(by: resolver)
        installation.install(&installed)
        resolver.currentBody?.begin(TypeIdentity(Modifier.self), from: self, installation)
        resolver.place(installed.body(content: ModifierContent(self)), at: inputs)
    }

    override var value: Any? { modifier }

    override func makesSame(as other: WorkItem, by comparison: Comparison) -> Bool {
        guard comparison.contents == .ignored, let other = other as? ModifierBody<Modifier> else { return false }
        return comparison.areEqual(modifier, other.modifier)
    }

    override func resolveContent(at inputs: Inputs, by resolver: Resolver) { content(inputs, resolver) }
}

/// The body of a modifier that a running program declared.
final class DeclaredModifierBody: ModifierWork {
    let modifier: Any
    /// What it modifies.
    @exclusivity(unchecked) var content: AnyView
    private let body: (AnyView, Inputs, Installation) -> Void

    init(
        _ modifier: Any, content: AnyView, at outer: Inputs, inputs: Inputs,
        body: @escaping (AnyView, Inputs, Installation) -> Void
    ) {
        self.modifier = modifier
        self.content = content
        self.body = body
        super.init(at: outer, inputs: inputs)
    }

    override func run(by resolver: Resolver) {
        let installation = installation(by: resolver)
        resolver.currentBody?.begin(node.type, from: self, installation)
        body(AnyView(given: self), inputs, installation)
    }

    override var value: Any? { modifier }

    override func installedProperties(by resolver: Resolver) -> [String] {
        resolver.installedProperties(of: modifier)
    }

    // Two that are equal make the same of what they modify (rule B8).
    override func makesSame(as other: WorkItem, by comparison: Comparison) -> Bool {
        guard let other = other as? DeclaredModifierBody else { return false }
        return comparison.areEqual(erased: modifier, other.modifier) && comparison.areEqual(content, other.content)
    }

    override func resolveContent(at inputs: Inputs, by resolver: Resolver) {
        AnyView._resolve(content, at: inputs, by: resolver)
    }
}
