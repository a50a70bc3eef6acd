import Drawing
import StyleEngine

/// The readers of a tree, gathered while it is rendered.
final class Readers {
    /// A reader as it stands in the tree and in the layout.
    struct Reader {
        let node: Node
        let content: LateContent<Room>
    }

    private var readers: [ObjectIdentifier: Reader] = [:]
    /// Whether a reader stands behind or before several views of different sizes, and so knows that of the first alone.
    private(set) var isTorn = false

    /// Notes a reader and the element that stands for it.
    func add(_ element: Element, of node: Node, _ content: LateContent<Room>) {
        readers[ObjectIdentifier(element)] = Reader(node: node, content: content)
    }

    /// Whether there is no reader.
    var isEmpty: Bool { readers.isEmpty }

    /// The readers whose content was made for other room than they have, in the order of the views, each once and
    /// without those inside of them. Linear in the number of elements.
    ///
    /// - Parameters:
    ///   - root: what has been laid out.
    ///   - origin: where it stands on the page.
    ///   - scale: how points become cells.
    func outdated(in root: Element, at origin: Point = .zero, _ scale: Scale) -> [(reader: Reader, room: Rect)] {
        var found: [(reader: Reader, room: Rect)] = []
        var met: [ObjectIdentifier: Size] = [:]
        var pending = [(root, origin)]
        while let (element, outer) = pending.popLast() {
            let room = Rect(
                x: outer.x + element.frame.minX, y: outer.y + element.frame.minY, width: element.frame.width,
                height: element.frame.height)
            if let reader = readers[ObjectIdentifier(element)] {
                let first = met.updateValue(room.size, forKey: ObjectIdentifier(reader.content))
                if let first, first != room.size { isTorn = true }
                if first == nil, reader.content.fact != Room(room, scale) {
                    found.append((reader, room))
                    continue
                }
            }
            pending += element.drawing.shown(of: element.children).reversed().map { ($0, room.origin) }
        }
        return found
    }
}
