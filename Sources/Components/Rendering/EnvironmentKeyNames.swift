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

/// What a view says of its looks itself, which wins over its environment (rule G1).
package struct OwnAttribute {
    /// What was said, as text; nil where parts of the view say different things.
    package let value: String?
    /// Whether the environment's counts for what it doesn't say.
    package let addsUp: Bool
}

extension Node {
    /// What the node's view says itself of what a key of the environment says, too; nil where it says nothing.
    package func ownAttribute(for slot: EnvironmentSlot) -> OwnAttribute? {
        guard let text = (payload as? Leaf)?.text else { return nil }
        func attribute(_ says: (Text.Piece) -> String?, addsUp: Bool = false) -> OwnAttribute? {
            let said = text.pieces.map(says)
            guard said.contains(where: { $0 != nil }) else { return nil }
            return OwnAttribute(value: said.allSatisfy { $0 == said[0] } ? said[0] : nil, addsUp: addsUp)
        }
        switch slot {
        case EnvironmentSlot(TypeIdentity(FontKey.self)):
            return attribute { $0.font.map { $0.map(\.description) ?? "the default font" } }
        case EnvironmentSlot(TypeIdentity(ForegroundStyleKey.self)):
            return attribute { $0.foreground.map { $0.map(\.description) ?? "the usual one" } }
        case EnvironmentSlot(TypeIdentity(LettersKey.self)):
            return attribute({ $0.letters.isPlain ? nil : $0.letters.description }, addsUp: true)
        default: return nil
        }
    }

    /// The keys of the environment of which the node's view says something itself.
    package var ownSlots: [EnvironmentSlot] {
        let slots: [any EnvironmentKey.Type] = [FontKey.self, ForegroundStyleKey.self, LettersKey.self]
        return slots.map { EnvironmentSlot(TypeIdentity($0)) }.filter { ownAttribute(for: $0) != nil }
    }
}

extension Node {
    /// What the node's view says itself, each key with its value; `each part its own` where the parts of a text differ.
    package var ownValues: [(key: String, value: String)] {
        ownSlots.map { slot in
            let name = slot.key.name
            let stem = name.hasSuffix("Key") ? name.dropLast(3) : name[...]
            return (
                stem.prefix(1).lowercased() + stem.dropFirst(), ownAttribute(for: slot)?.value ?? "each part its own"
            )
        }
    }
}
