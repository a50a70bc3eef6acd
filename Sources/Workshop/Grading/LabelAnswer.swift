/// An answer that names components: by their labels, by their numbers, or by where they stand, as in `both inner boxes`,
/// `all but Train` and `the first and the third`.
struct LabelAnswer {
    private let words: [String]

    /// Reads an answer.
    init(_ answer: String) { words = AnswerMeasure.words(in: answer) }

    /// Who says one of these is not sure, or says how much and not what.
    static let doubts: Set = ["or", "either", "maybe", "perhaps", "not", "no", "less", "more", "than", "unless", "if"]

    /// The words with which answers speak of components that they don't call by their labels. A label that is one of them could
    /// not be told from these.
    static let ordinary: Set<String> = positions.union(quantifiers).union(doubts).union(exceptions).union(places)
        .union(numbers).union(nouns).union([
            "a", "an", "the", "it", "i", "and", "only", "just", "yes", "one", "ones", "two", "other", "others", "left",
            "right",
            "top", "bottom", "upper", "lower", "default", "style", "takes", "box", "view",
        ])

    /// A number in digits or as a word; nil where a word is none.
    static func number(_ word: String) -> Int? {
        Int(word) ?? numbers.firstIndex(of: word) ?? tens.firstIndex(of: word).map { ($0 + 2) * 10 }
    }

