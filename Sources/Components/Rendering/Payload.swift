import Drawing
import StyleEngine

/// What a node of the resolved tree carries for the drawing: how its elements are made.
///
/// A node without a payload stands for the elements of its children.
public protocol Payload: AnyObject {
    /// The elements that the node stands for: one, or several where its parent is to lay them out.
    func elements(of node: Node, _ renderer: Renderer) -> [Element]
}

/// A node that shows something by itself, such as a text.
public final class Leaf: Payload {
    private let drawing: (Surroundings) -> any Drawable

    /// `drawing` makes what is shown from the node's surroundings.
    public init(_ drawing: @escaping (Surroundings) -> any Drawable) { self.drawing = drawing }

    public func elements(of node: Node, _ renderer: Renderer) -> [Element] {
        [Element(drawing(renderer.surroundings(of: node)))]
    }
}

/// A modifier: each element inside gets it for itself, as SwiftUI does with a group.
public final class Wrapper: Payload {
    private let drawing: (Surroundings) -> (any Drawable)?

    /// `drawing` makes what is put around an element; nil leaves it as it is.
    public init(_ drawing: @escaping (Surroundings) -> (any Drawable)?) { self.drawing = drawing }

    public func elements(of node: Node, _ renderer: Renderer) -> [Element] {
        let inside = renderer.elements(of: node.children)
        guard let drawing = drawing(renderer.surroundings(of: node)) else { return inside }
        return inside.map { Element(drawing, [$0]) }
    }
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

    public func elements(of node: Node, _ renderer: Renderer) -> [Element] {
        var inner = renderer
        inner.axis = axis
        return [element(renderer.surroundings(of: node), inner.elements(of: node.children))]
    }
}

/// A modifier that places other views behind or before each element inside. Those are its children of the kind
/// `secondary`.
public final class Layers: Payload {
    private let layout: SecondaryLayout
    private let alignment: Alignment

    /// Layers laid out as a background or an overlay.
    public init(_ layout: SecondaryLayout, _ alignment: Alignment) {
        self.layout = layout
        self.alignment = alignment
    }

    public func elements(of node: Node, _ renderer: Renderer) -> [Element] {
        let primary = renderer.elements(of: node.children.filter { $0.kind != .secondary })
        return primary.map { element in
            var inner = renderer
            inner.axis = nil
            // Elements are part of one tree only, so each of several primary views gets its own.
            let others = inner.elements(of: node.children.filter { $0.kind == .secondary })
            guard others.count > 1 else { return Element(layout, [element] + others) }
            return Element(layout, [element, Element(LayerLayout(alignment), others)])
        }
    }
}
