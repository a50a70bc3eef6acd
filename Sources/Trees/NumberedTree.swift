import Drawing
import StyleEngine

/// The numbered nodes of a resolved tree, in reading order.
///
/// Views, components and primitives have a number. Groups are left out; a modifier stands with what it modifies, and
/// what it places beside that (a background, an overlay) stands one level below it. What isn't shown because another
/// view fits instead is left out, where the tree was laid out.
public struct NumberedTree {
    /// The nodes; the one at index 0 has the number 1.
    public let entries: [Entry]

    /// One numbered node.
    public struct Entry {
        /// The node.
        public let node: Node
        /// How many numbered nodes stand around it.
        public let depth: Int
        // Shared by all that stand in one group, which may be many under many modifiers.
        fileprivate let surroundings: Around
        /// The title: its own, or what the label of a component reads.
        public internal(set) var title: String?

        /// What a control held when it was numbered, as text: its binding tells what it holds now.
        let state: String?

        /// What tells it from other nodes as long as its state is kept, and the node around it from others; nil where no state
        /// is kept.
        let identity: (own: UInt64, around: UInt64)?

        /// What a person can do to it, or else to it by a modifier around it.
        public var interaction: Interaction? {
            node.interaction ?? around.reversed().lazy.compactMap(\.interaction).first
        }

        /// The names of the modifiers around it, the outermost first.
        var outermostFirst: [String] { surroundings.modifiers }

        /// The nodes of the modifiers around it, the outermost first.
        package var around: [Node] { surroundings.nodes }

        /// The modifier that placed it beside its content, such as `background`.
        public var role: String? { surroundings.role }

        /// The names of the modifiers around it, in the order in which they are written: the innermost first.
        public var modifiers: [String] { outermostFirst.reversed() }

        /// The node, what has no line of its own in it, and the modifiers around it with the shapes that they place, the
        /// innermost first.
        var nodes: [Node] {
            var nodes: [Node] = []
            var pending = [node]
            while let node = pending.popLast() {
                nodes.append(node)
                pending += node.children.reversed().filter { $0.kind == .group }
            }
            for modifier in around.reversed() {
                nodes.append(modifier)
                for secondary in modifier.children where secondary.kind == .secondary {
                    if let leaf = NumberedTree.plainLeaf(in: secondary) { nodes.append(leaf) }
                }
            }
            return nodes
        }
    }

    /// Numbers a tree. Cost: linear in the number of nodes, at any depth.
    ///
    /// - Parameter cancellation: what ends the work; some of the nodes are missing then.
    public init(of root: Node, _ cancellation: Cancellation? = nil) {
        self.init(of: root, holdingLeftOut: false, cancellation)
    }

    /// The same, or with what isn't shown because another view fits instead.
    package init(of root: Node, holdingLeftOut: Bool, _ cancellation: Cancellation? = nil) {
        var entries: [Entry] = []
        var titles = Titles()
        var names = ModifierNames()
        var pending = [Visit(root, in: Around(), 0, inside: nil)]
        while let visit = pending.popLast(), cancellation?.endsStep() != true {
            let (node, around) = (visit.node, visit.around)
            guard holdingLeftOut || !node.isLeftOut else { continue }
            let children = node.children
            switch node.kind {
            case .group:
                let inner = titles.place(inside: node, at: around.place, entries).map { around.at($0) } ?? around
                for child in children.reversed() {
                    pending.append(Visit(child, in: inner, visit.depth, inside: visit.identity))
                }
            case .modifier:
                NumberedTree.unfold(visit, into: &pending, &names)
            case .secondary:
                let inner = Around(role: around.modifiers.last, place: around.place)
                for child in children.reversed() {
                    pending.append(Visit(child, in: inner, visit.depth + 1, inside: visit.identity))
                }
            case .view, .component, .primitive:
                entries.append(
                    Entry(
                        node: node, depth: visit.depth, surroundings: around, title: node.title,
                        state: node.controlState,
                        identity: visit.identity.flatMap { own in visit.identityAround.map { (own, $0) } }))
                let place = titles.place(insideLastOf: &entries, at: around.place)
                guard !children.isEmpty else { continue }
                let inner = Around(place: place)
                for child in children.reversed() {
                    pending.append(Visit(child, in: inner, visit.depth + 1, inside: visit.identity))
                }
            }
        }
        titles.finish(&entries)
        self.entries = entries
        index = NodeIndex(entries)
    }

    private let index: NodeIndex

    /// A copy in which each counterpart stands in its node's place. The number is found for either of the two.
    package func exchanging(_ pairs: [(node: Node, counterpart: Node)]) -> NumberedTree {
        var entries = entries
        var numbers: [ObjectIdentifier: Int] = [:]
        for (node, counterpart) in pairs {
            guard let number = number(of: node), let entry = self[number] else { continue }
            numbers[ObjectIdentifier(counterpart)] = number
            entries[number - 1] = Entry(
                node: counterpart, depth: entry.depth, surroundings: entry.surroundings, title: entry.title,
                state: entry.state, identity: entry.identity)
        }
        return NumberedTree(entries, NodeIndex(numbers, or: index))
    }

    private init(_ entries: [Entry], _ index: NodeIndex) { (self.entries, self.index) = (entries, index) }

    /// The number of a node; nil where it has none. Costs as much as the tree is large, once.
    package func number(of node: Node) -> Int? { index[node] }

    /// All numbers.
    public var numbers: Range<Int> { 1..<entries.count + 1 }

    /// The node with a number; nil where there is none.
    public subscript(number: Int) -> Entry? {
        numbers.contains(number) ? entries[number - 1] : nil
    }

