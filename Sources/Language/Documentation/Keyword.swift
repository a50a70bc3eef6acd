/// A word that belongs to Swift itself, or an attribute: what it is for, and where it may stand.
///
/// Completion offers them by place, and they are documented like built-ins.
public struct Keyword: Sendable {
    /// The word, attributes without their `@`.
    public let name: String
    /// One sentence that says what it is for.
    public let summary: String
    /// An entry that shows it.
    public let example: String
    /// Where it may stand.
    let places: Set<Place>

    /// Where a keyword may stand.
    enum Place: Sendable {
        /// At the start of an item of the top level.
        case topLevel
        /// At the start of a statement, in any body and at the top level.
        case statement
        /// At the start of a statement of a function or closure.
        case body
        /// At the start of a statement in a loop or a `switch`.
        case loop
        /// Where a case of a `switch` begins.
        case switchCase
        /// At the start of a member of a type.
        case member
        /// At the start of a case of an enum.
        case enumCase
        /// Where a value is expected.
        case expression
        /// Where a type is expected.
        case type
        /// Behind a block that another may follow, or within a statement.
        case continuation
        /// Behind `@`, anywhere.
        case attribute
        /// Behind `@` at the top level.
        case topLevelAttribute
        /// Behind `@` in a type.
        case memberAttribute
    }

    init(_ name: String, _ places: Set<Place>, _ summary: String, example: String) {
        self.name = name
        self.places = places
        self.summary = summary
        self.example = example
    }

    /// The keyword as it is written: `some`, `@State`.
    public var written: String { isAttribute ? "@" + name : name }

    private var isAttribute: Bool { !places.isDisjoint(with: [.attribute, .topLevelAttribute]) }

    /// All of them.
    public static let all = declarations + statements + values + attributes

    /// Those of a place.
    static func all(at place: Place) -> [Keyword] { all.filter { $0.places.contains(place) } }

    /// What one stands for as a page of documentation.
    var documentation: Documentation { Documentation(heading: written, summary: summary, example: example) }
}
