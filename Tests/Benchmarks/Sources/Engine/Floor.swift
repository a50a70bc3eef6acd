import Atelier

/// The least that any engine must do: a recursive walk of as many objects as the resolved tree has nodes, which pushes
/// a number on a linked list and appends a byte for each.
final class Floor {
    private let children: [Floor]

    init(of node: Node) {
        children = node.children.map(Floor.init)
    }

    func walk() -> Int {
        var bytes: [UInt8] = []
        walk(under: nil, &bytes)
        return bytes.count
    }

    private func walk(under link: Link?, _ bytes: inout [UInt8]) {
        let pushed = Link(number: (link?.number ?? 0) + 1, next: link)
        bytes.append(UInt8(truncatingIfNeeded: pushed.number))
        for child in children { child.walk(under: pushed, &bytes) }
    }

    private final class Link {
        let number: Int
        let next: Link?

        init(number: Int, next: Link?) {
            self.number = number
            self.next = next
        }
    }
}

extension Node {
    /// The number of nodes from here down, found without recursion.
    var count: Int {
        var count = 0
        var pending = [self]
        while let node = pending.popLast() {
            count += 1
            pending += node.children
        }
        return count
    }
}
