import Drawing
import StyleEngine

/// A resolved tree as it is laid out in its picture, to be asked where its nodes are and why they are so large.
///
///     let tree = try Resolver().resolve(view)
///     let layout = LaidOutTree(of: tree, width: 40)
///     let isCutOff = layout?.sizeExplanations(of: node).contains { $0.isCutOff }
public final class LaidOutTree {
    /// The columns of the page.
    public let width: Int
    /// The characters that the picture is drawn with.
    let charset: Charset
    package let root: Element
    private let tree: Node
    private let origins: ElementOrigins
    /// The element around each.
    private let outer: [ObjectIdentifier: Element]
    /// The nodes that the elements were made by, those of parts of a node too.
    private let makers: [ObjectIdentifier: Node]
    /// The outermost elements that were made by what stands inside of a node, or by it.
    private let elements: [ObjectIdentifier: [Element]]

    /// What leaves out the elements that are not shown.
    private let hiders: [ObjectIdentifier: Element]

    /// Lays a tree out, as `Painting(of:width:charset:scale:cancellation:)` does. Cost: that of a picture.
    ///
    /// - Parameters:
    ///   - node: the root of the tree.
    ///   - width: the columns of the page.
    ///   - charset: the characters that the picture is drawn with.
    ///   - scale: how points become cells.
    ///   - cancellation: what ends the layout.
    /// - Returns: nil where what is nested is too deep for a layout, or where it was ended.
    public init?(
        of node: Node, width: Int = 80, charset: Charset = .ascii, scale: Scale = .standard,
        cancellation: Cancellation? = nil
    ) {
        let origins = ElementOrigins()
        let fitting = PageFitting(
            width: width, charset: charset, scale: scale, cancellation: cancellation, origins: origins)
        let root = fitting.element(of: node, NumberNotes())
        guard root.layOut(onPageOf: max(1, width), cancellation), cancellation?.isCancelled != true else { return nil }
        self.width = max(1, width)
        self.charset = charset
        self.root = root
        self.origins = origins
        tree = node
        var outer: [ObjectIdentifier: Element] = [:]
        var makers: [ObjectIdentifier: Node] = [:]
        var elements: [ObjectIdentifier: [Element]] = [:]
        var hiders: [ObjectIdentifier: Element] = [:]
        var pending: [(element: Element, maker: Node)] = [(root, node)]
        while let (element, around) = pending.popLast() {
            let maker = origins[element] ?? around
            makers[ObjectIdentifier(element)] = maker
            for node in Self.nodes(from: maker, inside: element === root ? nil : around) {
                elements[ObjectIdentifier(node), default: []].append(element)
            }
            let shown = element.drawing.shown(of: element.children)
            let hider = hiders[ObjectIdentifier(element)]
            for child in element.children.reversed() {
                outer[ObjectIdentifier(child)] = element
                if let hider {
                    hiders[ObjectIdentifier(child)] = hider
                } else if shown.count < element.children.count, !shown.contains(where: { $0 === child }) {
                    hiders[ObjectIdentifier(child)] = element
                }
                pending.append((child, maker))
            }
        }
        (self.outer, self.makers, self.elements, self.hiders) = (outer, makers, elements, hiders)
    }

    /// A node, and those around it that stand inside another one: all that an element is of.
    private static func nodes(from maker: Node, inside around: Node?) -> [Node] {
        var nodes: [Node] = []
        var next: Node? = maker
        while let node = next, node !== around {
            nodes.append(node)
            next = node.parent
        }
        // What is laid out inside of something else than what it stands in is that of its own node alone.
        return next === around ? nodes : Array(nodes.prefix(1))
    }

    /// The node that made a part of the layout; nil for what is laid out elsewhere, and for the page.
    public func node(of element: Element) -> Node? {
        makers[ObjectIdentifier(element)].flatMap { $0 === tree ? nil : $0 }
    }

    /// The part around another one; nil for the page.
    package func part(around element: Element) -> Element? { outer[ObjectIdentifier(element)] }

    /// Why a node has its size: one answer for each of the views that it stands for, none where it shows nothing.
    ///
    /// Cost: a layout for each of them, of which all sizes are known.
    public func sizeExplanations(of node: Node) -> [SizeExplanation] {
        elements(of: node).compactMap { explanation(of: $0) { self.origins[$0] != nil } }
    }

    private func explanation(of element: Element, isNamed: (Element) -> Bool) -> SizeExplanation? {
        // What is measured places what stands inside of it as it would stand then.
        defer { _ = root.layOut(onPageOf: width) }
        return SizeExplanation(of: path(to: element), isNamed: isNamed)
    }

    /// Why the modifiers around a part of the layout have their sizes: the innermost first.
    ///
    /// - Parameter modifiers: the nodes of the modifiers.
    package func sizeExplanations(around element: Element, of modifiers: [Node]) -> [SizeExplanation] {
        var explanations: [SizeExplanation] = []
        var inner = element
        while let next = outer[ObjectIdentifier(inner)], let maker = node(of: next),
            maker === node(of: inner) || modifiers.contains(where: { $0 === maker })
        {
            if origins[next] != nil, let explanation = explanation(of: next, isNamed: { _ in false }) {
                explanations.append(explanation)
            }
            inner = next
        }
        return explanations
    }

    /// The parts of the layout that a node stands for, of which none stands in another.
    package func elements(of node: Node) -> [Element] {
        (elements[ObjectIdentifier(node)] ?? []).filter { hiders[ObjectIdentifier($0)] == nil }
    }

    /// Whether a node stands for one part of the layout alone.
    package func isOnePart(_ node: Node) -> Bool {
        let shown = (elements[ObjectIdentifier(node)] ?? []).lazy.filter { self.hiders[ObjectIdentifier($0)] == nil }
        return shown.prefix(2).count == 1
    }

    /// What each of some nodes was offered, what it wants, and what it takes: of those that stand for one view. Costs a layout
    /// of which all sizes are known, and the ideal size of each.
    package func measures(of nodes: [Node]) -> [(node: Node, offer: Proposal, ideal: Size, size: Size)] {
        let parts = nodes.compactMap { node in
            let elements = elements(of: node)
            return elements.count == 1 ? (node, elements[0], elements[0].offer, elements[0].frame.size) : nil
        }
        let ideals = root.idealSizes(of: parts.map(\.1))
        _ = root.layOut(onPageOf: width)
        return zip(parts, ideals).map { ($0.0, $0.2, $1, $0.3) }
    }

    /// A part of the layout and all those that it stands in, the outermost first.
    private func path(to element: Element) -> [Element] {
        var path = [element]
        while let last = path.last, let next = outer[ObjectIdentifier(last)] { path.append(next) }
        return path.reversed()
    }

    /// Why a node isn't shown, as what it stands in shows another view that fits; nil where that isn't so.
    package func leftOut(_ node: Node) -> LeftOut? {
        var part = elements[ObjectIdentifier(node)]?.first
        while let child = part, let around = outer[ObjectIdentifier(child)] {
            if let choice = around.leavingOut(child) {
                _ = root.layOut(onPageOf: width)
                return choice
            }
            part = around
        }
        return nil
    }

    /// What stands around a node and shows nothing of it; nil where the node is seen, or shows nothing by itself.
    package func hider(of node: Node) -> Element? {
        let all = elements[ObjectIdentifier(node)] ?? []
        guard all.allSatisfy({ hiders[ObjectIdentifier($0)] != nil }) else { return nil }
        return all.first.flatMap { hiders[ObjectIdentifier($0)] }
    }
}
