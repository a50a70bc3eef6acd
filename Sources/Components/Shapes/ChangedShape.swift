import Catalogue
import Drawing
import StyleEngine

/// A shape whose path is another one's, changed.
struct ChangedShape<Base: Shape>: Shape, NestedShape {
    let base: Base
    /// What the legend says of the change; nil where there is none.
    let words: String?
    /// Whether a part of the base's edge is left.
    var isTrimmed = false
    let change: (_ base: Base, _ rect: CGRect) -> Path

    func path(in rect: CGRect) -> Path { change(base, rect) }

    var outline: Outline {
        .path(
            PathOutline(
                name: base.outlineName, details: base.outline.details(with: words), isTrimmed: isTrimmed,
                partOf: base.outline, path: path))
    }

    var baseType: TypeIdentity { base.type }
    var levels: Int { base.levels }
}

/// A shape that may be made of another one.
protocol NestedShape {
    /// The type of the innermost one, after which a node is named.
    var baseType: TypeIdentity { get }
    /// How many shapes lie inside each other.
    var levels: Int { get }
}

extension Shape {
    /// How many shapes lie inside each other.
    var levels: Int { (self as? any NestedShape)?.levels ?? 0 }
}

extension Outline {
    /// The changes of a form that are told one by one.
    private static var mostDetails: Int { 8 }

    /// What the legend says of the form once it is changed: of very many changes the first ones.
    func details(with words: String?) -> [String] {
        details.count < Self.mostDetails ? details + [words].compactMap { $0 } : details
    }
}

/// A shape of which all points are put elsewhere.
struct TransformedShape<Base: Shape>: Shape, NestedShape {
    let base: Base
    /// What the legend says of the change; nil where there is none.
    let words: String?
    /// Whether a circle is the same one afterwards.
    var keepsCircles = false
    let change: (CGRect) -> CGAffineTransform

    func path(in rect: CGRect) -> Path { base.path(in: rect).applying(change(rect)) }

    var outline: Outline {
        let outline = base.outline
        return keepsCircles && outline == .circle
            ? outline : outline.changed(outline.details(with: words), keepsCircles: keepsCircles, by: change)
    }

    var baseType: TypeIdentity { base.type }
    var levels: Int { base.levels }
}

/// A shape that stands elsewhere in its space. By itself it is drawn as the one that it moves.
public struct OffsetShape<Base: Shape>: Shape {
    let base: Base
    let offset: CGSize

    public func path(in rect: CGRect) -> Path { base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
}

/// A shape that may be another one, moved.
protocol MovableShape {
    /// The outline before it is moved, and how far that is, in points.
    var moved: (outline: Outline, offset: CGSize) { get }
}

extension OffsetShape: MovableShape, NestedShape {
    var baseType: TypeIdentity { base.type }
    var levels: Int { base.levels }

    var moved: (outline: Outline, offset: CGSize) {
        let (outline, before) = base.placed
        return (outline, CGSize(width: before.width + offset.width, height: before.height + offset.height))
    }
}

extension Shape {
    /// The outline, and how far from its space it is drawn, in points.
    var placed: (outline: Outline, offset: CGSize) { (self as? any MovableShape)?.moved ?? (outline, .zero) }

    /// The shape, elsewhere in its space, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// The shape, as far to the right and down in its space as a size is wide and high.
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(base: self, offset: offset) }

    /// The shape, as far to the right and down in its space as a point stands from the origin.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> { self.offset(x: offset.x, y: offset.y) }
}

extension Shape {
    /// What the legend calls the shape, also where it is changed.
    var outlineName: String { outline.name.isEmpty ? type.name : outline.name }

