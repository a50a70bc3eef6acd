/// The brackets that are open at one place of a text, and what they cost the parser: where it can't tell a type from an
/// expression it looks ahead, and inside of that again.
struct OpenBrackets {
    /// One that is open.
    struct Bracket {
        /// The character that opens it. `<` may be one, or only be less than something.
        let kind: UInt8
        let place: Int
        /// How deep it counts.
        let weight: Int
        /// How often the parser's work doubles inside of it, while it looks ahead.
        fileprivate(set) var doublings: Int
        /// Whether it holds what is passed to an attribute.
        let isArgument: Bool
        let isRefused: Bool
    }

    /// The brackets from the outside in.
    private(set) var all: [Bracket] = []
    /// Brackets and attributes that are too much for the parser, as offsets in UTF-8 bytes.
    private(set) var refused: [Int] = []

    private var depth = 0
    /// The first bracket inside of which the parser may still be looking ahead.
    private var firstAhead = 0
    private var doublings = 0
    private var tries = 0
    private var attributes = 0
    private var statements = 0
    /// How many brackets around this place hold what is passed to an attribute.
    private var arguments = 0
    private var counts: [UInt8: Int] = [:]

    /// The most brackets that may stand around one another. Beyond its own limit the parser takes the rest apart again
    /// and again, so that deeper ones are kept from it.
    private static let deepest = 300
    /// How often work that doubles may be done in one text, in all. Some hundredths of a second.
    private static let mostTries = 1 << 15
    /// So many doublings cost nothing worth counting.
    private static let freeDoublings = 6
    /// The most attributes in a row: for each the parser looks for the declaration behind all of them.
    private static let mostAttributes = 100

    /// The most statements that may wait for their braces.
    private static let mostStatements = 100
    /// The most attributes whose arguments may hold one another.
    private static let deepestArguments = 6

    /// Whether a bracket of this kind is open.
    func holds(_ kind: UInt8) -> Bool { counts[kind, default: 0] > 0 }

    /// A bracket opens.
    ///
    /// - Parameters:
    ///   - before: the character in front of it that isn't a space.
    ///   - isArgument: whether an attribute stands in front of it.
    mutating func open(_ kind: UInt8, at place: Int, after before: UInt8, isArgument: Bool) {
        switch kind {
        case UInt8(ascii: "{"):
            lookNoFurther()
            statements = 0
            push(kind, place, weight: 1)
        case UInt8(ascii: "["): push(kind, place, weight: 1, doublings: 1)
        case UInt8(ascii: "<"): push(kind, place, weight: 2)
        default:
            // Behind a backslash stands the root of a key path.
            let isRoot = before == UInt8(ascii: "\\")
            let doublings = before == UInt8(ascii: "@") ? 2 : 0
            push(kind, place, weight: isRoot ? 6 : 1, doublings: doublings, isArgument: isArgument)
        }
    }

    private mutating func push(
        _ kind: UInt8, _ place: Int, weight: Int, doublings own: Int = 0, isArgument: Bool = false
    ) {
        depth += weight
        counts[kind, default: 0] += 1
        if isArgument { arguments += 1 }
        doublings += own
        if doublings > Self.freeDoublings { tries += 1 << min(doublings, 20) }
        let isTooOften = doublings > Self.freeDoublings && tries > Self.mostTries
        let isRefused = depth > Self.deepest || isTooOften || isArgument && arguments > Self.deepestArguments
        if isRefused { refused.append(place) }
        all.append(
            Bracket(
                kind: kind, place: place, weight: weight, doublings: own, isArgument: isArgument, isRefused: isRefused))
    }

    /// Closes the bracket at an index, and all that were opened inside of it.
    mutating func close(_ index: Int, at place: Int) {
        if all[index].isRefused { refused.append(place) }
        remove(from: index)
    }

    private mutating func remove(from index: Int) {
        for (offset, bracket) in all[index...].enumerated() {
            depth -= bracket.weight
            counts[bracket.kind, default: 0] -= 1
            if bracket.isArgument { arguments -= 1 }
            if index + offset >= firstAhead { doublings -= bracket.doublings }
        }
        all.removeSubrange(index...)
        firstAhead = min(firstAhead, index)
    }

    /// What stands here is part of no type.
    mutating func lookNoFurther() {
        if let last = all.lastIndex(where: { $0.kind != UInt8(ascii: "<") }) {
            if last + 1 < all.count { remove(from: last + 1) }
        } else if !all.isEmpty {
            remove(from: 0)
        }
        firstAhead = all.count
        doublings = 0
    }

    /// A comma or a colon: what follows isn't the first type between the brackets.
    mutating func separate() {
        guard let last = all.indices.last, all[last].kind != UInt8(ascii: "<"), last >= firstAhead else { return }
        doublings -= all[last].doublings
        all[last].doublings = 0
    }

    /// An attribute begins.
    mutating func attribute(at place: Int) {
        attributes += 1
        if attributes > Self.mostAttributes { refused.append(place) }
        guard let last = all.indices.last, last >= firstAhead, all[last].doublings < 2 else { return }
        doublings += 2
        all[last].doublings += 2
    }

    /// A statement or a clause begins that has braces.
    mutating func expectBrace(at place: Int) {
        statements += 1
        if statements > Self.mostStatements { refused.append(place) }
    }

    /// A declaration begins, which the attributes before it belong to.
    mutating func declare() {
        attributes = 0
        statements = 0
        lookNoFurther()
    }
}
