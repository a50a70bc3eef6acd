import Catalogue
import Drawing
import StyleEngine

/// A shape of any kind: SwiftUI's `AnyShape`.
public struct AnyShape: InsettableShape {
    public let outline: Outline
    /// The type that was erased.
    let base: TypeIdentity
    private let path: (CGRect) -> Path
    let moved: (outline: Outline, offset: CGSize)

    /// Erases the type of a shape.
    public init<S: Shape>(_ shape: S) {
        outline = shape.outline
        base = shape.type
        path = shape.path
        moved = shape.placed
    }

    /// A shape of some type that a function draws.
    fileprivate init(name type: TypeIdentity, path: @escaping (CGRect) -> Path) {
        outline = .path(PathOutline(name: type.name, path: path))
        base = type
        self.path = path
        moved = (outline, .zero)
    }

    public func path(in rect: CGRect) -> Path { path(rect) }
}

extension Shape {
    /// The type that a node of the shape is named after.
    var type: TypeIdentity { (self as? AnyShape)?.base ?? TypeIdentity(Self.self) }
}

extension AnyShape: MovableShape {}

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

    public var value: Value { .native(ViewBox(self)) }
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
