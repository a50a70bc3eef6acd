import Drawing
import StyleEngine

/// What a node of the resolved tree carries for the drawing: how its elements are made.
///
/// By itself, and without a payload, a node stands for the elements of its children.
public class Payload {
    /// The nodes that the node shows, in the order of the views.
    func parts(of node: Node) -> [Node] { node.children }

    /// The direction of the stack around a part: `axis` is that of the stack around the node.
    func axis(of part: Node, _ axis: Axis?) -> Axis? { axis }

    /// Changes the elements of one part, which are those from `start`.
    func join(_ elements: inout [Element], from start: Int, of part: Node) {}

    /// Replaces the elements of all parts, which are those from `start`, by what the node stands for: one element, or
    /// several where its parent is to lay them out.
    func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {}
}

/// A node that shows something by itself, such as a text.
public final class Leaf: Payload {
    private enum Content {
        case text(Text)
        case drawing((Surroundings) -> any Drawable)
    }

    private let content: Content
    /// The text that is shown, where it is one.
    var text: Text? { if case .text(let text) = content { text } else { nil } }

    /// `drawing` makes what is shown from the node's surroundings.
    public init(_ drawing: @escaping (Surroundings) -> any Drawable) { content = .drawing(drawing) }

    /// Shows a text.
    init(_ text: Text) { content = .text(text) }

    override func parts(of node: Node) -> [Node] { [] }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        let element =
            switch content {
            case .text(let text): Element(text.block(in: place))
            case .drawing(let drawing): Element(drawing(place))
            }
        elements.append(element.enlarged(in: place.scale))
    }
}

/// A modifier: each element inside gets it for itself, as SwiftUI does with a group.
public class Wrapper: Payload {
    private let drawing: (Surroundings) -> (any Drawable)?

    /// `drawing` makes what is put around an element; nil leaves it as it is.
    public init(_ drawing: @escaping (Surroundings) -> (any Drawable)?) { self.drawing = drawing }

    /// What was given to the modifier; nil where that is not kept.
    var arguments: Any? { nil }

    override final func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard let drawing = drawing(place) else { return }
        for index in start..<elements.count { elements[index] = Element(drawing, [elements[index]]) }
    }
}

/// A modifier that keeps what it was given, for those who ask what changed.
final class KeptModifier<Modifier>: Wrapper {
    private let modifier: Modifier

    /// `drawing` makes what is put around an element; nil leaves it as it is.
    init(_ modifier: Modifier, _ drawing: @escaping (Surroundings) -> (any Drawable)?) {
        self.modifier = modifier
        super.init(drawing)
    }

    override var arguments: Any? { modifier }
}

extension Node {
    /// What the node's modifier was given; nil where that is not kept.
    package var modifierArguments: Any? { (payload as? Wrapper)?.arguments }
}

/// A node that makes one element of all elements inside, such as a stack.
public final class Container: Payload {
    private let axis: Axis?
    private let element: (Surroundings, [Element]) -> Element

    /// A container whose element is made by a closure.
    ///
    /// - Parameters:
    ///   - axis: the direction in which spacers inside grow and dividers inside don't run; nil outside of stacks.
    ///   - element: makes the element from the surroundings and the elements inside.
    public init(axis: Axis? = nil, _ element: @escaping (Surroundings, [Element]) -> Element) {
        self.axis = axis
        self.element = element
    }

    /// A container that lays out the elements inside.
    public convenience init(axis: Axis? = nil, layout: @escaping (Surroundings) -> any Drawable) {
        self.init(axis: axis) { Element(layout($0), $1) }
    }

    override func axis(of part: Node, _ axis: Axis?) -> Axis? { self.axis }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        let inside = Array(elements[start...])
        elements.removeSubrange(start...)
        elements.append(element(place, inside))
    }
}

/// A modifier that places other views behind or before each element inside, or masks it with them. Those stand in its one child of the
/// kind `secondary`.
public final class Layers: Payload {
    private let layout: (Surroundings) -> any Drawable

    /// Layers laid out as a background, an overlay or a mask.
    public init(layout: @escaping (Surroundings) -> any Drawable) { self.layout = layout }

    override func parts(of node: Node) -> [Node] {
        node.children.filter { $0.kind != .secondary } + node.children.filter { $0.kind == .secondary }
    }

    override func axis(of part: Node, _ axis: Axis?) -> Axis? { part.kind == .secondary ? nil : axis }

    override func join(_ elements: inout [Element], from start: Int, of part: Node) {
        guard part.kind == .secondary, elements.count != start + 1 else { return }
        // Several views are one stack, in whose middle each stands: the alignment is that of the stack.
        let layers = Array(elements[start...])
        elements.removeSubrange(start...)
        elements.append(Element(LayerLayout(), Element.layered(layers)))
    }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        guard let part = node.children.first(where: { $0.kind == .secondary }), var other = elements.popLast() else {
            return
        }
        for index in start..<elements.count {
            // An element is part of one tree only, so each of several views gets layers of its own.
            if index > start {
                var layers = place.elements(of: part)
                join(&layers, from: 0, of: part)
                other = layers[0]
            }
            let layout = layout(place)
            // Drawings have lines that are thinner than cells.
            if place.charset != .drawn, layout is SecondaryLayout, other.hasEdge { elements[index].keepAirBesideEdge() }
            elements[index] = Element(layout, [elements[index], other])
        }
    }
}
