import Catalogue
import Drawing
import StyleEngine

/// A form that can be filled and drawn as a line. As a view it is filled with the foreground style.
public protocol Shape: PrimitiveView {
    /// The form.
    var outline: Outline { get }
}

extension Shape {
    public static func _resolve(_ view: Self, at inputs: Inputs, by resolver: Resolver) {
        ShapeView._resolve(view.fill(), at: inputs, by: resolver)
    }

    /// The shape, filled with a style.
    public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle()) -> ShapeView<Self> {
        ShapeView(shape: self, layers: [ShapeLayer(.fill, content)])
    }

    /// The shape as a line; its width is in points, and told in the legend where it is not 1.
    public func stroke<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: CGFloat = 1) -> ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape as a line of some style.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, layers: [ShapeLayer(.stroke(style), content)])
    }

    /// The shape as a line of some style, in the foreground style.
    public func stroke(style: StrokeStyle) -> ShapeView<Self> { stroke(.foreground, style: style) }
}

/// A shape that can be drawn as a line inside its edge. On cells every line is.
public protocol InsettableShape: Shape {}

extension InsettableShape {
    /// The shape as a line inside its edge; its width is in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1
    ) -> ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape as a line of some style inside its edge.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView<Self> {
        ShapeView(shape: self, layers: [ShapeLayer(.stroke(style), content, isInside: true)])
    }

    /// The shape as a line of some style inside its edge, in the foreground style.
    public func strokeBorder(style: StrokeStyle) -> ShapeView<Self> { strokeBorder(.foreground, style: style) }
}
