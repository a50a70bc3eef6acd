import Drawing
import StyleEngine

/// What two calls of one modifier were given that differs, such as `top, bottom: 8 -> 16`. What has no text of its own, such as
/// a function, is left out.
struct ArgumentChanges {
    /// The arguments that differ alike, with what they were and are.
    private var changes: [(labels: [String], from: String, to: String)] = []
    private let isOnlyOne: Bool

    /// How deep values are taken apart.
    private static let deepest = 3

    /// Compares two modifiers.
    init(from earlier: Any, to later: Any) {
        let (before, after) = (Self.fields(of: earlier), Self.fields(of: later))
        isOnlyOne = before.count == 1 && after.count == 1
        for (from, to) in zip(before, after) where from.text != to.text && from.label == to.label {
            if let index = changes.firstIndex(where: { $0.from == from.text && $0.to == to.text }) {
                changes[index].labels.append(from.label)
            } else {
                changes.append(([from.label], from.text, to.text))
            }
        }
    }

    /// The changes on one line; nil where there are none.
    var text: String? {
        guard !changes.isEmpty else { return nil }
        return changes.map { change in
            (isOnlyOne ? "" : change.labels.joined(separator: ", ") + ": ") + "\(change.from) -> \(change.to)"
        }.joined(separator: "; ")
    }

    private static func fields(of value: Any, inside levels: Int = deepest) -> [(label: String, text: String)] {
        Mirror(reflecting: value).children.flatMap { child -> [(label: String, text: String)] in
            guard let label = child.label, !label.hasPrefix("_") else { return [] }
            if let number = child.value as? Double { return [(label, number.short)] }
            let mirror = Mirror(reflecting: child.value)
            if mirror.displayStyle == .optional, let number = mirror.children.first?.value as? Double {
                return [(label, number.short)]
            }
            if mirror.displayStyle == .struct, levels > 0, !(child.value is any CustomStringConvertible),
                !(child.value is any View)
            {
                let parts = fields(of: child.value, inside: levels - 1)
                if !parts.isEmpty { return parts }
            }
            let family = Family(key: TypeIdentity(type(of: child.value)))
            return StableText.text(of: child.value, family: family).map { [(label, $0)] } ?? []
        }
    }
}
