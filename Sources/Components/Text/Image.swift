import Catalogue
import Drawing
import StyleEngine

/// A picture, shown by its name: `<sun.min>` for a system symbol, `{photo}` for an image of one's own.
public struct Image: PrimitiveView, Hashable, Sendable, NativeConvertible {
    private let text: String

    /// A system symbol.
    public init(systemName: String) { text = "<\(systemName)>" }

    /// An image of one's own, by its name.
    public init(_ name: String) { text = "{\(name)}" }

    public static func _resolve(_ view: Image, at inputs: Inputs, by resolver: Resolver) {
        _ = resolver.open(
            TypeIdentity(Image.self), .primitive, payload: Leaf { $0.text(view.text) }, title: view.text, at: inputs)
    }
}

extension BuiltIns {
    static let image: [BuiltInGroup] = [
        BuiltInGroup(
            "struct Image: View, Equatable", "A picture, shown by its name.", example: #"Image(systemName: "sun.min")"#,
            [
                BuiltIn("init(systemName: String)", "A system symbol.") { (name: String) in Image(systemName: name) },
                BuiltIn("init(_ name: String)", "An image of one's own.") { (name: String) in Image(name) },
            ])
    ]
}
