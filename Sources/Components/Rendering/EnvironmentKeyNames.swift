import Drawing
import StyleEngine

/// The keys of the environment for which a program has no property, by the modifiers that write them.
package enum EnvironmentKeyNames {
    private static let ofLetters = [
        "bold", "italic", "fontWeight", "fontDesign", "fontWidth", "monospaced", "monospacedDigit", "underline",
        "strikethrough", "kerning", "tracking", "baselineOffset",
    ]
    private static let ofForeground = ["foregroundStyle", "foregroundColor"]

    /// The names of the modifiers.
    package static var all: [String] { ofLetters + ofForeground + ["tint", "disabled", "labelsHidden"] }

    /// The key of the largest number of lines of a text.
    package static var lineLimit: EnvironmentSlot { EnvironmentSlot(TypeIdentity(LineLimitKey.self)) }

    /// Whether a modifier says something of letters: all of those are one key.
    package static func isOfLetters(_ modifier: String) -> Bool { ofLetters.contains(modifier) }

    /// The key that a modifier writes; nil for all other modifiers.
    package static func slot(of modifier: String) -> EnvironmentSlot? {
        switch modifier {
        case _ where ofLetters.contains(modifier): EnvironmentSlot(TypeIdentity(LettersKey.self))
        case _ where ofForeground.contains(modifier): EnvironmentSlot(TypeIdentity(ForegroundStyleKey.self))
        case "tint": EnvironmentSlot(TypeIdentity(TintKey.self))
        case "disabled": EnvironmentSlot(TypeIdentity(IsEnabledKey.self))
        case "labelsHidden": EnvironmentSlot(TypeIdentity(LabelsHiddenKey.self))
        default: nil
        }
    }
}

extension Node {
    /// What the node's view says itself of what a key of the environment says, too; nil where it says nothing.
    package func ownAttribute(for slot: EnvironmentSlot) -> OwnAttribute? {
        ownAttributes.first { $0.slot == slot }?.attribute
    }

    /// What the node's view says itself of keys of the environment: a text of its letters, and any view what its properties
    /// have of their own in the place of values of the environment.
    package var ownAttributes: [(slot: EnvironmentSlot, attribute: OwnAttribute)] {
        let properties = ownValuesOfProperties.flatMap { value in value.slots.map { ($0, value.attribute) } }
        guard let text = (payload as? Leaf)?.text else { return properties }
        return text.ownAttributes + properties
    }

    /// What the node's view says itself, by the names of the keys.
    package var ownValues: [(key: String, attribute: OwnAttribute)] {
        ownAttributes.map { (EnvironmentRecorder.name(of: $0.slot), $0.attribute) }
    }
}

extension Text {
    /// What the text says itself of keys of the environment, and by which calls.
    fileprivate var ownAttributes: [(slot: EnvironmentSlot, attribute: OwnAttribute)] {
        [
            attribute(FontKey.self) { $0.font.map { $0.map(\.description) ?? "the default font" } },
            attribute(ForegroundStyleKey.self) { $0.foreground.map { $0.map(\.description) ?? "the usual one" } },
            attribute(LettersKey.self, addsUp: true) { $0.letters.isPlain ? nil : $0.letters.description },
        ].compactMap { $0 }
    }

    private func attribute(
        _ key: any EnvironmentKey.Type, addsUp: Bool = false, _ says: (Piece) -> String?
    ) -> (EnvironmentSlot, OwnAttribute)? {
        let said = pieces.map(says)
        guard said.contains(where: { $0 != nil }) else { return nil }
        let slot = EnvironmentSlot(TypeIdentity(key))
        var places: [SourcePlace] = []
        for place in pieces.flatMap({ $0.callers?.places(of: slot) ?? [] }) where !places.contains(place) {
            places.append(place)
        }
        return (
            slot, OwnAttribute(value: said.allSatisfy { $0 == said[0] } ? said[0] : nil, addsUp: addsUp, places: places)
        )
    }
}
