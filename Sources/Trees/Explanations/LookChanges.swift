import StyleEngine

extension ExplanationText {
    /// The nodes that look otherwise than in an earlier tree whose nodes are the same, each with how it looked.
    ///
    /// - Parameters:
    ///   - earlier: the earlier tree, with how the things look that each of its nodes drew.
    ///   - later: the same of the later one.
    package init(
        headline: String,
        ofLooksFrom earlier: (nodes: NumberedTree, looks: [ObjectIdentifier: [String]]),
        to later: (nodes: NumberedTree, looks: [ObjectIdentifier: [String]])
    ) {
        let changes = zip(earlier.nodes.entries, later.nodes.entries).enumerated().compactMap { index, pair -> Fact? in
            let (from, to) = (pair.0.look(among: earlier.looks), pair.1.look(among: later.looks))
            guard from != to else { return nil }
            return Fact(label: later.nodes.label(of: index + 1), text: "\(Self.named(from)) -> \(Self.named(to))")
        }
        let most = 12
        let others = changes.count - most
        self.init(
            headline: headline,
            changes.prefix(most) + (others > 0 ? [Fact(label: "others", text: "\(others) more changes")] : []))
    }

    private static func named(_ look: String) -> String { look.isEmpty ? "plain" : look }
}

extension NumberedTree.Entry {
    /// How what the node drew looks, each look once.
    ///
    /// - Parameter looks: how the things look that each node drew.
    func look(among looks: [ObjectIdentifier: [String]]) -> String {
        guard !looks.isEmpty else { return "" }
        var words: [String] = []
        for node in nodes {
            for look in looks[ObjectIdentifier(node)] ?? [] where !words.contains(look) { words.append(look) }
        }
        return words.joined(separator: "; ")
    }
}
