/// A call that pushed a style or wrote to the environment, as it was made at one place of a resolved tree.
///
/// One call of the source may be made often: by a helper that is used twice, for each element of a `ForEach`, or at each
/// level of a style that pushes itself.
package struct MadeCall {
    /// Where the call stands in the source; nil where that is not known.
    package let place: SourcePlace?
    /// The node around what it modifies.
    package let node: Node
    /// The place there of what it modifies.
    let slot: UInt64
    /// How many such calls stand between the node and this one.
    let index: UInt32
    /// Whether the program makes what it writes of what was written further out (rule A2).
    package let isTransform: Bool
    /// Whether what was written further out counts for nothing: it is no transform, and writes no part of a value.
    package let isWhole: Bool

    init(at inputs: Inputs, place: SourcePlace, isTransform: Bool = false, isOfPart: Bool = false) {
        (self.isTransform, isWhole) = (isTransform, !isTransform && !isOfPart)
        (self.place, node, slot, index) = (place.known, inputs.parent, inputs.slot, inputs.calls)
    }
}

/// Calls that are left out, where a tree is resolved to see what would be without them.
final class Omission {
    private var calls: [Key: [(path: [UInt64], place: SourcePlace?)]] = [:]

    private struct Key: Hashable {
        let slot: UInt64
        let index: UInt32
    }

    init(_ omitted: [MadeCall]) {
        for call in omitted {
            calls[Key(slot: call.slot, index: call.index), default: []].append((Self.path(to: call.node), call.place))
        }
    }

    /// The places of a node and of those around it, the innermost first.
    private static func path(to node: Node) -> [UInt64] {
        var path: [UInt64] = []
        var place: Node? = node
        while let node = place {
            path.append(node.slot)
            place = node.parent
        }
        return path
    }

    /// Whether the call at a place of the other tree is one of these.
    func holds(_ place: SourcePlace, at inputs: Inputs) -> Bool {
        guard let candidates = calls[Key(slot: inputs.slot, index: inputs.calls)] else { return false }
        return candidates.contains { call in
            guard call.place == place.known else { return false }
            var node: Node? = inputs.parent
            for slot in call.path {
                guard let current = node, current.slot == slot else { return false }
                node = current.parent
            }
            return node == nil
        }
    }
}
