import StyleEngine

/// A resolved tree on one line: a style in front of the brackets around what it made, a leaf as its word.
func compact(_ node: Node) -> String {
    let inside = node.children.map(compact).filter { !$0.isEmpty }.joined(separator: " ")
    guard let take = node.take else { return node.title ?? inside }
    let name = take.isDefault ? "def" : take.style.name
    return inside.isEmpty ? name : "\(name)[\(inside)]"
}

/// Resolves a view and prints its tree on one line.
func tree<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
    try compact(Resolver(depthLimit: 10_000).resolve(content()))
}
