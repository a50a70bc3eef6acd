import Catalogue
import Drawing
import StyleEngine

/// A form that can be filled and drawn as a line. As a view it is filled with the foreground style.
///
///     struct Wedge: Shape {
///         func path(in rect: CGRect) -> Path {
///             var path = Path()
///             path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///             path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///             path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
///             path.closeSubpath()
///             return path
///         }
///     }
public protocol Shape: PrimitiveView {
    /// The edge of the form in a rectangle in points, whose corner is the origin.
    func path(in rect: CGRect) -> Path

    /// The form, for those that are drawn in another way than by their path.
    var outline: Outline { get }
}

extension Shape {
    public var outline: Outline { .path(PathOutline(name: TypeIdentity(Self.self).name, path: path)) }

    public static func _resolve(_ view: Self, at inputs: Inputs, by resolver: Resolver) {
        ShapeView._resolve(view.fill(), at: inputs, by: resolver)
    }

    /// The shape, filled with a style. What lies inside two parts of it is filled too, or not as `style` says.
    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> ShapeView<Self> {
        ShapeView(shape: self, layers: [ShapeLayer(.fill, content, fill: style)])
    }

    /// The shape, filled with the foreground style.
    public func fill(style: FillStyle) -> ShapeView<Self> { fill(ForegroundStyle(), style: style) }

    /// The shape as a line; its width is in points, and told in the legend where it is not 1.
    public func stroke<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape as a line of some style.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
        ShapeView(shape: self, layers: [ShapeLayer(.stroke(style), content)])
    }

    /// The shape as a line of some style, in the foreground style.
    public func stroke(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
        stroke(.foreground, style: style)
    }
}

/// A shape that can be drawn as a line inside its edge. On cells every line is.
public protocol InsettableShape: Shape {
    /// The type of the shape with its edge moved inwards.
    associatedtype InsetShape: InsettableShape = Inset<Self>

    /// The shape with its edge moved inwards, in points.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == Inset<Self> {
    public func inset(by amount: CGFloat) -> Inset<Self> { Inset(base: self, amount: amount) }
}

/// A shape with its edge moved inwards.
public struct Inset<Base: InsettableShape>: InsettableShape, NestedShape {
    let base: Base
    let amount: CGFloat
    var baseType: TypeIdentity { base.type }
    var levels: Int { base.levels }

    public func path(in rect: CGRect) -> Path { base.path(in: rect.inset(dx: amount, dy: amount)) }

    public var outline: Outline {
        .path(
            PathOutline(
                name: base.outlineName, details: base.outline.details(with: "inset \(amount.short)"),
                partOf: base.outline, room: { $0.inset(dx: amount, dy: amount) }, path: path))
    }

    public func inset(by amount: CGFloat) -> Inset<Base> { Inset(base: base, amount: self.amount + amount) }
}

extension InsettableShape {
    /// The shape as a line inside its edge; its width is in points.
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ShapeView<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape as a line of some style inside its edge.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> ShapeView<
        Self
    > {
        ShapeView(shape: self, layers: [ShapeLayer(.stroke(style, isInside: true), content)])
    }

    /// The shape as a line of some style inside its edge, in the foreground style.
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> ShapeView<Self> {
        strokeBorder(.foreground, style: style)
    }
}
