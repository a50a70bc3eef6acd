import Catalogue
import Drawing
import StyleEngine

/// The first of several views that fits into the room there is; the last one where none does.
///
/// - Example: `ViewThatFits { Text("a long way to say it"); Text("short") }.frame(width: 80)`
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Views of which the first that fits is shown; `axes` are the directions in which it must.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static func _resolve(_ view: ViewThatFits, at inputs: Inputs, by resolver: Resolver) {
        resolver.noteDependenceOnTree()
        let payload = FirstFit(in: view.axes)
        let inner = resolver.open(TypeIdentity(ViewThatFits.self), .primitive, payload: payload, at: inputs)
        Content._resolve(view.content, at: inner, by: resolver)
    }
}

/// Shows the first of the elements inside that fits, and knows which that is.
final class FirstFit: Payload {
    private let axes: Axis.Set
    /// What was laid out last.
    private weak var layout: FirstFitLayout?
    /// The elements of each node inside.
    private var counts: [Int] = []

    init(in axes: Axis.Set) { self.axes = axes }

    override func axis(of part: Node, _ axis: Axis?) -> Axis? { nil }

    override func parts(of node: Node) -> [Node] {
        counts = []
        return node.children
    }

    override func join(_ elements: inout [Element], from start: Int, of part: Node) {
        counts.append(elements.count - start)
    }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        let inside = Array(elements[start...])
        let layout = FirstFitLayout(in: axes)
        self.layout = layout
        elements.removeSubrange(start...)
        elements.append(Element(layout, inside))
    }

    /// Tells the nodes inside whether they are left out, and answers whether that is news to any.
    fileprivate func leaveOut(of node: Node) -> Bool {
        guard let chosen = layout?.chosen, counts.count == node.children.count else { return false }
        var (first, isNews) = (0, false)
        for (child, count) in zip(node.children, counts) {
            let isLeftOut = !(first..<first + count).contains(chosen)
            if child.isLeftOut != isLeftOut { isNews = true }
            child.isLeftOut = isLeftOut
            first += count
        }
        return isNews
    }
}

extension PageFitting {
    /// Finds out which of several views don't show on the page because another one fits; trees leave those out.
    ///
    /// Costs a layout where there is a choice, and a look at each node else.
    ///
    /// - Returns: whether other views show than before.
    package func chooseViews(in root: Node) -> Bool {
        var (choices, pending) = ([(FirstFit, Node)](), [root])
        while let node = pending.popLast() {
            if let choice = node.payload as? FirstFit { choices.append((choice, node)) }
            pending += node.children
        }
        guard !choices.isEmpty else { return false }
        return layOut(root) { choices.reduce(false) { isNews, choice in choice.0.leaveOut(of: choice.1) || isNews } }
    }
}
