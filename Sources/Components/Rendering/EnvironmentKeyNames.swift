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
    package static var all: [String] {
        ofLetters + ofForeground + ["tint", "disabled", "labelsHidden", "preferredColorScheme", lettering]
    }

    /// The key of all that is said of letters.
    private static let lettering = EnvironmentRecorder.name(of: EnvironmentSlot(TypeIdentity(LetteringKey.self)))

    /// Whether there is something to tell of a key: the drawing keeps others in the environment for itself.
    ///
    /// - Parameter path: the key, as in `\.font`.
    package static func isTold(_ path: String) -> Bool {
        !Renderer.ownKeys.contains(path) || path == "\\." + lettering
    }

    /// The key of the largest number of lines of a text.
    package static var lineLimit: EnvironmentSlot { EnvironmentSlot(TypeIdentity(LineLimitKey.self)) }

    /// The key of whether a place is light or dark.
    package static var colorScheme: EnvironmentSlot { EnvironmentSlot(TypeIdentity(ColorSchemeKey.self)) }

    /// The key that is meant by the name of a modifier which only wishes for its value; all other names mean themselves.
    package static func key(meantBy name: String) -> String {
        name == "preferredColorScheme" ? "colorScheme" : name
    }

    /// Whether a modifier says something of letters: all of those are one key.
    package static func isOfLetters(_ modifier: String) -> Bool { ofLetters.contains(modifier) }

    /// What there is to tell of letters, one thing after the other, each named by a modifier that says it.
    private static let topicsOfLetters = [
        "fontWeight", "italic", "fontDesign", "fontWidth", "monospacedDigit", "underline", "strikethrough", "kerning",
        "tracking", "baselineOffset",
    ]

    /// What there is to tell of a key: of letters one thing after the other, each by the name of a modifier; of all other
    /// keys the key itself, which is nil.
    package static func topics(of slot: EnvironmentSlot) -> [String?] {
        slot == EnvironmentSlot(TypeIdentity(LetteringKey.self)) ? topicsOfLetters : [nil]
    }

    /// The key that a modifier writes; nil for all other modifiers.
    package static func slot(of modifier: String) -> EnvironmentSlot? {
        switch modifier {
        case _ where ofLetters.contains(modifier) || modifier == lettering:
            EnvironmentSlot(TypeIdentity(LetteringKey.self))
        case _ where ofForeground.contains(modifier): EnvironmentSlot(TypeIdentity(ForegroundStyleKey.self))
        case "tint": EnvironmentSlot(TypeIdentity(TintKey.self))
        case "disabled": EnvironmentSlot(TypeIdentity(IsEnabledKey.self))
        case "labelsHidden": EnvironmentSlot(TypeIdentity(LabelsHiddenKey.self))
        default: nil
        }
    }
}

extension Node {
    /// What a key comes to at the node where it is no plain value, as text: how letters look, the styles of the foreground,
    /// and whether something is disabled; nil for all other keys.
    ///
    /// - Parameter question: the modifier that was asked for, of which only what it is about is told.
    package func shownValue(of slot: EnvironmentSlot, asked question: String?) -> String? {
        if let own = ownLabel?.ownAttribute(for: slot, asked: question) { return own.text }
        return switch slot {
        case EnvironmentSlot(TypeIdentity(LetteringKey.self)):
            shownText { piece in
                let letters = piece.letters.over(environment.letters)
                return question == nil
                    ? letters.description : letters.on(piece.font ?? environment.font).description(about: question)
            }
        case EnvironmentSlot(TypeIdentity(ForegroundStyleKey.self)):
            shownText { piece in
                let paints = environment.foregroundPaints
                guard let own = piece.foreground else { return paints.words(tinted) }
                return own.map { tinted($0.anchored(in: paints)) } ?? "the usual one"
            }
        case EnvironmentSlot(TypeIdentity(IsEnabledKey.self)) where question == "disabled": "\(!isEnabled)"
        default: nil
        }
    }

    /// The text of a view of UIKit, which no environment reaches.
    private var ownLabel: UILabel? { (payload as? UIViewPayload)?.label }

