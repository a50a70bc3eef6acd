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
    /// What was said of letters before anything was known, and then by each call.
    private let lettersBefore: Letters
    private let letters: [SaidOfLetters]
    // What was said before the next call.
    private let hasFont: Bool
    private let hasForeground: Bool
    /// What was said behind that of fonts and styles.
    private let further: [(key: Key, attribute: OwnAttribute.Further)]
    /// What the call says of that which is being made.
    private let met: Met?

    /// What a call says while it is being made.
    private enum Met {
        case further(key: Key, value: String, addsUp: Bool)
        case letters(Letters)
    }

    /// What a call said of letters.
    private struct SaidOfLetters {
        let place: SourcePlace?
        let said: Letters
    }

    /// The same while a call is being made that says something of a key of which something was said before.
    ///
    /// - Parameter addsUp: whether it counts for what the earlier one leaves open.
    func meeting(_ value: String, of key: Key, addsUp: Bool = false) -> TextCallers {
        TextCallers(self, meeting: .further(key: key, value: value, addsUp: addsUp))
    }

    /// The same while a call is being made that says something of letters.
    func saying(_ letters: Letters) -> TextCallers { TextCallers(self, meeting: .letters(letters)) }

    private init(_ other: TextCallers, meeting: Met) {
        (font, foreground, letters) = (other.font, other.foreground, other.letters)
        (hasFont, hasForeground, lettersBefore) = (other.hasFont, other.hasForeground, other.lettersBefore)
        further = other.further
        met = meeting
    }

    /// The most calls that are known: each makes a copy of those before it. Of longer chains what was said first is not known.
    private static let most = 100

    /// What is known of a piece after a call.
    ///
    /// - Parameters:
    ///   - piece: the piece as the call left it, with what was known of it before. Of what was said before anything was
    ///     known, the calls stay unknown.
    ///   - place: the call; nil for one that makes a text.
    init(of piece: Text.Piece, after place: SourcePlace?) {
        let known = piece.callers
        let isTooMuch = known.map { max($0.further.count, $0.letters.count) >= Self.most } == true
        let before = isTooMuch ? nil : known
        let place = before == nil ? nil : place
        var (further, letters) = (before?.further ?? [], before?.letters ?? [])
        switch before?.met {
        case .further(let key, let value, let addsUp)?:
            further.append((key, OwnAttribute.Further(value: value, place: place, addsUp: addsUp)))
        case .letters(let said)?: letters.append(SaidOfLetters(place: place, said: said))
        case nil: break
        }
        (self.further, self.letters, met) = (further, letters, nil)
        lettersBefore = before?.lettersBefore ?? piece.letters
        (hasFont, hasForeground) = (piece.font != nil, piece.foreground != nil)
        font = before?.hasFont == true ? before?.font : place
        foreground = before?.hasForeground == true ? before?.foreground : place
    }

    /// The calls that said something of a key of the environment besides letters.
    func places(of slot: EnvironmentSlot) -> [SourcePlace] {
        switch slot {
        case EnvironmentSlot(TypeIdentity(FontKey.self)): [font].compactMap { $0 }
        case EnvironmentSlot(TypeIdentity(ForegroundStyleKey.self)): [foreground].compactMap { $0 }
        default: []
        }
    }

    /// What calls said of letters, as far as that is about what a modifier is about.
    struct Lettering {
        /// The calls that count.
        var places: [SourcePlace] = []
        /// What others said, that counts for nothing.
        var hidden: [OwnAttribute.Further] = []
        /// What would be said without the one call that counts; nil where several do, or where that is not known.
        var without: Letters?
    }

    /// Which calls said what a piece's letters are.
    ///
    /// - Parameters:
    ///   - modifier: what they are to be about; nil for all.
    ///   - letters: the piece's letters. Where other calls made them, nothing is known.
    func lettering(of letters: Letters, about modifier: String?) -> Lettering {
        var (all, lettering, counting) = (lettersBefore, Lettering(), [Int]())
        for (index, call) in self.letters.enumerated() {
            let before = all
            all = before.filled(by: call.said)
            guard call.said.isAbout(modifier) else { continue }
            if all != before, !before.decides(about: modifier) {
                counting.append(index)
                if let place = call.place { lettering.places.append(place) }
            } else {
                lettering.hidden.append(
                    OwnAttribute.Further(
                        value: call.said.description(about: modifier), place: call.place, addsUp: false))
            }
        }
        guard all == letters else { return Lettering() }
        if counting.count == 1, !lettersBefore.isAbout(modifier) {
            lettering.without = self.letters.enumerated().filter { $0.offset != counting[0] }
                .reduce(lettersBefore) { $0.filled(by: $1.element.said) }
        }
        return lettering
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
