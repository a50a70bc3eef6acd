import Playground
import StyleEngine
import Trees

/// A canvas as goals are compared: its components with the styles they take, and the texts and other leaves outside of them.
///
/// Neither containers nor modifiers are part of it, nor is what views, styles and types are called that the program has
/// declared: two programs that come to the same view have the same outline.
struct CanvasOutline {
    /// The components in reading order. One that a style makes anew from its configuration is no component of its own: what
    /// it takes is the next style of the component that it was made of.
    private(set) var components: [Component] = []
    /// The leaves that stand in no component, in reading order.
    private(set) var leaves: [Leaf] = []
    /// The nodes of the canvas at which texts stand, in reading order.
    private(set) var texts: [Node] = []
    private var families: [Int: Family] = [:]

    /// A component.
    struct Component {
        /// What it is called in a sentence: `3 GroupBox "Seat"`
        let label: String
        /// The name of its family.
        let family: String
        /// Whether the program has declared the family, so that its name does not count.
        let isOwn: Bool
        /// The place among the components of the one around it; nil where none is.
        let outer: Int?
        /// The styles it takes, the first first.
        var takes: [Style]
        /// How it looks by itself.
        let look: String?
        /// What its styles and its content show that stands in no other component.
        var leaves: [Leaf] = []
        /// The title.
        let title: String?
    }

    /// A style that a component takes.
    struct Style: Equatable {
        /// What it is called in a tree.
        let name: String
        /// Whether nothing was pushed that it could take.
        let isDefault: Bool
    }

    /// What shows something and has nothing inside.
    struct Leaf: Equatable {
        /// What it is called in a sentence: `4 Text "21"`
        let label: String
        /// What it reads, or else its type.
        let text: String
        /// How it looks, where its characters don't show that.
        let looks: [String]

        static func == (one: Leaf, other: Leaf) -> Bool { (one.text, one.looks) == (other.text, other.looks) }
    }

    /// Reads a canvas. Cost: linear in its nodes, at any depth.
    init(of look: CanvasLook) {
        var pending: [(node: Node, component: Int?, isBeside: Bool)] = [(look.root, nil, false)]
        while let (node, around, isBeside) = pending.popLast() {
            guard !node.isLeftOut else { continue }
            var inside = around
            if let take = node.take {
                let style = Style(name: take.style.name, isDefault: take.isDefault)
                if Self.isReapplied(node), let owner = owner(of: take.family, from: around) {
                    components[owner].takes.append(style)
                    inside = owner
                } else {
                    let number = look.nodes.number(of: node)
                    components.append(
                        Component(
                            label: number.map { look.nodes.label(of: $0) } ?? take.family.name,
                            family: take.family.name, isOwn: take.family.key.declared != nil, outer: around,
                            takes: [style], look: look.components[ObjectIdentifier(node)],
                            title: number.flatMap { look.nodes[$0]?.title }))
                    inside = components.count - 1
                    families[components.count - 1] = take.family
                }
            } else if node.kind == .primitive, node.children.isEmpty {
                if node.title != nil { texts.append(node) }
                if node.title != nil || !isBeside && node.type.name != "Spacer" {
                    let leaf = Leaf(
                        label: look.nodes.number(of: node).map { look.nodes.label(of: $0) } ?? node.type.name,
                        text: node.title ?? node.type.name, looks: look.looks[ObjectIdentifier(node)] ?? [])
                    if let inside { components[inside].leaves.append(leaf) } else { leaves.append(leaf) }
                }
            }
            pending += node.children.reversed().map { ($0, inside, isBeside || $0.kind == .secondary) }
        }
    }

    private static func isReapplied(_ node: Node) -> Bool { (node.payload as? TitleSource)?.kind == .reapplied }

    /// The innermost component of a family around a place.
    private func owner(of family: Family, from place: Int?) -> Int? {
        var place = place
        while let current = place {
            if families[current] == family { return current }
            place = components[current].outer
        }
        return nil
    }

    /// The components inside of one, at any depth.
    func components(inside index: Int) -> [Int] {
        var inside: Set<Int> = [index]
        return components.indices.dropFirst(index + 1).filter { next in
            guard let outer = components[next].outer, inside.contains(outer) else { return false }
            inside.insert(next)
            return true
        }
    }
}
