import Components
import Drawing
import StyleEngine

/// The picture of a view, as text.
func drawing<V: View>(_ view: V, width: Int = 60, scale: Scale = .standard) throws -> String {
    Picture(of: try Resolver().resolve(view), width: width, scale: scale).text
}
