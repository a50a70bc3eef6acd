import StyleEngine

/// A leaf that shows a word.
struct Word: PrimitiveView {
    let word: String

    init(_ word: String) {
        self.word = word
    }

    static func _resolve(_ view: Word, at inputs: Inputs, by resolver: Resolver) {
        _ = resolver.open(TypeIdentity(Word.self), .primitive, title: view.word, at: inputs)
    }
}

/// A resolved tree on one line: a style in front of the brackets around what it made, a leaf as its word.
func compact(_ node: Node) -> String {
    let inside = node.children.map(compact).filter { !$0.isEmpty }.joined(separator: " ")
    guard let take = node.take else { return inside.isEmpty ? node.title ?? "" : inside }
    let name = take.isDefault ? "def" : take.style.name
    return inside.isEmpty ? name : "\(name)[\(inside)]"
}

/// Resolves a view and prints its tree on one line.
func tree<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
    try compact(Resolver(depthLimit: 10_000).resolve(content()))
}

/// The first component of a tree, in the order of the views.
func firstComponent(_ node: Node) -> Node? {
    node.kind == .component ? node : node.children.lazy.compactMap(firstComponent).first
}
