import StyleEngine

/// How a modifier is named in trees: as it is written.
///
/// `PaddingModifier` reads `padding`.
struct ModifierName {
    /// The finished name, without its dot.
    let text: String

    /// Names a modifier by its type.
    init(of type: TypeIdentity) {
        var stem = Substring(type.name)
        if stem.hasSuffix("Modifier"), stem.count > "Modifier".count { stem = stem.dropLast("Modifier".count) }
        text = stem.prefix(1).lowercased() + stem.dropFirst()
    }
}

extension Node {
    /// What the node is called as a modifier is written, without its dot.
    package var modifierName: String { ModifierName(of: type).text }
}
