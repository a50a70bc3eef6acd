import StyleEngine

extension NumberedTree {
    /// How what each node drew looks, in words, in the order of the nodes; an empty text where there is nothing to say.
    ///
    /// - Parameter looks: how the things look that each node drew, in words.
    package func looks(among looks: [ObjectIdentifier: [String]]) -> [String] { entries.map { $0.look(among: looks) } }
}

extension NumberedTree.Entry {
    /// How what the node drew looks, each look once.
    func look(among looks: [ObjectIdentifier: [String]]) -> String {
        guard !looks.isEmpty else { return "" }
        var words: [String] = []
        for node in nodes {
            for look in looks[ObjectIdentifier(node)] ?? [] where !words.contains(look) { words.append(look) }
        }
        return words.joined(separator: "; ")
    }
}
