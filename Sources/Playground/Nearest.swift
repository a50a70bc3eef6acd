/// Finds the name that somebody probably meant.
enum Nearest {
    /// The name that takes the fewest changes to become, or nil where all take more than a third of the letters.
    static func name(to typed: String, among names: [String]) -> String? {
        let typedLetters = Array(typed.lowercased())
        guard !typedLetters.isEmpty else { return nil }
        let ranked = names.map { (name: $0, distance: distance(typedLetters, Array($0.lowercased()))) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        let isPrefix = best.name.lowercased().hasPrefix(typed.lowercased())
        return isPrefix || best.distance <= max(1, (typedLetters.count + 1) / 3) ? best.name : nil
    }

    /// How many letters must be added, left out, replaced or swapped with their neighbour.
    static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1]
            for column in other.indices {
                let isSame = one[row] == other[column]
                var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[other.count]
    }
}
