import Components
import Drawing
import StyleEngine
import Trees

/// What can be told of a view: its picture with the whole legend, and its tree with the looks of all nodes.
func told<V: View>(_ view: V, width: Int = 60) throws -> (legend: String, tree: String) {
    let root = try Resolver().resolve(view)
    let painting = Painting(of: root, width: width)
    return (painting.picture.text(legend: .on), NumberedTree(of: root).text(width: 1_000, looks: painting.looks))
}

/// The picture of a view, as text.
func drawing<V: View>(_ view: V, width: Int = 60, scale: Scale = .standard) throws -> String {
    Picture(of: try Resolver().resolve(view), width: width, scale: scale).text
}
