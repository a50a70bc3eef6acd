import Catalogue
import Drawing
import StyleEngine

/// The marks of a gauge, below their values. What has no number as its tag is left out.
struct GaugeMarks: PrimitiveView {
    let labels: GaugeStyleConfiguration.MarkedValueLabels
    let bounds: ClosedRange<Double>

    static func _resolve(_ view: GaugeMarks, at inputs: Inputs, by resolver: Resolver) {
        let payload = MarksPayload(bounds: view.bounds)
        let inner = resolver.open(TypeIdentity(GaugeMarks.self), .group, payload: payload, at: inputs)
        GaugeStyleConfiguration.MarkedValueLabels._resolve(view.labels, at: inner, by: resolver)
    }
}

/// Makes an element of the marks below a node.
private final class MarksPayload: Payload {
    private let bounds: ClosedRange<Double>

    init(bounds: ClosedRange<Double>) { self.bounds = bounds }

    private func marks(below node: Node) -> [(node: Node, part: Double)] {
        let length = bounds.upperBound - bounds.lowerBound
        return Choices.options(below: node).compactMap { option in
            guard length > 0, let tag = option.tag, let value = Self.number(tag.value.base) else { return nil }
            let part = (value - bounds.lowerBound) / length
            return part.isNaN ? nil : (option.node, max(0, min(1, part)))
        }
    }

    private static func number(_ tag: Any) -> Double? {
        switch tag {
        case let tag as Value: Double(tag)
        case let tag as Double: tag
        case let tag as any BinaryInteger: Double(tag)
        default: nil
        }
    }

    override func parts(of node: Node) -> [Node] { marks(below: node).map(\.node) }

    override func join(_ elements: inout [Element], from start: Int, of part: Node) {
        let mark = Element.row(of: Array(elements[start...]))
        elements.removeSubrange(start...)
        elements.append(mark)
    }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        let marks = Array(elements[start...])
        elements.removeSubrange(start...)
        elements.append(Element(MarksLayout(parts: self.marks(below: node).map(\.part)), marks))
    }
}

/// Children below the values that they stand for, as near as those before them leave room.
private struct MarksLayout: Drawable {
    let parts: [Double]

    var isModest: Bool { true }

    func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
        let sizes = subviews.map { $0.size(.unspecified) }
        let wanted = sizes.reduce(-1) { $0 + $1.width + 1 }
        return Size(
            width: max(1, proposal.growing(max(wanted, Track.columns))),
            height: sizes.map(\.height).max() ?? 0)
    }

    func place(_ subviews: Subviews, in frame: Rect, _ proposal: Proposal) {
        var free = frame.minX
        for (child, part) in zip(subviews, parts) {
            let width = child.size(.unspecified).width
            let middle = Double(frame.minX) + part * Double(frame.width - 1)
            let wanted = Int(clamped: (middle - Double(width - 1) / 2).rounded())
            let x = max(free, min(wanted, frame.maxX - width))
            child.place(at: Point(x: x, y: frame.minY), .unspecified)
            free = x + width + 1
        }
    }
}
