/// The innermost bodies on the way to a place that lies deep, and what repeats in them (rule B8).
///
/// Recursion is endless where the same bodies are made from the same values, in the same environment, over and over:
/// nothing is left that could end it. Where a value changes at each level, a later level may end it, and only the depth
/// limit does otherwise. Views that were handed on, nested by a loop or by hand, differ in what they hold.
struct Recursion {
    /// Whether nothing can end it.
    let isEndless: Bool

    /// Whether as many bodies as are looked at stand inside each other.
    var isLong: Bool { bodies.count == Recursion.window }

    /// From the innermost out.
    private let bodies: [WorkItem]
    private let period: Int

    /// So many bodies are looked at.
    static let window = 512

    /// Whether a depth is one at which to look for recursion.
    static func isDue(at depth: Int) -> Bool {
        depth >= 2 * window && depth & (depth - 1) == 0
    }

    /// Looks at the bodies above a node. Cost: linear in `window`.
    init(above node: Node) {
        let bodies = Array(Bodies(above: node).prefix(Recursion.window))
        let period = Repetition(of: bodies.map(Kind.init))?.block.count ?? 0
        let comparisons = Comparisons()
        isEndless =
            period > 0 && bodies.count == Recursion.window
            && zip(bodies, bodies.dropFirst(period)).allSatisfy { comparisons.areSame($0, in: $1) }
        self.bodies = bodies
        self.period = period
    }

    /// The bodies of one repetition as they are named in an error, beginning with the one in which the recursion began;
    /// empty where nothing repeats. Cost: linear in the depth of the recursion.
    var names: [String] {
        guard period > 0, let innermost = bodies.first else { return [] }
        let kinds = bodies.prefix(period).map(Kind.init)
        let further = Bodies(above: innermost.node).enumerated().prefix { index, work in
            Kind(of: work) == kinds[(index + 1) % period]
        }
        let outermost = further.last?.offset ?? 0
        return (0..<period).map { step in
            Recursion.name(of: bodies[(outermost + 1 + period - step) % period], withValues: isEndless)
        }
    }

    /// The work of the bodies above a node, from the innermost out.
    private struct Bodies: Sequence, IteratorProtocol {
        private var place: Node?

        init(above node: Node) { place = node.parent }

        mutating func next() -> WorkItem? {
            while let node = place {
                place = node.parent
                if let work = node.work, node.kind != .group || work is StyleBody { return work }
            }
            return nil
        }
    }

    private static func name(of work: WorkItem, withValues: Bool) -> String {
        let node = work.node
        guard let style = node.style else { return node.type.name }
        guard let take = node.take else { return style.name }
        let name = withValues ? style.name : StyleName(type: style.type.name, family: take.family, values: []).text
        let kind = take.isDefault ? "default style" : "style"
        return "\(take.family.name) (\(take.isDefault && name == "automatic" ? kind : "\(kind) \(name)"))"
    }

    /// What makes two bodies the same but for their values.
    private struct Kind: Equatable {
        let type: TypeIdentity
        let style: TypeIdentity?

        init(of work: WorkItem) {
            type = work.node.type
            style = work.node.style?.type
        }
    }

    /// How values are compared: what stands in content was made before, so that equal bodies may hold different ones;
    /// what was written anew by a style or a modifier, inside of its own body, may wrap the content of the level before
    /// once more.
    private struct Comparisons {
        private let inContent = Comparison(styles: .fields, contents: .sameOnly)
        private let writtenAnew = Comparison(styles: .fields, contents: .ignored)

        func areSame(_ inner: WorkItem, in outer: WorkItem) -> Bool {
            let isAnew = inner.inputs.depth.wrappingBodies > outer.inputs.depth.wrappingBodies
            let comparison = isAnew ? writtenAnew : inContent
            let (states, others) = (inner.node.states, outer.node.states)
            return inner.makesSame(as: outer, by: comparison)
                && states.count == others.count
                && zip(states, others).allSatisfy { $0.holdsSame(as: $1, by: comparison) }
                && inner.node.environment.readsAlike(outer.node.environment, by: comparison)
        }
    }
}
