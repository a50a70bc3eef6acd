import Catalogue
import StyleEngine

/// The calls of a running program that said how a piece of text looks, as far as they are known.
///
/// Texts are the same whatever calls made them, and so all of these are equal.
final class TextCallers: Hashable, Sendable {
    private let font: SourcePlace?
    private let foreground: SourcePlace?
    /// The calls that said something of letters, each with what was said before it and with it.
    private let letters: [(place: SourcePlace, before: Letters, after: Letters)]
    // What was said before the next call.
    private let hasFont: Bool
    private let hasForeground: Bool
    private let saidOfLetters: Letters

    /// What is known of a piece after a call.
    ///
    /// - Parameters:
    ///   - piece: the piece as the call left it, with what was known of it before. Of what was said before anything was
    ///     known, the calls stay unknown.
    ///   - place: the call; nil for one that makes a text.
    init(of piece: Text.Piece, after place: SourcePlace?) {
        let before = piece.callers
        let place = before == nil ? nil : place
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

    static func == (left: TextCallers, right: TextCallers) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
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
