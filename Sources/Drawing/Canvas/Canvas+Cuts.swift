extension Canvas {
    /// Says what is left out of things that would take some cells.
    mutating func noteCuts(of bounds: Rect) {
        let cuts = [("column", width, bounds.maxX), ("row", Self.tallest, bounds.maxY)].filter { $0.2 > $0.1 }
            .map { "\($0.0) \($0.1) of \($0.2 < Size.infinity ? "\($0.2)" : "endlessly many")" }
        if !cuts.isEmpty { note("cut off at " + cuts.joined(separator: " and ")) }
    }

    /// Says how much of what can be scrolled lies out of sight: of a content that begins where the frame does.
    public mutating func note(hiddenOf content: Size, in frame: Rect) {
        let lines = content.height - frame.height
        let columns = content.width - frame.width
        let parts = [(lines, "line"), (columns, "column")].filter { $0.0 > 0 }
            .map { "\($0.0) more \($0.1)\($0.0 == 1 ? "" : "s")" }
        if !parts.isEmpty, !frame.isEmpty { note(parts.joined(separator: " and ") + " to scroll to") }
    }

    /// Adds a sentence about the picture, which stands below it, once.
    public mutating func note(_ words: String) {
        if !notes.contains(words) { notes.append(words) }
    }
}
