import Catalogue
import Drawing
import StyleEngine

/// A shape of any kind: SwiftUI's `AnyShape`.
public struct AnyShape: InsettableShape {
    public let outline: Outline
    /// The type that was erased.
    let baseType: TypeIdentity
    private let path: (CGRect) -> Path
    let moved: (outline: Outline, offset: CGSize)
    /// How many shapes lie inside each other, of which each is the one inside, changed.
    let levels: Int

    /// Erases the type of a shape.
    public init<S: Shape>(_ shape: S) {
        levels = (shape as? any NestedShape).map { $0.levels &+ 1 } ?? 0
        outline = shape.outline
        baseType = shape.type
        path = shape.path
        moved = shape.placed
    }

    /// A shape of some type that a function draws.
    fileprivate init(name type: TypeIdentity, path: @escaping (CGRect) -> Path) {
        outline = .path(PathOutline(name: type.name, path: path))
        baseType = type
        self.path = path
        moved = (outline, .zero)
        levels = 0
    }

    public func path(in rect: CGRect) -> Path { path(rect) }
}

extension Shape {
    /// The type that a node of the shape is named after.
    var type: TypeIdentity { (self as? any NestedShape)?.baseType ?? TypeIdentity(Self.self) }
}

extension AnyShape: MovableShape, NestedShape {}

extension AnyShape: ValueConvertible {
    /// Any shape: one written in Swift, or one that the program declared.
    public init?(_ value: Value) {
        if case .instance(let instance) = value, instance.answers("path", of: "Shape") {
            self.init(name: instance.type) { rect in
                instance.answer("path", of: "Shape", [rect.value]).flatMap { Path($0) } ?? Path()
            }
            return
        }
        guard case .native(let native) = value, let shape = native.any as? any Shape else { return nil }
        self.init(shape)
    }

    // Each of them is asked for its path by the next, and names itself.
    public var value: Value { .native(ViewBox(self, footprint: min(levels, 1 << 20) << 10)) }
}

extension BuiltIns {
    static let anyShape: [BuiltInGroup] = [
        BuiltInGroup(
            "struct AnyShape: InsettableShape", "A shape of any kind.",
            example: "AnyShape(Capsule()).stroke().frame(width: 80, height: 48)",
            [
                BuiltIn("init<S: Shape>(_ shape: S)", "A shape of any kind.") { (shape: AnyShape) in shape }
            ])
    ]
}
