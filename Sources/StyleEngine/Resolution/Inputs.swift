/// What a view inherits from the place where it stands.
public struct Inputs {
    /// The environment of the place.
    public var environment: EnvironmentValues
    /// The node inside which the view stands. The tree holds it while it is resolved.
    public unowned(unsafe) let parent: Node
    /// What stood in the parent's place when the tree was resolved before.
    unowned(unsafe) var previous: Node?
    /// The view's place among the views of its parent.
    var slot: UInt64 = 0
    /// The pushes and the writes to the environment between the parent and the view.
    var calls: UInt32 = 0
    /// Whether the view comes from a body that still stands, so that it is the one of before, whatever `==` says of it.
    var isKept = false
    /// The bodies on the path from the root.
    var depth: Depth
    /// The styles that one component has taken so far (rule B8).
    var chain: StyleChain?
    /// The call that made the view, where it is interpreted, or else that of the modifier around it; no body lies between.
    var caller = SourcePlace.unknown

    /// How deep a place lies.
    struct Depth {
        /// Bodies of views and styles, one inside the other.
        var bodies = 0
        /// Calls that stand on the machine's stack at this moment.
        var calls: Int32 = 0
        /// The bodies of styles and modifiers in which the view was written, one inside the other. What a component or a
        /// modifier was given to show was written outside of its body; only counted deep inside, for `Recursion`.
        var wrappingBodies: Int32 = 0
    }

    /// Makes room for several views at once, where they are the first ones inside their parent.
    @usableFromInline
    func makeRoom(for count: Int) {
        if parent.children.isEmpty { parent.children.reserveCapacity(count) }
    }

    /// The inputs of one of several views that stand side by side.
    public func part(_ index: Int) -> Inputs {
        part(identity: UInt64(truncatingIfNeeded: index))
    }

    /// The inputs of one of several views that an identity tells apart.
    public func part(identity: UInt64) -> Inputs {
        var inputs = self
        inputs.slot = Inputs.mix(slot, identity)
        return inputs
    }

    /// Whether a component stands here in the body of a style of another one, of whose configuration `isSame` answers
    /// that it is the component's own: for what `Resolver.resolveComponent` must know (rule B8).
    public func continuesChain(whereConfiguration isSame: (Any) -> Bool) -> Bool {
        chain.map { isSame($0.configuration) } ?? false
    }

    static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
        var mixed = (one ^ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 29)) &+ other &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 32)
    }
}
