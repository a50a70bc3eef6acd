import Catalogue
import Drawing
import StyleEngine

/// One way in which a shape is painted.
struct ShapeLayer {
    private(set) var mode: ShapePainting.Mode
    let style: AnyShapeStyle
    private let fill: FillStyle

    init(
        _ mode: ShapePainting.Mode, _ style: some ShapeStyle, fill: FillStyle = FillStyle()
    ) {
        self.mode = mode
        self.style = AnyShapeStyle(style)
        self.fill = fill
    }

    /// What is drawn of an outline at a place.
    func painting(of outline: Outline, at place: Surroundings) -> ShapePainting {
        ShapePainting(
            place.checked(outline).standing(
                in: place.scale, isEvenOdd: fill.isEOFilled, place.texts.cancellation), place.checked(mode),
            place.resolved(style), in: place.scale)
    }

    /// What still shows of it where the shape is filled over it: of a line along the edge the outer half.
    var underFill: ShapeLayer? {
        guard case .stroke(var style, false) = mode else { return nil }
        style.lineWidth /= 2
        var layer = self
        layer.mode = .stroke(style)
        return layer
    }
}

/// A shape that is painted: filled, as a line, or first the one and then the other.
public struct ShapeView<Content: Shape>: PrimitiveView {
    let shape: Content
    let layers: [ShapeLayer]

    public static func _resolve(_ view: ShapeView, at inputs: Inputs, by resolver: Resolver) {
        let (outline, offset) = view.shape.placed
        let payload = ShapePayload(outline: outline, layers: view.layers, offset: offset)
        _ = resolver.open(view.shape.type, .primitive, payload: payload, at: inputs)
    }

    /// The shape filled as well, over what was painted before.
    public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> ShapeView {
        adding(.fill, content, fill: style)
    }

    /// The shape drawn as a line as well; its width is in points.
    public func stroke<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape drawn as a line of some style as well.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView {
        adding(.stroke(style), content)
    }

    /// The shape drawn as a line inside its edge as well; its width is in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape drawn as a line of some style inside its edge as well.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView {
        adding(.stroke(style, isInside: true), content)
    }

    private func adding(
        _ mode: ShapePainting.Mode, _ style: some ShapeStyle, fill: FillStyle = FillStyle()
    ) -> ShapeView {
        ShapeView(shape: shape, layers: layers + [ShapeLayer(mode, style, fill: fill)])
    }
}

/// Draws the layers of a shape on top of each other.
final class ShapePayload: Payload {
    private let outline: Outline
    private let layers: [ShapeLayer]
    private let offset: CGSize

    /// The layers of an outline that is drawn so many points from its place.
    init(outline: Outline, layers: [ShapeLayer], offset: CGSize = .zero) {
        self.outline = outline
        self.layers = layers
        self.offset = offset
    }

    override func parts(of node: Node) -> [Node] { [] }

    override func replace(_ elements: inout [Element], from start: Int, of node: Node, at place: Surroundings) {
        var shown: [ShapeLayer] = []
        for layer in layers {
            let covers = layer.mode == .fill && place.resolved(layer.style).alpha >= 1
            shown = covers ? [layer] + shown.compactMap(\.underFill) : shown + [layer]
        }
        let paintings = shown.map { Element($0.painting(of: outline, at: place)) }
        let shape = paintings.count == 1 ? paintings[0] : Element(LayerLayout(), paintings)
        guard offset != .zero else { return elements.append(shape) }
        elements.append(Element(OffsetModifier(x: offset.width, y: offset.height).layout(at: place), [shape]))
    }
}
