import Drawing
import StyleEngine

/// Draws a view of UIKit as it looks when it is drawn: what it shows above its subviews, on its background, inside its
/// edge.
final class UIViewPayload: Payload {
    private let view: UIView

    init(_ view: UIView) { self.view = view }

    /// The text of the view; nil where it shows none.
    var label: UILabel? { view.shownLabel }

    override func axis(of part: Node, _ axis: Axis?) -> Axis? { .vertical }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        var parts = Array(elements[start...])
        elements.removeSubrange(start...)
        if let own = view.content(in: place) { parts.insert(own, at: 0) }
        var element = parts.isEmpty ? empty(in: place) : Element.column(of: parts, .leading)
        let layer = view.layer
        if let color = view.backgroundColor?.color {
            // A line around the view shows the corners already.
            let outline = layer.borderWidth > 0 ? .rectangle : layer.outline
            let fill = ShapePainting(outline, .fill, place.resolved(color), in: place.scale)
            element = Element(SecondaryLayout.background(), [element, Element(fill)])
        }
        if layer.borderWidth > 0 {
            element = Element(BorderLayout(layer.outline, lineInk(of: layer, place), in: place.charset), [element])
        }
        if view.alpha < 1 { element = Element(ToneLayout.opacity(view.alpha), [element]) }
        elements.append(view.isHidden ? Element(HiddenLayout(), [element]) : element)
    }

    /// A view that shows nothing but a background or an edge is given some room, so that these can be seen.
    private func empty(in place: Surroundings) -> Element {
        let isSeen = view.backgroundColor != nil || view.layer.borderWidth > 0
        return Element(
            FrameLayout(
                width: isSeen ? place.scale.columns(80) : 0, height: isSeen ? place.scale.rows(32) : 0,
                alignment: .center), [])
    }

    private func lineInk(of layer: CALayer, _ place: Surroundings) -> Ink {
        var ink = place.lineInk(layer.borderColor?.color ?? .primary)
        if layer.borderWidth != 1 { ink.details.append("line \(layer.borderWidth.short)") }
        if layer.cornerRadius > 0, layer.cornerRadius != 8 { ink.details.append("corner \(layer.cornerRadius.short)") }
        return ink
    }
}
