/// A style that is shown under another name than the one its type tells.
public protocol NamedStyle {
    /// The name shown in trees.
    var styleName: String { get }
}

/// How a style is named in trees: its type's name without the family's suffix, then its values.
///
/// `TaggedGroupBoxStyle(tag: "A")` of the family GroupBox reads `tagged("A")`.
public struct StyleName {
    /// The finished name.
    public let text: String

    /// Names a style written in Swift by its stored properties, as far as `StableText` shows them.
    init(of style: Any, family: Family) {
        if let named = style as? any NamedStyle {
            self.init(text: named.styleName)
            return
        }
        self.init(
            type: TypeIdentity(Swift.type(of: style)).name, family: family,
            values: StableText.fields(of: style, family: family))
    }

    private init(text: String) {
        self.text = text
    }

    /// Names a style.
    ///
    /// - Parameters:
    ///   - type: the name of the style's type.
    ///   - family: the family whose suffix is left out.
    ///   - values: the stored properties worth showing, each with its label and its text.
    public init(type: String, family: Family, values: [(label: String, text: String)]) {
        var stem = Substring(type)
        for suffix in [family.name + "Style", "Style"] where stem.hasSuffix(suffix) && stem != suffix {
            stem = stem.dropLast(suffix.count)
        }
        // What a component takes where nothing is pushed is called its default; pushed by hand, it is written so.
        let name = stem == "Default" ? "automatic" : StyleName.lowercasingHead(stem)
        switch values.count {
        case 0: text = name
        case 1: text = "\(name)(\(values[0].text))"
        default: text = "\(name)(\(values.map { "\($0.label): \($0.text)" }.joined(separator: ", ")))"
        }
    }

    /// `RoundedOutline` reads `roundedOutline`, `URLBadge` reads `urlBadge`, as Swift's names do.
    private static func lowercasingHead(_ stem: Substring) -> String {
        let capitals = stem.prefix { $0.isUppercase }
        let isWord = capitals.endIndex == stem.endIndex || capitals.dropFirst().isEmpty
        let head = isWord ? capitals : capitals.dropLast()
        return head.lowercased() + stem[head.endIndex...]
    }
}
