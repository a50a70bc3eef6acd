import Drawing
import StyleEngine

/// Turns the resolved tree into the tree that is laid out.
public struct Renderer {
    /// How points become cells.
    public let scale: Scale
    /// The direction of the stack around what is rendered; nil outside of stacks.
    var axis: Axis?

    /// A renderer that turns points into cells by a scale.
    public init(scale: Scale = .standard) { self.scale = scale }

    /// The elements of nodes that stand side by side. Linear; the machine's stack grows with the depth of the nodes.
    public func elements(of nodes: [Node]) -> [Element] {
        if nodes.count == 1 { return elements(of: nodes[0]) }
        var result: [Element] = []
        result.reserveCapacity(nodes.count)
        for node in nodes { result += elements(of: node) }
        return result
    }

    /// The elements of a node.
    public func elements(of node: Node) -> [Element] {
        guard let payload = node.payload as? any Payload else { return elements(of: node.children) }
        return payload.elements(of: node, self)
    }

    /// One element for all that a node shows.
    func element(of node: Node) -> Element { .column(of: elements(of: node)) }

    /// What the payload of a node is told.
    func surroundings(of node: Node) -> Surroundings {
        Surroundings(environment: node.environment, scale: scale, axis: axis)
    }
}

extension Element {
    /// One element for several: alone as it is, more than one in a column, as SwiftUI does where it needs one view.
    public static func column(of elements: [Element], _ alignment: HorizontalAlignment = .center) -> Element {
        elements.count == 1 ? elements[0] : Element(StackLayout.vertical(alignment), elements)
    }
}

extension Picture {
    /// Draws a resolved tree.
    ///
    /// - Parameters:
    ///   - node: the root of the tree.
    ///   - width: the columns that nothing drawn exceeds.
    ///   - charset: the characters to draw with.
    ///   - scale: how points become cells.
    public init(of node: Node, width: Int = 80, charset: Charset = .ascii, scale: Scale = .standard) {
        self.init(of: Renderer(scale: scale).element(of: node), width: width, charset: charset)
    }
}

extension ColoredPicture {
    /// Draws a resolved tree with its colours.
    ///
    /// - Parameters:
    ///   - node: the root of the tree.
    ///   - width: the columns that nothing drawn exceeds.
    ///   - charset: the characters to draw with.
    ///   - scale: how points become cells.
    public init(of node: Node, width: Int = 80, charset: Charset = .ascii, scale: Scale = .standard) {
        self.init(of: Renderer(scale: scale).element(of: node), width: width, charset: charset)
    }
}
