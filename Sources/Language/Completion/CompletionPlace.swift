import SwiftSyntax

/// The place in an unfinished entry where something is to be typed.
///
/// A name that nobody types stands there while the entry is checked. The checker comes by it like by any other name, knows
/// what is expected there, and notes what could stand in its place.
final class CompletionPlace {
    /// What stands for the word that is being typed.
    static let name = "_completion_"

    /// Where that is, as an offset in UTF-8 bytes.
    let offset: Int
    /// The text that holds it.
    let source: SourceText
    /// Whether nothing of the word is typed yet.
    let isEmpty: Bool
    /// The types that values which could stand there may have, as far as they are known.
    var expected: [SwiftType] = []
    /// What could stand there. Of suggestions of one text the first counts.
    var found: [Suggestion] { likely.isEmpty ? unlikely : likely }

    /// How often the check may come by the place: once for each overload of the call around it, and some more.
    private static let mostVisits = 64

    private var visits = 0

    /// Counts a visit; whether no other one can tell more.
    fileprivate func visit() -> Bool {
        visits += 1
        return visits >= Self.mostVisits
    }

    private var likely: [Suggestion] = []
    private var unlikely: [Suggestion] = []

    init(offset: Int, in source: SourceText, isEmpty: Bool) {
        self.offset = offset
        self.source = source
        self.isEmpty = isEmpty
    }

    /// Notes what could stand there.
    ///
    /// - Parameter isUnlikely: whether that is so rare that it counts only where there is nothing else.
    func suggest(_ suggestions: [Suggestion], isUnlikely: Bool = false) {
        if isUnlikely { unlikely += suggestions } else { likely += suggestions }
    }

    /// Whether it stands inside a construct of its text.
    func isIn(_ node: some SyntaxProtocol) -> Bool {
        node.position.utf8Offset <= offset && offset < node.endPosition.utf8Offset
    }
}

extension Checker {
    /// Does something with a statement. While a place elsewhere is completed, nothing wrong with the statement matters.
    func unlessElsewhere(_ node: some SyntaxProtocol, _ work: () throws -> Void) throws {
        guard let completion, completion.source === here.source, !completion.isIn(node) else { return try work() }
        try? work()
    }

    /// The place that is completed, where `token` stands for it.
    func place(at token: TokenSyntax) -> CompletionPlace? {
        token.text == CompletionPlace.name ? completion : nil
    }

    /// Ends the check of what holds the place: all that follows from it is unknown. Each call around the place would come
    /// by it for each of its overloads, so that after some of them the whole check ends.
    func stopCompleting(at node: some SyntaxProtocol) -> Diagnostic {
        let unknown = diagnostic(.placeholder, at: node)
        if completion?.visit() == true { stop(with: unknown) }
        return unknown
    }

    /// What could stand for a name that stands alone.
    func completeName(at token: TokenSyntax) throws {
        guard let place = place(at: token) else { return }
        suggestNames(at: place)
        throw stopCompleting(at: token)
    }

    /// What could stand behind the dot of `base.name`.
    func completeMember(of base: CheckedExpression, at token: TokenSyntax) throws {
        guard let place = place(at: token) else { return }
        switch known(base.type) {
        case .metatype(let type):
            place.suggest(members(of: type, isStatic: true) + nestedTypes(of: type, areAsked: false))
        case .tuple(let elements):
            place.suggest(elements.enumerated().map { Suggestion($1.label ?? "\($0)", "\(finished($1.type))") })
        case let type:
            let isInKeyPath = token.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == true
            if isInKeyPath, case .local = base.kind {
                place.suggest([Suggestion("self", "The value itself.")])
            }
            place.suggest(members(of: type, isStatic: false, areProperties: isInKeyPath) + lookedInto(type))
        }
        throw stopCompleting(at: token)
    }

    /// What could stand for `name` in `.name`.
    func completeImplicitMember(in expected: SwiftType?, at token: TokenSyntax) throws {
        guard let place = place(at: token) else { return }
        if let expected { place.suggest(implicitMembers(of: expected), isUnlikely: isWrittenAsLiteral(expected)) }
        throw stopCompleting(at: token)
    }

    /// What could stand for the name of a type.
    func completeType(_ name: String, at node: some SyntaxProtocol) throws {
        guard name == CompletionPlace.name, let completion else { return }
        completion.suggest(typeNames())
        throw stopCompleting(at: node)
    }
}
