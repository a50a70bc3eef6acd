import StyleEngine

/// What the items of one entry have to say, gathered until the entry is done.
struct Answer {
    /// What was declared: `struct Badge`.
    var declared: [SwiftItem.Summary] = []
    /// Values and other lines, in order.
    var lines: [String] = []
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

    /// The lines that stand above the picture.
    var text: [String] { lines + (declared.isEmpty ? [] : [Messages.declared(declared)]) }
}
