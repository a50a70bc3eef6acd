/// The plural of English words, as most of them form it, and of the commonest that form it otherwise.
enum EnglishPlural {
    private static let others = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "leaf": "leaves", "life": "lives", "knife": "knives", "wife": "wives",
        "half": "halves", "shelf": "shelves", "wolf": "wolves", "loaf": "loaves", "thief": "thieves",
        "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "bus": "buses",
        "status": "statuses", "quiz": "quizzes", "axis": "axes", "analysis": "analyses",
    ]
    private static let unchanged: Set = ["sheep", "fish", "deer", "series", "species", "aircraft", "news"]

    /// The plural of a word; a word that is one already stays.
    static func of(_ word: String) -> String {
        let lower = word.lowercased()
        if let other = others[lower] {
            return word == lower ? other : (word.first.map { String($0) } ?? "") + other.dropFirst()
        }
        if unchanged.contains(lower) { return word }
        if ["ss", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        if lower.hasSuffix("s") { return word }
        if lower.hasSuffix("y"), !["ay", "ey", "oy", "uy"].contains(where: lower.hasSuffix), lower.count > 1 {
            return word.dropLast() + "ies"
        }
        return word + "s"
    }
}
