import Catalogue
import Drawing
import StyleEngine

/// A shape of any kind: SwiftUI's `AnyShape`.
public struct AnyShape: InsettableShape {
    public let outline: Outline
    /// The type that was erased.
    let base: TypeIdentity

    /// Erases the type of a shape.
    public init<S: Shape>(_ shape: S) {
        outline = shape.outline
        base = shape.type
    }
}

extension Shape {
    /// The type that a node of the shape is named after.
    var type: TypeIdentity { (self as? AnyShape)?.base ?? TypeIdentity(Self.self) }
}

extension AnyShape: ValueConvertible {
    /// Any shape written in Swift.
    public init?(_ value: Value) {
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
