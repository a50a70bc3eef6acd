/// One entry of the resolved tree.
///
/// A node carries a payload that only those who drew it up understand: the engine knows nothing of sizes or ink.
public final class Node {
    /// The type of the view, component or modifier.
    public let type: TypeIdentity
    /// What kind of entry it is.
    public let kind: Kind
    // Beside each other, so that all of them take no more than a word of each node.
    /// Whether what stands around it shows another view instead of it, as `ViewThatFits` does. That is known once the tree
    /// was laid out.
    @exclusivity(unchecked) package var isLeftOut = false
    /// Whether the node is a component that reacts by what its style makes of it.
    @exclusivity(unchecked) var isControl = false
    /// Whether the content of a modifier around the node stands inside of it. That may change while the node's own body still
    /// stands, so that the node is not used again as a whole.
    @exclusivity(unchecked) var holdsGiven = false
    /// Whether its body is to be made anew.
    @exclusivity(unchecked) var isDirty = false
    /// What the drawing needs to know about the node.
    public let payload: AnyObject?
    /// The environment in which the node's own view stands.
    @exclusivity(unchecked) public internal(set) var environment: EnvironmentValues
    /// The style that a component took; nil for all that is no component.
    @exclusivity(unchecked) public internal(set) var take: Take?
    /// Whether the node shows the body of a style.
    package var showsStyle: Bool { style != nil }
    /// The style whose body the node shows, where it shows one.
    var style: ErasedStyle? { take?.style ?? (work as? StyleBody)?.style }
    /// What a person can do to the node. For a control it is the first thing that can be done to what its style made,
    /// in the order of the views: a style decides what its control reacts to.
    public var interaction: Interaction? { touched?.ownInteraction }
    /// The node to which that is done.
    package var touched: Node? { ownInteraction != nil ? self : isControl ? firstTouchedInside : nil }
    /// The title it was given as plain text, if it was.
    public let title: String?
    /// The nodes inside, in the order of the views.
    @exclusivity(unchecked) public internal(set) var children: [Node] = []
    /// The node around this one; nil for the root. A node never outlives the tree that it is part of.
    @exclusivity(unchecked) unowned(unsafe) package internal(set) var parent: Node?
    @exclusivity(unchecked) var slot: UInt64
    /// The call that made the view or the modifier, as far as it is known.
    @exclusivity(unchecked) var caller: SourcePlace
    /// The call of an interpreted program that made the view or the modifier; nil where it is not known.
    package var place: SourcePlace? { caller.isEntry ? caller : nil }
    @exclusivity(unchecked) var ownInteraction: Interaction?
    @exclusivity(unchecked) var states: [StateStorage] = []
    /// What its environment properties read.
    @exclusivity(unchecked) var cells: [EnvironmentCell] = []
    /// What its body has read of state; nil where that is nothing.
    @exclusivity(unchecked) var reader: StateReader?
    /// What makes its body.
    @exclusivity(unchecked) var work: WorkItem?
    /// Whether another node shows the body of one and the same view, as where it was kept.
    package func showsBody(of other: Node) -> Bool { work != nil && work === other.work }
    /// Its body as it was made.
    @exclusivity(unchecked) var madeBody: AnyView?
    /// Where each child stands, by its slot: only made where children have moved far.
    private lazy var places = Dictionary(children.indices.map { (children[$0].slot, $0) }) { first, _ in first }

    /// The kinds of entries.
    public enum Kind: Equatable {
        /// A view with a body: a view or modifier that was declared, or a component that is no built-in.
        case view
        /// A component that took a style.
        case component
        /// A view that shows itself: a leaf such as a text, or a container such as a stack.
        case primitive
        /// A modifier that changes how what is inside is placed or painted.
        case modifier
        /// An entry that only holds others together.
        case group
        /// What a modifier places beside its content, such as a background.
        case secondary
    }

    init(
        type: TypeIdentity, kind: Kind, payload: AnyObject?, environment: EnvironmentValues, interaction: Interaction?,
        title: String?, slot: UInt64, parent: Node?, caller: SourcePlace = .unknown
    ) {
        self.type = type
        self.kind = kind
        self.payload = payload
        self.environment = environment
        ownInteraction = interaction
        self.title = title
        self.slot = slot
        self.parent = parent
        self.caller = caller
    }

    // Frees a deep tree level by level: nested releases would exhaust the machine's stack.
    deinit {
        disownState()
        guard !children.isEmpty else { return }
        for child in children where child.parent === self { child.parent = nil }
        var pending = children
        children = []
        while var node = pending.popLast() {
            guard !node.children.isEmpty, isKnownUniquelyReferenced(&node) else { continue }
            for child in node.children where child.parent === node { child.parent = nil }
            pending.append(contentsOf: node.children)
            node.children = []
        }
    }

    /// Leaves the state without a node, where it is still that of this one.
    func disownState() {
        for state in states where state.node === self { state.node = nil }
        if let reader, reader.node === self { reader.node = nil }
    }

    private var firstTouchedInside: Node? {
        var pending = Array(children.reversed())
        while let node = pending.popLast() {
            if node.ownInteraction != nil { return node }
            pending.append(contentsOf: node.children.reversed())
        }
        return nil
    }

    /// The child that stood at a place when the tree was resolved before, looked for first at `index`.
    func child(at slot: UInt64, near index: Int) -> Node? {
        for place in [index, index + 1, index - 1]
        where children.indices.contains(place) && children[place].slot == slot {
            return children[place]
        }
        return places[slot].map { children[$0] }
    }
}

/// The style that a component took from its family's stack.
public final class Take {
    /// The component's family.
    public let family: Family
    /// The style taken.
    public let style: ErasedStyle
    /// Whether the stack was empty, so that the component took its default.
    public let isDefault: Bool
    /// What the stack still holds for all that stands inside (rule B4).
    public let left: StyleStack

    init(family: Family, style: ErasedStyle, isDefault: Bool, left: StyleStack) {
        self.family = family
        self.style = style
        self.isDefault = isDefault
        self.left = left
    }
}
