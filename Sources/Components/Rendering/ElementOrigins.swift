import Drawing
import StyleEngine

/// Which nodes the parts of a layout come from, gathered while a tree is rendered for somebody who asks.
final class ElementOrigins {
    private var origins: [ObjectIdentifier: (element: Element, node: Node)] = [:]

    /// Notes the node that made some elements; those inside were made by nodes inside.
    func note(_ elements: ArraySlice<Element>, of node: Node) {
        for element in elements where origins[ObjectIdentifier(element)] == nil {
            origins[ObjectIdentifier(element)] = (element, node)
        }
    }

    /// The node that made an element; nil for a part of what a node makes.
    subscript(element: Element) -> Node? { origins[ObjectIdentifier(element)]?.node }
}