    /// The part of the shape's edge between two parts of its length, each 0...1.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        let isWhole = startFraction <= 0 && endFraction >= 1
        return ChangedShape(
            base: self, words: isWhole ? nil : "trimmed \(startFraction.short) to \(endFraction.short)", isTrimmed: true
        ) { $0.path(in: $1).trimmedPath(from: startFraction, to: endFraction) }
    }

    /// The shape, turned around a point of its space.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        let words = Turn.rotated(angle.degrees, around: anchor).wordsInPlace
        return TransformedShape(base: self, words: words, keepsCircles: anchor == .center) {
            CGAffineTransform(rotationAngle: angle.radians).around($0.point(anchor))
        }
    }

    /// The shape, so many times as large, around a point of its space.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        TransformedShape(base: self, words: Turn.scaled(x: x, y: y, from: anchor).wordsInPlace) {
            CGAffineTransform(scaleX: x, y: y).around($0.point(anchor))
        }
    }

    /// The shape, so many times as large, around a point of its space.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape, turned, scaled or moved around the corner of its space.
    public func transform(_ transform: CGAffineTransform) -> some Shape {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        let words = transform == .identity ? nil : "transformed " + numbers.map(\.short).joined(separator: " ")
        return TransformedShape(base: self, words: words) { _ in transform }
    }

    /// The shape as large as is said, in points, in the upper left corner of its space.
    public func size(width: CGFloat, height: CGFloat) -> some Shape {
        ChangedShape(base: self, words: "size \(width.short) by \(height.short)") { shape, _ in
            shape.path(in: CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// The shape as large as is said, in points, in the upper left corner of its space.
    public func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }
}

extension CGRect {
    /// The place of a point of a rectangle, each side counted as 1.
    fileprivate func point(_ point: UnitPoint) -> CGPoint {
        CGPoint(x: minX + width * point.x, y: minY + height * point.y)
    }
}

extension BuiltIns {
    static let changedShape: [BuiltInGroup] = [
        BuiltInGroup(
            "extension Shape",
            [
                BuiltIn(
                    "func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape",
                    "The part of the shape's edge between two parts of its length, each 0...1.",
                    example: "Circle().trim(from: 0, to: 0.75).stroke().frame(width: 96, height: 96)"
                ) { (shape: AnyShape, from: Double, to: Double) in AnyShape(shape.trim(from: from, to: to)) },
                BuiltIn(
                    "func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape",
                    "The shape, elsewhere in its space, in points.",
                    example: "Circle().offset(x: 16).stroke(.red).frame(width: 80, height: 80)"
                ) { (shape: AnyShape, x: Double, y: Double) in AnyShape(shape.offset(x: x, y: y)) },
                BuiltIn(
                    "func offset(_ offset: CGSize) -> some Shape",
                    "The shape, as far to the right and down in its space as a size is wide and high.",
                    example: "Circle().offset(CGSize(width: 16, height: 0)).fill(.red).frame(width: 80, height: 80)"
                ) { (shape: AnyShape, offset: CGSize) in AnyShape(shape.offset(offset)) },
                BuiltIn(
                    "func offset(_ offset: CGPoint) -> some Shape",
                    "The shape, as far to the right and down in its space as a point stands from the origin.",
                    example: "Circle().offset(CGPoint(x: 16, y: 0)).fill(.red).frame(width: 80, height: 80)"
                ) { (shape: AnyShape, offset: CGPoint) in AnyShape(shape.offset(offset)) },
                BuiltIn(
                    "func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape",
                    "The shape, turned around a point of its space.",
                    example: "Rectangle().rotation(.degrees(45)).fill(.red).frame(width: 80, height: 80)"
                ) { (shape: AnyShape, angle: Angle, anchor: UnitPoint) in
                    AnyShape(shape.rotation(angle, anchor: anchor))
                },
                BuiltIn(
                    "func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape",
                    "The shape, so many times as large, around a point of its space.",
                    example: "Circle().scale(x: 0.5, y: 1).fill(.red).frame(width: 80, height: 80)"
                ) { (shape: AnyShape, x: Double, y: Double, anchor: UnitPoint) in
                    AnyShape(shape.scale(x: x, y: y, anchor: anchor))
                },
                BuiltIn(
                    "func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape",
                    "The shape, so many times as large, around a point of its space.",
                    example: "Circle().scale(0.5).fill(.red).frame(width: 80, height: 80)"
                ) { (shape: AnyShape, scale: Double, anchor: UnitPoint) in
                    AnyShape(shape.scale(scale, anchor: anchor))
                },
                BuiltIn(
                    "func transform(_ transform: CGAffineTransform) -> some Shape",
                    "The shape, turned, scaled or moved around the corner of its space.",
                    example:
                        "Circle().transform(CGAffineTransform(scaleX: 1, y: 0.5)).fill(.red).frame(width: 80, height: 80)"
                ) { (shape: AnyShape, transform: CGAffineTransform) in AnyShape(shape.transform(transform)) },
                BuiltIn(
                    "func size(width: CGFloat, height: CGFloat) -> some Shape",
                    "The shape as large as is said, in points, in the upper left corner of its space.",
                    example: "Rectangle().size(width: 40, height: 32).fill(.red).frame(width: 80, height: 80)"
                ) { (shape: AnyShape, width: Double, height: Double) in
                    AnyShape(shape.size(width: width, height: height))
                },
                BuiltIn(
                    "func size(_ size: CGSize) -> some Shape",
                    "The shape as large as is said, in points, in the upper left corner of its space.",
                    example: "Rectangle().size(CGSize(width: 40, height: 32)).fill(.red).frame(width: 80, height: 80)"
                ) { (shape: AnyShape, size: CGSize) in AnyShape(shape.size(size)) },
            ])
    ]
}
