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

/// The names of modifiers, each found once for its type.
struct ModifierNames {
    private var known: [TypeIdentity: String] = [:]

    subscript(type: TypeIdentity) -> String {
        mutating get {
            if let name = known[type] { return name }
            let name = ModifierName(of: type).text
            known[type] = name
            return name
        }
    }
}

extension Node {
    /// What the node is called as a modifier is written, without its dot.
    package var modifierName: String { ModifierName(of: type).text }
}
