import Catalogue
import StyleEngine

/// The calls of a running program that said how a piece of text looks, as far as they are known.
///
/// Texts are the same whatever calls made them, and so all of these are equal.
final class TextCallers: Hashable, Sendable {
    /// What calls say of which the first one wins.
    enum Key {
        case font, foreground

        var slot: EnvironmentSlot {
            switch self {
            case .font: EnvironmentSlot(TypeIdentity(FontKey.self))
            case .foreground: EnvironmentSlot(TypeIdentity(ForegroundStyleKey.self))
            }
        }
    }

    private let font: SourcePlace?
    private let foreground: SourcePlace?
    /// The calls that said something of letters, each with what was said before it and with it.
    private let letters: [(place: SourcePlace, before: Letters, after: Letters)]
    // What was said before the next call.
    private let hasFont: Bool
    private let hasForeground: Bool
    private let saidOfLetters: Letters
    /// What was said behind that of fonts and styles.
    private let further: [(key: Key, attribute: OwnAttribute.Further)]
    /// What the call says of that which is being made.
    private let met: (key: Key, value: String, addsUp: Bool)?

    /// The same while a call is being made that says something of a key of which something was said before.
    ///
    /// - Parameter addsUp: whether it counts for what the earlier one leaves open.
    func meeting(_ value: String, of key: Key, addsUp: Bool = false) -> TextCallers {
        TextCallers(self, meeting: (key, value, addsUp))
    }

    private init(_ other: TextCallers, meeting: (key: Key, value: String, addsUp: Bool)) {
        (font, foreground, letters) = (other.font, other.foreground, other.letters)
        (hasFont, hasForeground, saidOfLetters) = (other.hasFont, other.hasForeground, other.saidOfLetters)
        further = other.further
        met = meeting
    }

    /// What is known of a piece after a call.
    ///
    /// - Parameters:
    ///   - piece: the piece as the call left it, with what was known of it before. Of what was said before anything was
    ///     known, the calls stay unknown.
    ///   - place: the call; nil for one that makes a text.
    init(of piece: Text.Piece, after place: SourcePlace?) {
        let before = piece.callers
        let place = before == nil ? nil : place
        further =
            (before?.further ?? [])
            + (before?.met.map { met in
                [(met.key, OwnAttribute.Further(value: met.value, place: place, addsUp: met.addsUp))]
            } ?? [])
        met = nil
        (hasFont, hasForeground, saidOfLetters) = (piece.font != nil, piece.foreground != nil, piece.letters)
        font = before?.hasFont == true ? before?.font : place
        foreground = before?.hasForeground == true ? before?.foreground : place
        letters =
            (before?.letters ?? [])
            + (place.flatMap { place in
                before.map { $0.saidOfLetters == piece.letters ? [] : [(place, $0.saidOfLetters, piece.letters)] }
            } ?? [])
    }

    /// The calls that said something of a key of the environment.
    ///
    /// - Parameter look: how letters look where the text stands: calls that don't change that are left out.
    func places(of slot: EnvironmentSlot, _ look: (Letters) -> String) -> [SourcePlace] {
        switch slot {
        case EnvironmentSlot(TypeIdentity(FontKey.self)): [font].compactMap { $0 }
        case EnvironmentSlot(TypeIdentity(ForegroundStyleKey.self)): [foreground].compactMap { $0 }
        case EnvironmentSlot(TypeIdentity(LettersKey.self)):
            letters.filter { look($0.before) != look($0.after) }.map(\.place)
        default: []
        }
    }

    /// What was said of a key behind what counts.
    func further(of slot: EnvironmentSlot) -> [OwnAttribute.Further] {
        further.filter { $0.key.slot == slot }.map(\.attribute)
    }

    static func == (left: TextCallers, right: TextCallers) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

extension Optional where Wrapped: CustomStringConvertible {
    /// What it is, in words.
    func description(orElse other: String) -> String { map(\.description) ?? other }
}

extension Text: CallMarking {
    public func marked(by place: SourcePlace?) -> Text {
        changed { piece in
            // A text that is made holds those that were put into it, of which more is known.
            if place == nil, piece.callers != nil { return }
            piece.callers = TextCallers(of: piece, after: place)
        }
    }
}
