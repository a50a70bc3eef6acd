import Drawing
import StyleEngine

/// What the environment of a place says about text.
final class Lettering {
    let setting: TextSetting
    /// The ink of a text that says nothing itself.
    private let ink: Ink
    private let letters: Letters
    private let font: Font?
    private let paint: ResolvedPaint
    private let textCase: Text.Case?
    private let redaction: RedactionReasons

    fileprivate init(in place: Surroundings) {
        let environment = place.environment
        setting = TextSetting(
            lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
            alignment: environment.multilineTextAlignment, truncation: environment.truncationMode)
        font = environment.font
        letters = environment.letters.on(font)
        let isPlain = environment.foregroundPaints.isEmpty && environment.colorScheme == place.page
        paint = isPlain ? .plain : place.resolved(.foreground)
        textCase = environment.textCase
        redaction = environment.redactionReasons
        ink = Self.ink(font, letters, paint, in: place)
    }

    /// A piece of text as it is written here, in its ink.
    func run(_ piece: Text.Piece, in place: Surroundings) -> TextBlock.Run {
        let written = piece.image?.text(at: place) ?? piece.string
        let words = piece.image?.words(at: place) ?? []
        // The name of an image is no text.
        let cased = piece.image == nil ? textCase?.applied(to: written) ?? written : written
        let text = redaction.covering(cased)
        let name = piece.image?.hiddenName(at: place) ?? ""
        guard !piece.isPlain || !words.isEmpty || !name.isEmpty else { return run(text, ink, piece) }
        let font = piece.font ?? font
        let own = piece.letters.over(place.environment.letters).on(font)
        var ink = Self.ink(font, own, paint(of: piece, in: place), words, in: place)
        ink.name = name
        return run(text, piece.image?.colored(ink, at: place) ?? ink, piece)
    }

    private func paint(of piece: Text.Piece, in place: Surroundings) -> ResolvedPaint {
        guard let foreground = piece.foreground else { return paint }
        var context = place.paintContext
        if foreground == nil { context.foreground = [] }
        return (foreground ?? .level(0)).resolved(in: context)
    }

    private func run(_ text: String, _ ink: Ink, _ piece: Text.Piece) -> TextBlock.Run {
        var ink = ink
        if let address = piece.link, !address.isEmpty, address != text { ink.details.append(address) }
        return piece.hasSigns || !redaction.isEmpty ? TextBlock.Run(withSigns: text, ink) : TextBlock.Run(text, ink)
    }

    private static func ink(
        _ font: Font?, _ letters: Letters, _ paint: ResolvedPaint, _ words: [String] = [], in place: Surroundings
    ) -> Ink {
        var notes = letters.notes + words
        if let name = font?.name, !name.isEmpty { notes.insert(name, at: 0) }
        var ink = Ink(.text, paint: paint, traits: letters.traits, notes: notes)
        ink.isHeavy = letters.isHeavy(in: font, place.charset)
        ink.typeface = letters.typeface(in: font, place.charset, place.paintContext)
        return ink
    }
}

/// Remembers the lettering of the last places: texts beside each other stand in one environment, and those further apart
/// often in several in which the same was written.
final class LetteringMemory {
    /// Those that were asked for last, the latest first.
    private var latest: [(environment: EnvironmentValues, lettering: Lettering)] = []
    private let comparison = Comparison()

    private static let most = 4

    func lettering(in place: Surroundings) -> Lettering {
        let environment = place.environment
        if let last = latest.first, last.environment.isIdentical(to: environment) { return last.lettering }
        let known = latest.firstIndex { environment.hasSameWrites(as: $0.environment, by: comparison) }
        let lettering = known.map { latest.remove(at: $0).lettering } ?? Lettering(in: place)
        if latest.count == Self.most { latest.removeLast() }
        latest.insert((environment, lettering), at: 0)
        return lettering
    }
}
