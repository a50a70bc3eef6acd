import Drawing
import StyleEngine

/// Prints a resolved tree on one line: each component as its style with what stands inside it, each text as it reads.
///
/// `A[B[x]]` is the style `tagged("A")` around `tagged("B")` around the text x; `def[x]` a component with its default
/// style. Siblings are separated by a space. Containers and modifiers are left out. What a modifier places beside its
/// content, such as a background, follows that where a component stands in it.
public struct CompactTree {
    /// The line.
    public private(set) var text = ""

    /// What stands beside other content, and has a component in it.
    private let told: Set<ObjectIdentifier>

    /// Prints what stands at and below a node. Cost: linear in the number of nodes, at any depth.
    ///
    /// - Parameter cancellation: what ends the printing; the text then says nothing.
    public init(of root: Node, _ cancellation: Cancellation? = nil) {
        told = CompactTree.besideWithComponents(in: root, cancellation)
        var pending = [Step.node(root)]
        while let step = pending.popLast(), cancellation?.endsStep() != true {
            switch step {
            case .close: text += "]"
            case .node(let node): visit(node, &pending)
            }
        }
    }

    private enum Step {
        case node(Node)
        case close
    }

    private mutating func visit(_ node: Node, _ pending: inout [Step]) {
        if let take = node.take {
            separate()
            text += (take.isDefault ? "def" : CompactTree.name(of: take.style)) + "["
            pending.append(.close)
        } else if node.kind == .primitive, node.children.isEmpty, node.title != nil || node.type.name != "Spacer" {
            separate()
            text += Quotation.escaped(node.title ?? node.type.name)
        }
        let beside = node.children.filter { $0.kind == .secondary && told.contains(ObjectIdentifier($0)) }
        pending += beside.reversed().map(Step.node)
        pending += node.children.reversed().lazy.filter { $0.kind != .secondary && !$0.isLeftOut }.map(Step.node)
    }

    private static func besideWithComponents(in root: Node, _ cancellation: Cancellation?) -> Set<ObjectIdentifier> {
        var told: Set<ObjectIdentifier> = []
        /// What stands beside content, each with what it stands in that does so too.
        var beside: [(node: Node, outer: Int?)] = []
        var pending: [(node: Node, inside: Int?)] = [(root, nil)]
        while let (node, around) = pending.popLast(), cancellation?.endsStep() != true {
            var inside = around
            if node.kind == .secondary {
                beside.append((node, around))
                inside = beside.count - 1
            }
            var place = node.take == nil ? nil : inside
            while let current = place, told.insert(ObjectIdentifier(beside[current].node)).inserted {
                place = beside[current].outer
            }
            pending += node.children.lazy.filter { !$0.isLeftOut }.map { ($0, inside) }
        }
        return told
    }

    private mutating func separate() {
        guard let last = text.last, last != "[" else { return }
        text += " "
    }

    /// A style that is told apart by one string reads as that string.
    private static func name(of style: ErasedStyle) -> String {
        let name = style.name
        guard let open = name.firstIndex(of: "("), name.hasSuffix("\")"), name[open...].hasPrefix("(\"") else {
            return name
        }
        let inner = name[name.index(open, offsetBy: 2)...].dropLast(2)
        return inner.contains("\"") ? name : String(inner)
    }
}
