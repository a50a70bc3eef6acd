import Drawing
import StyleEngine

extension LaidOutTree {
    /// The cells of the picture that each of some nodes takes. What is not seen takes none, and neither does what is turned
    /// or enlarged, which is not drawn where it stands. Linear in the number of parts of the layout.
    package func frames(of nodes: [Node]) -> [[Rect]] {
        var frames: [ObjectIdentifier: Rect] = [:]
        let page = Rect(origin: .zero, size: pictureSize)
        var pending = [(element: root, origin: root.pictureOrigin, clip: page)]
        while let (element, origin, clip) = pending.popLast() {
            let frame = element.frame.moved(by: origin)
            frames[ObjectIdentifier(element)] = frame.intersection(clip)
            guard !element.drawing.isTurning else { continue }
            let inner = element.drawing.isClipping ? clip.intersection(frame) : clip
            pending += element.drawing.shown(of: element.children).map { ($0, frame.origin, inner) }
        }
        return nodes.map { node in
            elements(of: node).compactMap { frames[ObjectIdentifier($0)] }.filter { !$0.isEmpty }
        }
    }

    /// The picture with a label for each of some nodes at its place: those of nodes inside of others come behind those.
    package func labelled(
        _ nodes: [(label: String, node: Node)], _ cancellation: Cancellation?
    ) -> (picture: LabelledPicture, frames: [[Rect]]) {
        let frames = frames(of: nodes.map(\.node))
        let labels = zip(nodes, frames).map { node, frames in
            LabelledPicture.Label(
                node.label, frames, isText: elements(of: node.node).contains { $0.drawing is TextBlock })
        }
        return (LabelledPicture(of: root, width: width, charset: charset, labels, cancellation), frames)
    }
}
