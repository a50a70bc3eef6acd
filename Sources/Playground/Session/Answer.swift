import StyleEngine

/// What the items of one entry have to say, gathered until the entry is done.
struct Answer {
    /// What stands above the picture, in the order of the items.
    private(set) var parts: [Part] = []
    /// The texts of the values alone.
    var values: [String] = []
    /// Whether the canvas is drawn.
    var drawing = Drawing.none
    /// The stacks that the canvas started with before the first push of the entry; nil where nothing was pushed.
    var stacks: StyleStacks?

    /// When the canvas is drawn.
    enum Drawing: Int, Comparable {
        case none, ifChanged, always

        static func < (one: Drawing, other: Drawing) -> Bool { one.rawValue < other.rawValue }
    }

    /// What one item has to say, or several that declare something.
    enum Part {
        /// What was declared: `struct Badge`.
        case declared([SwiftItem.Summary])
        /// A value, or what a setting is now.
        case line(String)
    }

    /// Adds a line.
    mutating func say(_ line: String) { parts.append(.line(line)) }

    /// Adds a declaration to those right before it.
    mutating func declare(_ summary: SwiftItem.Summary) {
        if case .declared(let earlier)? = parts.last {
            parts[parts.count - 1] = .declared(earlier + [summary])
        } else {
            parts.append(.declared([summary]))
        }
    }

    /// The lines that stand above the picture.
    var text: [String] {
        parts.map { part in
            switch part {
            case .declared(let summaries): Messages.declared(summaries)
            case .line(let line): line
            }
        }
    }
}
