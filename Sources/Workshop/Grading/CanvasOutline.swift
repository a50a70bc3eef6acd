import Playground
import StyleEngine
import Trees

/// A canvas as goals are compared: its components with the styles they take, and the texts and other leaves outside of them.
///
/// Neither containers nor modifiers are part of it, nor is what views, styles and types are called that the program has
/// declared: two programs that come to the same view have the same outline. What was declared before the goal began is
/// known to both programs by its name.
struct CanvasOutline {
    /// The components in reading order. One that a style makes anew, from its configuration or from what stands in that, is
    /// no component of its own: what it takes is the next style of the component that it was made of.
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
        /// Its number in a tree.
        let number: Int?
        /// The name of its family.
        let family: String
        /// Whether the program has declared the family, so that its name does not count.
        let isOwn: Bool
        /// Whether its family is known by its name to all who work on the goal.
        let isKnown: Bool
        /// The place among the components of the one around it; nil where none is.
        let outer: Int?
        /// The styles it takes, the first first.
        var takes: [Style]
        /// How it looks by itself; nil where it was not drawn.
        let look: CanvasLook.Component?
        /// What its styles and its content show that stands in no other component.
        var leaves: [Leaf] = []
        /// What its styles, and what stands in it and in no other component, read of the environment: key paths such as
        /// `\.volume`.
        var readings: Set<String> = []
        /// The title.
        let title: String?
    }

    /// A style that a component takes.
    struct Style: Equatable {
        /// What it is called in a tree.
        let name: String
        /// Whether nothing was pushed that it could take.
        let isDefault: Bool
        /// Whether it is known by its name to all who work on the goal.
        let isKnown: Bool
    }

    /// What shows something and has nothing inside.
    struct Leaf: Equatable {
        /// What it is called in a sentence: `4 Text "21"`
        let label: String
        /// What it reads, or else its type.
        let text: String
        /// How it looks, where its characters don't show that.
        let looks: [String]
        /// Whether it reads something.
        let isText: Bool
        /// The innermost view around it that was declared before the goal began.
        let view: String?

        static func == (one: Leaf, other: Leaf) -> Bool { (one.text, one.looks) == (other.text, other.looks) }
    }

    /// Reads a canvas. Cost: linear in its nodes, at any depth.
    ///
    /// - Parameter known: the names of the types that were declared before the goal began.
    init(of look: CanvasLook, knowing known: Set<String> = []) {
        func isKnown(_ type: TypeIdentity) -> Bool { type.declared.map { known.contains($0.name) } ?? true }
        var pending: [(node: Node, component: Int?, view: String?, isBeside: Bool)] = [(look.root, nil, nil, false)]
        while let (node, around, outerView, isBeside) = pending.popLast() {
            guard !node.isLeftOut else { continue }
            var (inside, view) = (around, outerView)
            if node.kind == .view, let declared = node.type.declared, known.contains(declared.name) {
                view = declared.name
            }
            if let take = node.take {
                let style = Style(
                    name: take.style.name, isDefault: take.isDefault, isKnown: isKnown(take.style.type))
                let number = look.nodes.number(of: node)
                let title = number.flatMap { look.nodes[$0]?.title }
                if let owner = owner(of: take.family, from: around),
                    Self.isReapplied(node) || title != nil && components[owner].title == title
                {
                    components[owner].takes.append(style)
                    inside = owner
                } else {
                    components.append(
                        Component(
                            label: number.map { look.nodes.label(of: $0) } ?? take.family.name, number: number,
                            family: take.family.name, isOwn: take.family.key.declared != nil,
                            isKnown: isKnown(take.family.key), outer: around, takes: [style],
                            look: look.components[ObjectIdentifier(node)], title: title))
                    inside = components.count - 1
                    families[components.count - 1] = take.family
                }
            } else if node.kind == .primitive, node.children.isEmpty {
                if node.title != nil { texts.append(node) }
                if node.title != nil || !isBeside && node.type.name != "Spacer" {
                    let leaf = Leaf(
                        label: look.nodes.number(of: node).map { look.nodes.label(of: $0) } ?? node.type.name,
                        text: node.title ?? node.type.name, looks: look.looks[ObjectIdentifier(node)] ?? [],
                        isText: node.title != nil, view: view)
                    if let inside { components[inside].leaves.append(leaf) } else { leaves.append(leaf) }
                }
            }
            if let inside { components[inside].readings.formUnion(node.environmentReadings.map(\.name)) }
            pending += node.children.reversed().map { ($0, inside, view, isBeside || $0.kind == .secondary) }
        }
    }

    /// What can be read on the canvas: the titles of its components, and its texts.
    var words: Set<String> {
        Set(components.compactMap(\.title) + (components.flatMap(\.leaves) + leaves).filter(\.isText).map(\.text))
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
