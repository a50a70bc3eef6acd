/// What a value in a style reads like in the style's name: the same each time the program runs, and for programs that
/// are interpreted as for those that are compiled.
///
/// Structs and enums are taken apart down to what describes itself. Left out is what has no text of its own: functions,
/// key paths, views, and the storage of `@Environment`, `@State` and their like.
public enum StableText {
    /// The text of a value written in Swift; nil where it is left out.
    ///
    /// - Parameters:
    ///   - value: any value.
    ///   - family: the family of the style that holds it: styles inside are named as its own are.
    public static func text(of value: Any, family: Family) -> String? {
        switch value {
        case let string as String: return quoted(string)
        case let style as ErasedStyle: return style.name
        case let style as any ErasingStyle: return style.erased.name
        case is any PropertyStorage: return nil
        case is AnyKeyPath, is AnyView: return nil
        case let value as any StableTextConvertible: return value.stableText(in: family)
        case let type as any Any.Type: return TypeIdentity(type).name
        default: break
        }
        let mirror = Mirror(reflecting: value)
        let parts = { mirror.children.map { text(of: $0.value, family: family) } }
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first else { return "nil" }
            return text(of: wrapped.value, family: family)
        case .collection: return list(parts())
        case .set: return list(parts().map { $0 ?? leftOut }.sorted())
        case .dictionary: return dictionary(mirror.children.map { pair(of: $0.value, family: family) })
        case .tuple: return "(" + parts().compactMap(\.self).joined(separator: ", ") + ")"
        default: break
        }
        if isStyle(value) { return StyleName(of: value, family: family).text }
        if let convertible = value as? any CustomStringConvertible { return convertible.description }
        if value is any View { return nil }
        switch mirror.displayStyle {
        case .enum:
            guard let payload = mirror.children.first, let label = payload.label else { return "\(value)" }
            let text = text(of: payload.value, family: family) ?? ""
            return label + (text.hasPrefix("(") ? text : "(\(text))")
        case .struct:
            return structure(TypeIdentity(type(of: value)).name, fields(of: value, family: family))
        case .class: return TypeIdentity(type(of: value)).name
        default: return nil
        }
    }

    /// The stored properties of a value that are shown, each with its label and its text.
    static func fields(of value: Any, family: Family) -> [(label: String, text: String)] {
        Mirror(reflecting: value).children.compactMap { child in
            // The storage of a property wrapper begins with an underscore.
            guard let label = child.label, !label.hasPrefix("_") else { return nil }
            return text(of: child.value, family: family).map { (label, $0) }
        }
    }

    /// The text of a struct that has no description of its own.
    public static func structure(_ name: String, _ fields: [(label: String, text: String)]) -> String {
        "\(name)(\(fields.map { "\($0.label): \($0.text)" }.joined(separator: ", ")))"
    }

    /// The text of a string.
    public static func quoted(_ string: String) -> String { "\"\(string)\"" }

    /// The text of an array, or of a set whose elements are in order; nil stands for an element without a text.
    public static func list(_ elements: [String?]) -> String {
        "[" + elements.map { $0 ?? leftOut }.joined(separator: ", ") + "]"
    }

    /// Stands for an element that has no text.
    private static let leftOut = "…"

    /// The text of a value, or else that it has none.
    public static func telling(of value: Any, family: Family) -> String {
        text(of: value, family: family) ?? "a value without a text"
    }

    /// The text of a dictionary, whatever the order of its pairs.
    public static func dictionary(_ pairs: [String]) -> String {
        pairs.isEmpty ? "[:]" : list(pairs.sorted())
    }

    private static func pair(of value: Any, family: Family) -> String {
        Mirror(reflecting: value).children.map { text(of: $0.value, family: family) ?? "" }.joined(separator: ": ")
    }

    private static func isStyle(_ value: Any) -> Bool {
        TypeIdentity(type(of: value)).name.hasSuffix("Style") || value is any ComponentStyle
    }
}

/// A value that stands for a style.
private protocol ErasingStyle {
    var erased: ErasedStyle { get }
}

extension AnyComponentStyle: ErasingStyle {}

/// A value that knows what it reads like: that of a running program.
package protocol StableTextConvertible {
    /// The text of the value; nil where it is left out.
    func stableText(in family: Family) -> String?
}
