extension Canvas {
    /// Notes what is left out of things that would take some cells.
    mutating func noteCuts(of bounds: Rect) {
        let cuts = [("column", width, bounds.maxX), ("row", Self.tallest, bounds.maxY)].filter { $0.2 > $0.1 }
            .map { "\($0.0) \($0.1) of \($0.2 < Size.infinity ? "\($0.2)" : "endlessly many")" }
        let isLong = max(bounds.width, bounds.height) >= Scale.longest
        self.cuts =
            ((cuts.isEmpty ? [] : ["cut off at " + cuts.joined(separator: " and ")])
            + (isLong ? ["no length is more than \(Scale.longest) cells"] : [])).joined(separator: "; ")
    }
}