    /// What a node is called in a sentence: `node 3, Button "Share",`
    package func name(of number: Int) -> String {
        guard let entry = self[number] else { return "node \(number)" }
        let title = entry.title.map { " " + Quotation.text($0, limit: 40) } ?? ""
        return "node \(number), \(entry.node.type.name)\(title),"
    }

    /// The numbers of a node and of all below it; empty where there is no such node.
    public func subtree(of number: Int) -> Range<Int> {
        guard let top = self[number] else { return 0..<0 }
        let end = entries[number...].firstIndex { $0.depth <= top.depth } ?? entries.count
        return number..<end + 1
    }

    /// Of each node, the number behind the last one below it. Cost: linear.
    package func subtreeEnds() -> [Int] {
        var ends = Array(repeating: entries.count + 1, count: entries.count)
        var open: [Int] = []
        for index in entries.indices {
            let depth = entries[index].depth
            while let last = open.last, entries[last].depth >= depth {
                ends[last] = index + 1
                open.removeLast()
            }
            open.append(index)
        }
        return ends
    }

    /// All nodes, or some, as text: one a line, with what each component took and left.
    ///
    ///     1 GroupBox "Outer"        takes tagged("A")   left: tagged("B")
    ///     2   VStack
    ///     3     GroupBox "Inner"    takes tagged("B")   left: none
    ///
    /// Cost: linear in the number of nodes that are printed.
    ///
    /// - Parameters:
    ///   - width: the columns to print for. Indentation stops at a third of them; deeper nodes show their depth as
    ///     a number. What doesn't fit beside a node goes on below it. Of more than twenty rows of one shape, one behind
    ///     the other, one line stands for those behind the first.
    ///   - numbers: the nodes to print, as many spaces further to the left as the first of them is deep; nil for all.
    ///   - looks: how the things that each node drew look, as `Painting.looks` tells; none where it was not drawn.
    ///   - reads: what a node reads of its environment when it is drawn, as `Renderer.environmentReadings(of:)` tells; then
    ///     each line ends in that and in what the node's own properties read. Of a part of the tree each key is named; of
    ///     all of it those that have their default are counted. Where it is nil, nothing of it is printed.
    ///   - cancellation: what ends the printing; the text then says nothing.
    public func text(
        width: Int = 80, of numbers: Range<Int>? = nil, looks: [ObjectIdentifier: [String]] = [:],
        reads: ((Node) -> [EnvironmentReading])? = nil, cancellation: Cancellation? = nil
    ) -> String {
        TreePrinter(width: width, looks: looks, reads: reads, namesDefaults: numbers != nil, cancellation).print(
            self, numbers: numbers ?? self.numbers)
    }

    /// A node that is to be numbered.
    private struct Visit {
        let node: Node
        let depth: Int
        let around: Around
        let identity, identityAround: UInt64?

        init(_ node: Node, in around: Around, _ depth: Int, inside identityAround: UInt64?) {
            (self.node, self.around, self.depth) = (node, around, depth)
            (identity, self.identityAround) = (node.identity(inside: identityAround), identityAround)
        }
    }

    /// What stands around nodes up to the next one that has a number: a class, as many nodes share it.
    fileprivate final class Around {
        let modifiers: [String]
        let nodes: [Node]
        let role: String?
        let place: Titles.Place

        init(
            modifiers: [String] = [], nodes: [Node] = [], role: String? = nil, place: Titles.Place = Titles.Place()
        ) {
            (self.modifiers, self.nodes, self.role, self.place) = (modifiers, nodes, role, place)
        }

        /// The same where something else is known of titles.
        func at(_ place: Titles.Place) -> Around {
            Around(modifiers: modifiers, nodes: nodes, role: role, place: place)
        }
    }

    /// Replaces a modifier by what it modifies, and by what it places beside that where that is more than a shape.
    private static func unfold(_ visit: Visit, into pending: inout [Visit], _ names: inout ModifierNames) {
        let (around, children) = (visit.around, visit.node.children)
        let name = names[visit.node.type]
        var label = name
        for secondary in children.reversed() where secondary.kind == .secondary {
            if let leaf = plainLeaf(in: secondary) {
                // A style alone fills a rectangle, which nobody wrote.
                if leaf.type.name != "Rectangle" { label += "(\(leaf.type.name))" }
            } else {
                let role = Around(modifiers: [name], place: around.place)
                pending.append(Visit(secondary, in: role, visit.depth, inside: visit.identity))
            }
        }
        let inner = Around(
            modifiers: around.modifiers + [label], nodes: around.nodes + [visit.node], role: around.role,
            place: around.place)
        for child in children.reversed() where child.kind != .secondary {
            pending.append(Visit(child, in: inner, visit.depth, inside: visit.identity))
        }
    }

    /// The one shape or colour that stands for all of a background, which needs no line of its own.
    fileprivate static func plainLeaf(in secondary: Node) -> Node? {
        var node = secondary
        while node.kind != .primitive {
            guard node.children.count == 1, node.kind != .view, node.kind != .component else { return nil }
            node = node.children[0]
        }
        return node.children.isEmpty && node.title == nil ? node : nil
    }
}

/// The numbers of nodes, found once somebody asks for one.
private final class NodeIndex {
    private let entries: [NumberedTree.Entry]
    private lazy var numbers = Dictionary(
        entries.indices.map { (ObjectIdentifier(entries[$0].node), $0 + 1) }, uniquingKeysWith: { first, _ in first })
    private let others: NodeIndex?

    init(_ entries: [NumberedTree.Entry]) { (self.entries, others) = (entries, nil) }

    /// The numbers of some nodes, and all that another index knows.
    init(_ numbers: [ObjectIdentifier: Int], or others: NodeIndex) {
        (entries, self.others) = ([], others)
        self.numbers = numbers
    }

    subscript(node: Node) -> Int? { numbers[ObjectIdentifier(node)] ?? others?[node] }
}