    private static let numbers = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]
    private static let positions = Set(ordinals).union([
        "last", "outer", "outermost", "outside", "outward", "inner", "innermost", "deepest", "inside", "middle",
    ])
    private static let quantifiers: Set = [
        "all", "every", "each", "everything", "both", "none", "neither", "nothing", "nobody",
    ]
    private static let exceptions: Set = ["but", "except", "excluding", "without", "save"]
    /// Behind these stands what something is only near to.
    private static let places: Set = [
        "in", "within", "around", "beside", "under", "above", "below", "behind", "next", "of",
    ]
    private static let nouns: Set = [
        "box", "boxes", "badge", "badges", "label", "labels", "button", "buttons", "level", "levels", "them",
    ]

    /// The components that it names, by their places among all; nil where it can't be told which.
    func selection(of labels: [AnswerLabel]) -> Set<Int>? {
        guard let split = exception else { return nil }
        guard let named = named(split.said, labels) else { return nil }
        guard !split.excepted.isEmpty else { return named }
        guard let excepted = self.named(split.excepted, labels), !excepted.isEmpty else { return nil }
        // Nothing but one is that one.
        if named.isEmpty { return split.isNot ? nil : excepted }
        let rest = named.subtracting(excepted)
        return rest.isEmpty ? nil : rest
    }

    /// What is said, and what is excepted from it; nil where neither can be told.
    private var exception: (said: [String], excepted: [String], isNot: Bool)? {
        let place = words.firstIndex { word in Self.exceptions.contains(word) || word == "not" }
        guard let place else { return words.contains(where: isDoubt) ? nil : (words, [], false) }
        let said = Array(words[..<place])
        let excepted = words[place...].drop { Self.exceptions.contains($0) || $0 == "not" }
        guard !said.isEmpty, !excepted.isEmpty, !(said + excepted).contains(where: isDoubt) else { return nil }
        return (said, Array(excepted), words[place..<excepted.startIndex].contains("not"))
    }

    private func isDoubt(_ word: String) -> Bool {
        word != "no" && Self.doubts.contains(word) || Self.exceptions.contains(word)
    }

    // MARK: What is named

    private func named(_ words: [String], _ labels: [AnswerLabel]) -> Set<Int>? {
        let names = labels.map { AnswerMeasure.words(in: $0.text) }
        var found: Set<Int> = []
        var (isEach, isNone, isAnything) = (false, false, false)
        /// How many are spoken of: `the two inner boxes`
        var count: Int?
        var index = 0
        while index < words.count {
            let word = words[index]
            let isAside = index > 0 && Self.places.contains(lastWord(before: index, in: words) ?? "")
            if let name = names.indices.filter({ !names[$0].isEmpty && words[index...].starts(with: names[$0]) })
                .max(by: { names[$0].count < names[$1].count })
            {
                if isAside { return nil }
                found.insert(name)
                isAnything = true
                index += names[name].count
                continue
            }
            if let place = Int(word), isEach, found.isEmpty {
                count = place
            } else if let place = Int(word) {
                if place == 0 { isNone = true } else { found.insert(place - 1) }
                isAnything = true
            } else if ["none", "neither", "nothing", "nobody", "no"].contains(word) {
                (isNone, isAnything) = (true, true)
            } else if ["all", "every", "each", "everything", "both"].contains(word) {
                (isEach, isAnything) = (true, true)
                if word == "both" { count = 2 }
            } else if Self.positions.contains(word) {
                let next = words.dropFirst(index + 1).first
                let number = next.flatMap(Self.number).flatMap { $0 > 1 ? $0 : nil } ?? count
                let isSeveral = isEach || (number ?? 1) > 1 || isPlural(words[(index + 1)...])
                guard !isAside || word == "middle",
                    let those = those(word, isSeveral: isSeveral, count: number, of: labels)
                else {
                    return nil
                }
                found.formUnion(those)
                (isEach, isAnything, count) = (false, true, nil)
                if let next, let value = Self.number(next), value > 1 { index += 1 }
            } else if let value = Self.number(word), value > 1 {
                count = value
            }
            index += 1
        }
        guard isAnything else { return nil }
        if isNone { return found.isEmpty && !isEach ? [] : nil }
        if isEach, found.isEmpty {
            guard count == nil || count == labels.count, labels.count > 1 else { return nil }
            return Set(labels.indices)
        }
        if let count, found.count != count { return nil }
        if isEach, count == nil, found.count != labels.count { return nil }
        return found.allSatisfy(labels.indices.contains) ? found : nil
    }

    private func lastWord(before index: Int, in words: [String]) -> String? {
        words[..<index].last { !["the", "a", "an", "to"].contains($0) }
    }

    /// Whether what comes next speaks of several: `ones`, `boxes`.
    private func isPlural(_ words: ArraySlice<String>) -> Bool {
        words.first.map { $0 == "ones" || $0.hasSuffix("s") && Self.nouns.contains($0) } ?? false
    }

    /// The components at a place among those that stand in one another; nil where there is no such one.
    private func those(_ word: String, isSeveral: Bool, count: Int?, of labels: [AnswerLabel]) -> Set<Int>? {
        let deepest = labels.map(\.depth).max() ?? 0
        func at(_ isThere: (AnswerLabel) -> Bool) -> Set<Int> { Set(labels.indices.filter { isThere(labels[$0]) }) }
        var those: [Set<Int>]
        switch word {
        case "outermost": those = [at { $0.depth == 0 }]
        case "outer", "outside", "outward":
            those = [at { $0.depth == 0 }] + (isSeveral ? [at { $0.depth < deepest }] : [])
        case "innermost", "deepest": those = [at { $0.depth == deepest }]
        case "inner", "inside":
            those = isSeveral ? [at { $0.depth > 0 }, at { $0.depth == deepest }] : [at { $0.depth == deepest }]
        case "middle": those = labels.count % 2 == 1 ? [[labels.count / 2]] : []
        case "last": those = [Set(labels.indices.suffix(count ?? 1))]
        default:
            let place = Self.ordinals.firstIndex(of: word) ?? 0
            those = [word == "first" ? Set(labels.indices.prefix(count ?? 1)) : [place]]
        }
        // Without another level there is neither outer nor inner.
        if deepest == 0, labels.count > 1,
            ["outer", "outermost", "inner", "innermost", "deepest", "inside", "outside"].contains(word)
        {
            return nil
        }
        if let count { those = those.filter { $0.count == count } }
        return those.first { !$0.isEmpty && $0.allSatisfy(labels.indices.contains) }
    }
}
