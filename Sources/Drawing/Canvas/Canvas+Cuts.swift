extension Canvas {
    /// Says what is left out of things that would take some cells.
    mutating func noteCuts(of bounds: Rect) {
        let cuts = [("column", width, bounds.maxX), ("row", Self.tallest, bounds.maxY)].filter { $0.2 > $0.1 }
            .map { "\($0.0) \($0.1) of \($0.2 < Size.infinity ? "\($0.2)" : "endlessly many")" }
        if !cuts.isEmpty { note("cut off at " + cuts.joined(separator: " and ")) }
    }

    /// Adds a sentence about the picture, which stands below it, once.
    public mutating func note(_ words: String) {
        if !notes.contains(words) { notes.append(words) }
    }
}
