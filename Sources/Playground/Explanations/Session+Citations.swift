import Drawing
import Language
import StyleEngine
import Trees

extension Session {
    /// The most columns of code that are shown where it is only told of.
    private static let longestCode = 60
    /// The most calls around a call that are told: the nearest ones, and the outermost.
    private static let mostUsers = 3

    /// A place in the program, as it is told of: `entry 4: .groupBoxStyle(.tagged("B"))`.
    func citation(of place: SourcePlace?) -> String {
        guard let place else { return Messages.unknownPlace }
        guard let (call, entry, isDeclared) = found(place) else {
            return place.file == nil ? Messages.unknownPlace : Messages.placeInLibrary
        }
        let text = Messages.citation(of: shortened(call.code), in: call, entry: entry, isDeclared: isDeclared)
        guard isDeclared else { return text }
        // A function that calls itself makes one call over and over.
        var users: [(call: WrittenCall, entry: Int, times: Int)] = []
        for (call, entry, _) in interpreter.program.calls(around: place).lazy.compactMap(found) {
            if let last = users.last, last.entry == entry, last.call == call {
                users[users.count - 1].times += 1
            } else {
                users.append((call, entry, 1))
            }
        }
        let told = users.count > Self.mostUsers ? users.prefix(Self.mostUsers - 1) + users.suffix(1) : users
        return told.reduce(text) { text, user in
            let code = shortened(user.call.code, to: Self.longestCode / 2)
            return text + Messages.use(by: code, in: user.call, entry: user.entry, times: user.times)
        }
    }

    /// The same for a place that stands in what was entered; nil for all others.
    func knownCitation(of place: SourcePlace) -> String? { found(place) == nil ? nil : citation(of: place) }

    /// Where something is declared: `entry 1, line 3`.
    func declarationCitation(of place: SourcePlace?) -> String {
        guard let place, let (call, entry, _) = found(place) else { return Messages.unknownPlace }
        return Messages.place(of: call, entry: entry)
    }

    /// The outermost call of a function of the program in which the call at a place was made; nil where it was made in none.
    private func user(of place: SourcePlace) -> (call: WrittenCall, entry: Int, isDeclared: Bool)? {
        let outermost = interpreter.program.outermost(of: place)
        return outermost == place ? nil : found(outermost)
    }

    /// Whether a call stands in an entry that is no declaration, by itself or by the call of the function that made it.
    func isEntered(_ place: SourcePlace) -> Bool {
        found(place)?.isDeclared == false || user(of: place)?.isDeclared == false
    }

    /// Whether a call stands in a body and modifies only views that are written there, so that it can't be meant for
    /// content that others put in.
    func isForOwnViews(_ place: SourcePlace) -> Bool {
        let place = interpreter.program.parts(of: place)?.inner ?? place
        return steps.sinceReset.contains { step in
            step.items.contains { $0.swift?.modifiesOwnViews(at: place) == true }
        }
    }

    /// The call at a place, and the number of its entry.
    func found(_ place: SourcePlace) -> (call: WrittenCall, entry: Int, isDeclared: Bool)? {
        let place = interpreter.program.parts(of: place)?.inner ?? place
        for (index, step) in steps.sinceReset.enumerated() {
            let items = step.items.lazy.compactMap(\.swift).filter { $0.holds(place) }
            guard let call = items.compactMap({ $0.call(at: place) }).first else { continue }
            // An entry may have several items; of those that begin before the place the last one holds it.
            let item = items.last { $0.begins(before: place) }
            return (call, index + 1, item?.isDeclaration == true)
        }
        return nil
    }

    /// The items in which the call at a place stands, and those of the functions in which it was made.
    func items(calling place: SourcePlace) -> Set<ItemPlace> {
        Set(([place] + interpreter.program.calls(around: place)).compactMap { itemPlace(of: $0) })
    }

    /// The item in which a place stands.
    func itemPlace(of place: SourcePlace) -> ItemPlace? {
        let place = interpreter.program.parts(of: place)?.inner ?? place
        for (index, step) in steps.sinceReset.enumerated() {
            // An entry may have several items; of those that begin before the place the last one holds it.
            let item = step.items.lastIndex { item in
                item.swift.map { $0.holds(place) && $0.begins(before: place) } ?? false
            }
            if let item { return ItemPlace(step: index, item: item) }
        }
        return nil
    }

    private func shortened(_ code: String, to longest: Int = Self.longestCode) -> String {
        guard GraphemeWidth.columns(of: code) > longest else { return code }
        var (text, columns) = ("", 3)
        for character in code {
            columns += GraphemeWidth.columns(of: character)
            if columns > longest { break }
            text.append(character)
        }
        return text + "..."
    }
}

extension ReplyPage {
    /// An explanation: what is so, and the facts below it.
    init(_ text: ExplanationText) {
        self.init([text.blocks])
    }
}

extension ExplanationText {
    var blocks: [ReplyPage.Block] {
        [.lines(headline)] + (facts.isEmpty ? [] : [.facts(facts.map { ($0.label, $0.text) })])
    }
}
