extension SymbolArt {
    /// The art of symbols, by their names without variants.
    static let named = [part1, part2, part3, part4, part5].reduce(into: [String: SymbolArt]()) { all, part in
        all.merge(part) { art, _ in art }
    }

    /// The shapes, of which no symbol is a variant that begins with their names.
    static let shapes: Set = ["circle", "square", "triangle", "diamond", "hexagon", "rectangle", "capsule"]
}
