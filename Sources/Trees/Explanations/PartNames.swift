import Drawing
import StyleEngine

/// What the parts of a layout are called in an explanation: by their nodes, or by the code of a modifier.
package struct PartNames {
    private let nodes: NumberedTree
    private let node: (Element) -> Node?
    private let outer: (Element) -> Element?
    private let isOnePart: (Node) -> Bool
    private let cite: (Node) -> String?
    /// The node that is told of, and those around it.
    private var around: Set<ObjectIdentifier> = []

    /// - Parameters:
    ///   - nodes: the tree.
    ///   - node: the node that a part of the layout comes from.
    ///   - outer: the part around one; nil for the page.
    ///   - isOnePart: whether a node stands for one part of the layout alone.
    ///   - cite: tells of the call that made a node's view, where it is known.
    package init(
        _ nodes: NumberedTree, node: @escaping (Element) -> Node?, outer: @escaping (Element) -> Element?,
        isOnePart: @escaping (Node) -> Bool, cite: @escaping (Node) -> String?
    ) {
        self.nodes = nodes
        self.node = node
        self.outer = outer
        self.isOnePart = isOnePart
        self.cite = cite
    }

    /// The same for what is told of one part: it is no part of itself.
    func telling(of element: Element) -> PartNames { node(element).map(telling(of:)) ?? self }

    /// The same for what is told of one node.
    func telling(of node: Node) -> PartNames {
        var names = self
        var place: Node? = node
        while let node = place {
            names.around.insert(ObjectIdentifier(node))
            place = node.parent
        }
        return names
    }

    /// `4 GroupBox "Box"`, or `entry 3: .padding()`, or `.padding of 1 Card`; nil stands for the page.
    package func name(of element: Element?) -> String {
        guard let element, let node = node(element) else { return "the page" }
        return name(of: node)
    }

    /// What a node is called.
    package func name(of node: Node) -> String {
        if let number = nodes.number(of: node) { return nodes.label(of: number) }
        guard node.kind == .modifier else {
            return isPlacedLeaf(node) ? node.type.name : node.parent.map(name) ?? "the page"
        }
        if let code = cite(node) { return code }
        return ".\(ModifierName(of: node.type).text)"
            + (nodes.labels(at: node).map { " on " + $0 } ?? "")
    }

    /// Whether a node without a number was written as the argument of a modifier, such as the circle of a background. A
    /// rectangle doesn't count: a background that is a shape style fills one by itself.
    private func isPlacedLeaf(_ node: Node) -> Bool {
        guard node.kind == .primitive, node.children.isEmpty, node.type.name != "Rectangle" else { return false }
        var place: Node? = node
        while let inner = place, nodes.number(of: inner) == nil {
            if inner.kind == .secondary { return true }
            place = inner.parent
        }
        return false
    }

    /// The name of a part of the layout in the explanation of a node: that of the outermost view that is this part and
    /// does not contain the node, or else those of the views in it. What a modifier makes larger or smaller is called so.
    ///
    /// - Parameter axis: along which lengths are told; nil for both.
    func label(of element: Element, along axis: Axis? = nil) -> String {
        let named = named(in: element)
        let numbers = named.map(\.number)
        guard let first = numbers.first else {
            guard let node = node(element) else { return "a view" }
            return node.kind == .modifier || isPlacedLeaf(node) ? name(of: node) : "what it draws itself"
        }
        let rest = numbers.count - 1
        if rest > 1 { return "\(nodes.label(of: first)) and \(rest) more" }
        let (inner, size) = (named[0].element.frame.size, element.frame.size)
        let isAsLong = axis.map { inner[$0] == size[$0] } ?? (inner == size)
        if rest == 0, !isAsLong, let node = node(element), node.kind == .modifier {
            return "\(nodes.label(of: first)) with its modifiers"
        }
        return numbers.map { nodes.label(of: $0) }.joined(separator: " and ")
    }

    /// Whether a part of a layout has no name of its own, but those of several views.
    func standsForSeveral(_ element: Element) -> Bool { named(in: element).count > 1 }

    /// The nodes by which a part of a layout is called, in order, each with what it is of the layout. Linear in what stands
    /// inside of the part.
    private func named(in element: Element) -> [(number: Int, element: Element)] {
        var named: [(Int, Element)] = []
        var known: Set<Int> = []
        var pending = [element]
        while let next = pending.popLast() {
            if let number = number(of: next) {
                if known.insert(number).inserted { named.append((number, next)) }
            } else {
                pending += next.children.reversed()
            }
        }
        return named
    }

    /// The number of the outermost node whose whole layout is this part, or else of the outermost one that the part
    /// belongs to. Only nodes inside of the explained one count; nil where there are none.
    private func number(of element: Element) -> Int? {
        var (whole, any): (Int?, Int?)
        var place = node(element)
        while let inner = place, !around.contains(ObjectIdentifier(inner)) {
            if let number = nodes.number(of: inner) {
                any = number
                if isOnePart(inner) { whole = number }
            }
            place = inner.parent
        }
        return place == nil ? nil : whole ?? any
    }

    /// What a part of a layout is called, with the code that made it, the style that a component takes for it, and the
    /// modifier that placed it beside something.
    package func nameWithCode(of element: Element) -> String {
        guard let node = node(element) else { return "the page" }
        return nameWithCode(of: node)
    }

    private func nameWithCode(of node: Node) -> String {
        let name = name(of: node)
        guard let named = nodeNaming(node) else { return name }
        if named.kind == .modifier, nodes.number(of: named) == nil {
            return cite(named) == nil ? name : name + (nodes.labels(at: named).map { " on " + $0 } ?? "")
        }
        var parts = [name]
        if let code = cite(named) {
            parts.append(code)
        } else if let (owner, code) = maker(of: named) {
            parts.append("of " + owner)
            parts.append(code)
        }
        if let take = component(showing: node)?.take {
            parts.append("by \(take.isDefault ? "its default style" : "its style \(take.style.name)")")
        }
        if let role = role(of: node), role != name { parts.append("placed by " + role) }
        return parts.joined(separator: ", ")
    }

    /// The node by which another one is called; nil where that is called by none.
    private func nodeNaming(_ node: Node) -> Node? {
        sequence(first: node) { $0.parent }.first {
            nodes.number(of: $0) != nil || $0.kind == .modifier || isPlacedLeaf($0)
        }
    }

    /// The control or other component around a node that made it of what it was given, and the code that made that: the text
    /// of a label is no call of its own.
    private func maker(of node: Node) -> (label: String, code: String)? {
        sequence(first: node) { $0.parent }.dropFirst().lazy.compactMap { outer -> (String, String)? in
            guard outer.kind == .component || outer.interaction != nil, let number = nodes.number(of: outer),
                let code = cite(outer)
            else { return nil }
            return (nodes.label(of: number), code)
        }.first
    }

    /// The component that a node without a name of its own is a part of.
    private func component(showing node: Node) -> Node? {
        var place: Node? = node
        while let inner = place, nodes.number(of: inner) == nil, inner.kind != .modifier { place = inner.parent }
        return place?.take == nil ? nil : place
    }

    /// Which modifier placed a node beside its content, such as `background`; nil where none did.
    private func role(of node: Node) -> String? {
        var place: Node? = node
        while let inner = place, inner.kind != .secondary { place = inner.parent }
        guard let modifier = place?.parent else { return nil }
        return name(of: modifier)
    }

    /// What casts the shadow of a part of a layout; nil where that is not known.
    func caster(of element: Element) -> String? {
        sequence(first: element) { outer($0) }.lazy.compactMap(node).first {
            $0.kind == .modifier && ModifierName(of: $0.type).text == "shadow"
        }.map { name(of: $0) }
    }

    /// The modifiers around a part of a layout that move what is drawn, or change its colours, the nearest first. One that leaves
    /// all as it is, such as `opacity(1)`, has no part of its own.
    func effects(on element: Element) -> [(label: String, text: String)] {
        var effects: [(String, String)] = []
        var told: Set<ObjectIdentifier> = []
        var part = outer(element)
        while let current = part {
            part = outer(current)
            guard let node = node(current), node.kind == .modifier, !current.isIdleOffset,
                told.insert(ObjectIdentifier(node)).inserted
            else { continue }
            let name = ModifierName(of: node.type).text
            if Self.moving.contains(name) { effects.append(("moved by", nameWithCode(of: node))) }
            if Self.changing.contains(name) { effects.append(("changed by", nameWithCode(of: node))) }
        }
        return effects
    }

    private static let moving = ["offset", "position", "rotationEffect", "scaleEffect"]
    private static let changing = [
        "opacity", "blur", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
        "colorMultiply",
    ]

    /// What stands around a part of a layout, the nearest first.
    func outside(of element: Element) -> [String] {
        var names: [String] = []
        guard let node = node(element) else { return [] }
        var place = component(showing: node)?.parent ?? (nodes.number(of: node) == nil ? node : node.parent)
        while let node = place {
            if let number = nodes.number(of: node) { names.append(nodes.label(of: number)) }
            place = node.parent
        }
        return names
    }
}

extension Element {
    /// Whether it is to move what stands in it, but by less than a cell.
    fileprivate var isIdleOffset: Bool {
        drawing is OffsetLayout && children.allSatisfy { $0.frame.origin == frame.origin }
    }
}
