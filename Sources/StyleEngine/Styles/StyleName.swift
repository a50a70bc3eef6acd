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

    /// Names a style written in Swift by reflecting its stored properties; property wrappers and closures are left out.
    init(of style: Any, family: Family) {
        if let named = style as? any NamedStyle {
            self.init(text: named.styleName)
            return
        }
        let values = Mirror(reflecting: style).children.compactMap { child -> (String, String)? in
            // The storage of a property wrapper begins with an underscore.
            guard let label = child.label, !label.hasPrefix("_") else { return nil }
            let text = StyleName.text(of: child.value, family: family)
            return text.contains("(Function)") ? nil : (label, text)
        }
        self.init(type: TypeIdentity(Swift.type(of: style)).name, family: family, values: values)
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
        for suffix in [family.name + "Style", "Style"] where stem.hasSuffix(suffix) && stem.count > suffix.count {
            stem = stem.dropLast(suffix.count)
        }
        let name = StyleName.lowercasingHead(stem)
        switch values.count {
        case 0: text = name
        case 1: text = "\(name)(\(values[0].text))"
        default: text = "\(name)(\(values.map { "\($0.label): \($0.text)" }.joined(separator: ", ")))"
        }
    }

    private static func text(of value: Any, family: Family) -> String {
        switch value {
        case let string as String: "\"\(string)\""
        case let style as ErasedStyle: style.name
        case let convertible as any CustomStringConvertible: convertible.description
        default:
            TypeIdentity(Swift.type(of: value)).name.hasSuffix("Style")
                ? StyleName(of: value, family: family).text : String(describing: value)
        }
    }

    /// `RoundedOutline` reads `roundedOutline`, `URLBadge` reads `urlBadge`, as Swift's names do.
    private static func lowercasingHead(_ stem: Substring) -> String {
        let capitals = stem.prefix { $0.isUppercase }
        let head = capitals.count > 1 && capitals.count < stem.count ? capitals.dropLast() : capitals
        return head.lowercased() + stem.dropFirst(head.count)
    }
}
