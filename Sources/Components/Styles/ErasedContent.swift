import Catalogue
import StyleEngine

/// A view that a component hands to its style, its own type erased, such as `configuration.label`.
public protocol ErasedContent: PrimitiveView, NativeConvertible {
    /// The view.
    var erased: AnyView { get }
}

extension ErasedContent {
    public static func _resolve(_ view: Self, at inputs: Inputs, by resolver: Resolver) {
        AnyView._resolve(view.erased, at: inputs, by: resolver)
    }
}
