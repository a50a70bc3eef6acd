import StyleEngine

/// An explanation in words: what is so, and the facts that make it so.
public struct ExplanationText {
    /// What is so.
    public let headline: String
    /// The facts, in order.
    public let facts: [Fact]

    /// One fact.
    public struct Fact {
        /// What kind of fact it is, such as `pushed by`.
        public let label: String
        /// The fact.
        public let text: String
    }

    init(headline: String, _ facts: [Fact?]) {
        self.headline = headline
        self.facts = facts.compactMap { $0 }
    }
}

/// How a place in the source is told of: by the code that stands there, and by where that is. Nil stands for a place that is
/// not known.
public typealias Citing = (SourcePlace?) -> String

/// What a component does without the push that it owes its style to.
package enum WithoutPush {
    /// It takes this.
    case takes(Take)
    /// It isn't there.
    case isGone
    /// It can't be told which component it is.
    case isUnclear
}

extension ExplanationText {
    /// Why a component takes its style.
    ///
    /// - Parameters:
    ///   - explanation: why it does.
    ///   - number: the component's number.
    ///   - nodes: the tree that it stands in.
    ///   - without: what it does without the push that it owes its style to; nil where that was not asked.
    ///   - cite: tells of the calls that pushed.
    package init(
        of explanation: StyleExplanation, _ number: Int, in nodes: NumberedTree, without: WithoutPush? = nil,
        cite: Citing
    ) {
        let (take, family) = (explanation.take, explanation.take.family.name)
        let before = explanation.before.map { earlier in
            let number = nodes.number(of: earlier.component)
            return earlier.taken.style.name + (number.map { " by \(nodes.label(of: $0))" } ?? "")
        }
        let place = explanation.pushed?.place
        self.init(
            headline: "\(nodes.label(of: number)) takes \(Self.name(of: take))",
            [
                take.isDefault
                    ? Fact(
                        label: "because",
                        text: before.isEmpty
                            ? "no style of \(family) is pushed around it (B3)"
                            : "no style is left on the stack of \(family) here (B3)")
                    : Fact(label: "pushed by", text: cite(place)),
                take.isDefault
                    ? nil : Fact(label: "stack here", text: Self.stack(explanation.stack.map(\.style.name))),
                before.isEmpty
                    ? nil
                    : Fact(
                        label: "taken before",
                        text: Self.shortened(before).joined(separator: "; ")
                            + " (B4: a style that is taken is gone inside)"),
                take.isDefault ? nil : Fact(label: "left inside", text: Self.stack(explanation.left.map(\.style.name))),
                without.flatMap { Self.text(of: $0).map { Fact(label: "without it", text: $0) } },
            ])
    }

    /// What the environment of a node that takes no style holds, and who wrote it.
    package init(
        of writes: [EnvironmentExplanation], _ number: Int, in nodes: NumberedTree, cite: Citing
    ) {
        let facts = writes.compactMap { explanation -> Fact? in
            // What the canvas itself stands in was written by nobody.
            guard let first = explanation.writes.first, first.place != nil else { return nil }
            let hidden = explanation.writes.count - 1
            return Fact(
                label: String(explanation.name.drop { "\\.".contains($0) }),
                text: first.value + ", by " + cite(first.place)
                    + (hidden > 0 ? " (A1: it hides \(hidden == 1 ? "another write" : "\(hidden) other writes"))" : ""))
        }
        self.init(
            headline: "\(nodes.label(of: number)) takes no style",
            facts.isEmpty ? [Fact(label: "environment", text: "nothing is written to it")] : facts)
    }

    private static func name(of take: Take) -> String { take.isDefault ? "its default style" : take.style.name }

    private static func text(of without: WithoutPush) -> String? {
        switch without {
        case .takes(let take): "takes \(name(of: take))"
        case .isGone: "it isn't there"
        case .isUnclear: nil
        }
    }

    private static func stack(_ names: [String]) -> String {
        names.isEmpty ? "nothing" : shortened(names).joined(separator: ", then ")
    }

    private static func shortened(_ items: [String]) -> [String] {
        items.count > 8 ? items.prefix(7) + ["\(items.count - 7) more"] : items
    }
}

extension NumberedTree {
    /// What a node is called in an explanation: `3 GroupBox "Inner"`
    package func label(of number: Int) -> String {
        guard let entry = self[number] else { return "\(number)" }
        let title = entry.title.map { " " + Quotation.text($0, limit: 40) } ?? ""
        return "\(number) \(entry.node.type.name)\(title)"
    }

    /// The number of a node; nil where it has none.
    package func number(of node: Node) -> Int? {
        entries.firstIndex { $0.node === node }.map { $0 + 1 }
    }
}
