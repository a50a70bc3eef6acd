import Language
import StyleEngine

/// What the items of one entry have to say, gathered until the entry is done.
struct Answer {
    /// What stands above the picture, in the order of the items.
    private(set) var parts: [ReplyPart] = []
    /// Whether the canvas is drawn.
    var drawing = Drawing.none
    /// Whether another view became the canvas.
    var isNewView = false
    /// The stacks that the canvas started with before the first push of the entry; nil where nothing was pushed.
    var stacks: StyleStacks?

    /// The names of the variables to which something that was done to the canvas may have given another value.
    var written: Set<String> = []

    /// When the canvas is drawn.
    enum Drawing: Int, Comparable {
        case none, ifChanged, always

        static func < (one: Drawing, other: Drawing) -> Bool { one.rawValue < other.rawValue }
    }

    /// Adds a part.
    mutating func say(_ part: ReplyPart) { parts.append(part) }

    /// Adds a declaration to those right before it.
    mutating func declare(_ summary: DeclarationSummary) {
        if case .declared(let earlier)? = parts.last {
            parts[parts.count - 1] = .declared(earlier + [summary])
        } else {
            parts.append(.declared([summary]))
        }
    }
}