    /// What a key would come to at the node if its view said nothing itself, as text; nil where that is what is written.
    ///
    /// - Parameter question: the modifier that was asked for, of which only what it is about is told.
    package func valueAround(of slot: EnvironmentSlot, asked question: String?) -> String? {
        switch slot {
        case EnvironmentSlot(TypeIdentity(LetteringKey.self)):
            // Where the calls are known, what is left without one of them is known, too.
            (payload as? Leaf)?.text?.pieces.contains { $0.callers != nil } == true
                ? nil : environment.letters.on(environment.font).description(about: question)
        case EnvironmentSlot(TypeIdentity(ForegroundStyleKey.self)):
            environment.foregroundPaints.words(tinted)
        case EnvironmentSlot(TypeIdentity(FontKey.self)): environment.font.description(orElse: "nil")
        default: nil
        }
    }

    /// A paint in words; the tint by the colour that it has at the node.
    private func tinted(_ paint: Paint) -> String {
        (paint == .tint ? environment.tintPaint ?? paint : paint).description
    }

    /// What was written to a key, in words; nil where the value has a text of its own.
    ///
    /// - Parameter question: the modifier that was asked for, of which only what it is about is told.
    package static func text(ofWritten written: Any?, asked question: String?) -> String? {
        switch written {
        case let letters as Letters: letters.description(about: question)
        case let isEnabled as Bool where question == "disabled": "\(!isEnabled)"
        default: nil
        }
    }

    /// What is so of each piece of the node's text, or of a text that says nothing itself.
    private func shownText(_ text: (Text.Piece) -> String) -> String {
        let texts = ((payload as? Leaf)?.text?.pieces ?? [Text.Piece(string: "")]).map(text)
        return texts.allSatisfy { $0 == texts[0] } ? texts.first ?? "" : "different in each part"
    }

    /// What the node's view says itself of what a key of the environment says, too; nil where it says nothing.
    ///
    /// - Parameter question: the modifier that was asked for, of which only what it is about is told.
    package func ownAttribute(for slot: EnvironmentSlot, asked question: String? = nil) -> OwnAttribute? {
        if let label = ownLabel { return label.ownAttribute(for: slot, asked: question) }
        if let question, EnvironmentKeyNames.isOfLetters(question),
            slot == EnvironmentSlot(TypeIdentity(LetteringKey.self))
        {
            return (payload as? Leaf)?.text?.ownLetters(about: question, in: environment)
        }
        return ownAttributes.first { $0.slot == slot }?.attribute
    }

    /// Whether a write to the letters of text says something of what a modifier is about.
    package static func isOfLetters(_ written: Any?, about question: String) -> Bool {
        (written as? Letters)?.isLatestAbout(question) ?? true
    }

    /// The font from which a text at the node has what a modifier is about; nil where it has that from no font.
    package func fontOfLetters(about question: String) -> String? {
        let piece = (payload as? Leaf)?.text?.pieces.first ?? Text.Piece(string: "")
        guard ownLabel == nil, let font = piece.font ?? environment.font else { return nil }
        let letters = piece.letters.over(environment.letters)
        return letters.on(font).description(about: question) == letters.on(nil).description(about: question)
            ? nil : font.description
    }

    /// Whether the foreground of the node has the colour of the tint.
    package var hasForegroundOfTint: Bool {
        let pieces = (payload as? Leaf)?.text?.pieces ?? []
        return environment.tintPaint != nil
            && (pieces.contains { $0.foreground == .some(.tint) } || environment.foregroundPaints.contains(.tint))
    }

    /// What the node's view says itself of keys of the environment: a text of its letters, and any view what its properties
    /// have of their own in the place of values of the environment.
    package var ownAttributes: [(slot: EnvironmentSlot, attribute: OwnAttribute)] {
        if let label = ownLabel {
            return [FontKey.self as any EnvironmentKey.Type, ForegroundStyleKey.self].map {
                EnvironmentSlot(TypeIdentity($0))
            }
            .compactMap { slot in label.ownAttribute(for: slot, asked: nil).map { (slot, $0) } }
        }
        let properties = ownValuesOfProperties.flatMap { value in value.slots.map { ($0, value.attribute) } }
        guard let text = (payload as? Leaf)?.text else { return properties }
        return text.ownAttributes() + properties
    }

    /// What the node's view says itself, one thing after the other, each by the name of the key or of a modifier.
    package var ownTopics: [(key: String, attribute: OwnAttribute)] {
        ownAttributes.flatMap { slot, attribute in
            EnvironmentKeyNames.topics(of: slot).compactMap { topic in
                guard let topic else { return (EnvironmentRecorder.name(of: slot), attribute) }
                return ownAttribute(for: slot, asked: topic).map { (topic, $0) }
            }
        }
    }

    /// What the node's view says itself, by the names of the keys.
    package var ownValues: [(key: String, attribute: OwnAttribute)] {
        ownAttributes.map { (EnvironmentRecorder.name(of: $0.slot), $0.attribute) }
    }
}

extension Text {
    /// What the text says itself of keys of the environment, and by which calls.
    fileprivate func ownAttributes() -> [(
        slot: EnvironmentSlot, attribute: OwnAttribute
    )] {
        // Most texts say nothing.
        guard pieces.contains(where: { $0.font != nil || $0.foreground != nil || !$0.letters.isPlain }) else {
            return []
        }
        return [
            attribute(FontKey.self, { $0.font.map { $0.map(\.description) ?? "the default font" } }),
            attribute(
                ForegroundStyleKey.self, addsUp: { if case .level? = $0.foreground ?? nil { true } else { false } },
                { $0.foreground.map { $0.map(\.description) ?? "the usual one" } }),
            attribute(
                LetteringKey.self, addsUp: { _ in true }, { $0.letters.isPlain ? nil : $0.letters.description }),
        ].compactMap { $0 }
    }

    /// What the text says itself of what a modifier is about, if only that there is nothing of it; nil where it says nothing.
    fileprivate func ownLetters(about question: String, in environment: EnvironmentValues) -> OwnAttribute? {
        attribute(
            LetteringKey.self, about: question, in: environment, addsUp: { !$0.letters.decides(about: question) },
            { $0.letters.isAbout(question) ? $0.letters.description(about: question) : nil })?.1
    }

    /// - Parameters:
    ///   - question: the modifier that was asked for, where letters are meant.
    ///   - addsUp: whether what the environment says counts, too.
    ///   - says: what a piece says.
    private func attribute(
        _ key: any EnvironmentKey.Type, about question: String? = nil, in environment: EnvironmentValues? = nil,
        addsUp: (Piece) -> Bool = { _ in false }, _ says: (Piece) -> String?
    ) -> (EnvironmentSlot, OwnAttribute)? {
        let said = pieces.map(says)
        guard said.contains(where: { $0 != nil }) else { return nil }
        let slot = EnvironmentSlot(TypeIdentity(key))
        var places: [SourcePlace] = []
        var further: [OwnAttribute.Further] = []
        var others: [String?] = []
        for piece in pieces {
            guard let callers = piece.callers else {
                others.append(nil)
                continue
            }
            if key is LetteringKey.Type {
                let lettering = callers.lettering(of: piece.letters, about: question)
                places += lettering.places
                further += lettering.hidden
                others.append(
                    environment.flatMap { environment in
                        lettering.without?.over(environment.letters).on(piece.font ?? environment.font)
                            .description(about: question)
                    })
            } else {
                places += callers.places(of: slot)
                further += callers.further(of: slot)
                others.append(callers.further(of: slot).first?.value)
            }
        }
        var known: Set<SourcePlace> = []
        places = places.filter { known.insert($0).inserted }
        // What counts in one piece may be hidden in another.
        further = further.filter { $0.place.map { known.insert($0).inserted } ?? true }
        return (
            slot,
            OwnAttribute(
                value: said.allSatisfy { $0 == said[0] } ? said[0] : nil,
                addsUp: pieces.contains { says($0) == nil || addsUp($0) }, places: places, further: further,
                without: others.allSatisfy { $0 == others[0] } ? others[0] : nil)
        )
    }
}

extension Array: StableTextConvertible where Element == Paint {
    package func stableText(in family: Family) -> String? { words(\.description) }

    /// The styles of a foreground, in words.
    fileprivate func words(_ name: (Paint) -> String) -> String {
        isEmpty ? "its default" : map(name).joined(separator: ", ")
    }
}
