import StyleEngine

/// An explanation in words: what is so, and the facts that make it so. Its description has a line for each of them.
public struct ExplanationText: CustomStringConvertible, Sendable {
    /// What is so.
    public let headline: String
    /// The facts, in order.
    public let facts: [Fact]

    /// One fact.
    public struct Fact: Sendable {
        /// What kind of fact it is, such as `pushed by`.
        public let label: String
        /// The fact.
        public let text: String
    }

    /// The headline, and the facts below it in two columns.
    public var description: String {
        let column = (facts.map(\.label.count).max() ?? 0) + 3
        let lines = facts.map { fact in
            "  " + fact.label + String(repeating: " ", count: column - fact.label.count) + fact.text
        }
        return ([headline] + lines).joined(separator: "\n")
    }

    /// The headline and all facts on one line, for the message of a test that fails.
    public var oneLine: String {
        ([headline] + facts.map { "\($0.label) \($0.text)" }).joined(separator: "; ")
    }

    /// The same, with what is so of another node that is called by the same name.
    package func telling(ofAnother headline: String) -> ExplanationText {
        ExplanationText(headline: self.headline, facts + [Fact(label: "but", text: headline)])
    }

    /// The same, and why nothing of it is to be seen.
    package func telling(whyUnseen reason: String) -> ExplanationText {
        ExplanationText(headline: headline, facts + [Fact(label: "not seen", text: reason)])
    }

    init(headline: String, _ facts: [Fact?]) {
        self.headline = headline
        self.facts = facts.compactMap { $0 }
    }
}

/// How a place in the source is told of: by the code that stands there, and by where that is. Nil stands for a place that is
/// not known.
public typealias Citing = (SourcePlace?) -> String

/// Tells of places in compiled programs.
package enum Citation {
    /// `Module/File.swift:12`
    package static func text(of place: SourcePlace?) -> String {
        guard let place else { return "the library" }
        return (place.file.map { "\($0):" } ?? "line ") + "\(place.line)"
    }
}

/// What a component does without the push that it owes its style to.
package enum WithoutPush {
    /// It takes this.
    case takes(Take)
    /// It isn't there.
    case isGone
    /// It can't be told which component it is.
    case isUnclear
}

/// What a write to the environment means for the value that is read.
package enum WriteRole {
    /// It is the nearest one.
    case counts
    /// A nearer one hides it.
    case hidden
    /// A nearer one changes what it wrote.
    case changed
    /// A nearer one was made of what it wrote, and would be the same without that.
    case given
    /// It leaves what is written further out as it is.
    case idle
    /// Nobody asked.
    case unknown

    fileprivate var label: String {
        switch self {
        case .counts: "written by"
        case .hidden: "hides"
        case .changed: "depends on"
        case .given: "was given"
        case .idle: "left as it is"
        case .unknown: "further out"
        }
    }

    fileprivate var rule: String {
        switch self {
        case .hidden: " (A1: the nearest write wins)"
        case .changed: " (A2: the outermost runs first)"
        case .given: " (A2: and makes the same without it)"
        case .counts, .idle, .unknown: ""
        }
    }
}

extension ExplanationText {
    /// Why a component takes its style.
    ///
    /// - Parameters:
    ///   - explanation: why it does.
    ///   - number: the component's number.
    ///   - nodes: the tree that it stands in.
    ///   - without: what it does without the push that it owes its style to; nil where that was not asked.
    ///   - isOneOfSeveral: whether the code of that push pushes in other places, too.
    ///   - notes: what was noticed while its style made a body.
    ///   - cite: tells of the calls that pushed.
    package init(
        of explanation: StyleExplanation, _ number: Int, in nodes: NumberedTree, without: WithoutPush? = nil,
        isOneOfSeveral: Bool = false, notes: [RuntimeNote] = [], cite: Citing
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
                explanation.unseen.map {
                    Fact(
                        label: "stays", text: "though \($0.style.name) is pushed now, which counts as equal to it (F5)")
                },
                take.isDefault
                    ? nil : Fact(label: "stack here", text: Self.stack(explanation.stack.map(\.style.name))),
                before.isEmpty
                    ? nil
                    : Fact(
                        label: "taken before",
                        text: Self.shortened(before).joined(separator: "; ")
                            + " (B4: a style that is taken is gone inside)"),
                take.isDefault ? nil : Fact(label: "left inside", text: Self.stack(explanation.left.map(\.style.name))),
            ] + notes.map(Self.fact) + [
                without.flatMap { without in
                    Self.text(of: without).map { Fact(label: Self.without(isOneOfSeveral: isOneOfSeveral), text: $0) }
                }
            ])
    }

    /// Why styles that are pushed are not taken.
    ///
    /// - Parameters:
    ///   - pushes: the pushes of them, at least one.
    ///   - nodes: the tree.
    ///   - cite: tells of the calls that pushed.
    package init(ofUnused pushes: [UnusedPush], in nodes: NumberedTree, cite: Citing) {
        let styles = pushes.map(\.style)
        let names = Self.shortened(
            styles.enumerated().filter { !styles[..<$0.offset].contains($0.element) }.map(\.element))
        self.init(
            headline: "\(names.joined(separator: " and ")) \(names.count == 1 ? "is" : "are") not taken",
            pushes.prefix(3).flatMap {
                [
                    Fact(label: "pushed by", text: cite($0.place)),
                    Fact(label: "because", text: Note.reason(for: $0, in: nodes)),
                ]
            })
    }

    /// What a node that takes no style says itself, what its environment holds and who wrote that, and the modifiers on it.
    ///
    /// - Parameter own: what its view says itself of keys, which comes first.
    package init(
        of writes: [(key: String, value: String, writes: [(write: EnvironmentExplanation.Write, role: WriteRole)])],
        own: [(key: String, attribute: OwnAttribute)], _ number: Int, in nodes: NumberedTree, cite: Citing
    ) {
        let said = own.map {
            Fact(label: $0.key, text: "\($0.attribute.text), of its own\(Self.callers(of: $0.attribute, cite)) (G1)")
        }
        let facts =
            said
            + writes.compactMap { key in
                // What the canvas itself stands in was written by nobody.
                guard key.writes.contains(where: { $0.write.place != nil }) else { return nil }
                return Fact(label: key.key, text: Self.text(of: key.writes, key.value, cite))
            }
        let modifiers = nodes[number].map { Self.modifiers(on: $0, cite) } ?? []
        self.init(
            headline: "\(nodes.label(of: number)) takes no style",
            (facts.isEmpty ? [Fact(label: "environment", text: "nothing is written to it")] : facts) + modifiers)
    }

    /// The modifiers on a node that stand in the tree, such as a border, the innermost first.
    private static func modifiers(on entry: NumberedTree.Entry, _ cite: Citing) -> [Fact] {
        shortened(entry.around.reversed().compactMap { $0.place.map(cite) }).map { Fact(label: "stands in", text: $0) }
    }

    /// What a key reads, the writes that made it, and how many others there are.
    private static func text(
        of writes: [(write: EnvironmentExplanation.Write, role: WriteRole)], _ value: String, _ cite: Citing
    ) -> String {
        func count(_ role: WriteRole) -> Int { writes.count { $0.role == role } }
        let causes = writes.filter { $0.role == .counts || $0.role == .changed }
        let by = ", by " + shortened(causes.map { cite($0.write.place) }).joined(separator: " and ")
        let hidden = count(.hidden)
        guard !causes.isEmpty else {
            return value + ", by " + shortened(writes.map { cite($0.write.place) }).joined(separator: " and ")
                + ", which doesn't count here (G1)"
        }
        return value + by
            + (hidden > 0
                ? " (A1: it hides \(hidden == 1 ? "another write" : "\(hidden) other writes"))" : "")
            + (count(.unknown) > 0 ? ", and \(count(.unknown)) more further out" : "")
    }

    /// Why a key of the environment has its value at a node.
    ///
    /// - Parameters:
    ///   - key: the key's name.
    ///   - value: what it reads.
    ///   - own: what the node's view says itself, which wins; nil where it says nothing.
    ///   - writes: the writes at the node, the one that counts first, and what each means for the value.
    ///   - without: what the key would read without the write that counts; nil where that is not known.
    ///   - isOneOfSeveral: whether the code of that write writes in other places, too.
    ///   - source: what else the value comes from.
    package init(
        of key: String, value: String, own: OwnAttribute?,
        writes: [(write: EnvironmentExplanation.Write, role: WriteRole)],
        without: String?, isOneOfSeveral: Bool = false, source: (label: String, text: String)? = nil, _ number: Int,
        in nodes: NumberedTree, cite: Citing
    ) {
        var facts: [Fact] = []
        // What a view says itself may leave something to what is written around it.
        let isAddedUp = own?.addsUp == true && writes.contains { $0.role == .changed }
        if let own {
            let rule = isAddedUp ? "(G3: after what is written around it)" : "(G1: what a view has of its own wins)"
            let text = own.text + Self.callers(of: own, cite) + " " + rule
            facts.append(Fact(label: "its own", text: text))
            facts += own.further.map {
                Fact(
                    label: $0.addsUp ? WriteRole.changed.label : WriteRole.hidden.label,
                    text: "\($0.value), by \(cite($0.place))" + ($0.addsUp ? "" : " (G7: the first one wins)"))
            }
        }
        if let source { facts.append(Fact(label: source.label, text: source.text)) }
        var rules: Set<WriteRole> = []
        let longest = 6
        // What the canvas stands in was written by nobody.
        let writes = writes.enumerated().filter { $0.offset == 0 || $0.element.write.place != nil }.map(\.element)
        for (write, role) in writes.prefix(longest) {
            let place =
                write.place == nil ? "" : nodes.labels(at: write.node).map { " on " + $0 } ?? ""
            let by = cite(write.place) + place
            let rule = rules.insert(role).inserted ? role.rule : ""
            facts.append(Fact(label: role.label, text: (role == .counts ? by : "\(write.value), by \(by)") + rule))
        }
        if writes.count > longest {
            facts.append(Fact(label: "further out", text: "\(writes.count - longest) more"))
        }
        if facts.isEmpty { facts = [Fact(label: "because", text: "nothing is written to it (A4)")] }
        if let without {
            // Where a view's own value and one around it count, it is the second that is left out.
            let label = isAddedUp ? "without that" : Self.without(isOneOfSeveral: isOneOfSeveral)
            facts.append(Fact(label: label, text: without))
        }
        // A view may have a value of its own instead.
        let isOfView = own == nil && nodes[number]?.node.kind == .view
        self.init(
            headline: "\(nodes.label(of: number)): \(key) is \(value)" + (isOfView ? " in its environment" : ""),
            facts)
    }

    /// The calls that gave a view its own value, as far as they are known.
    private static func callers(of own: OwnAttribute, _ cite: Citing) -> String {
        own.places.isEmpty ? "" : ", by " + shortened(own.places.map(cite)).joined(separator: " and ")
    }

    /// The label of what would be without a call. Where its code runs in several places, it is left out in one of them
    /// only.
    private static func without(isOneOfSeveral: Bool) -> String { isOneOfSeveral ? "without it here" : "without it" }

    /// What is read in the body of a style where it is not installed; nil for all else that is noticed.
    private static func fact(of note: RuntimeNote) -> Fact? {
        let text: String
        switch note {
        case .environmentNotInstalled(let type, _): text = "Environment<\(type)> has its default there"
        case .stateNotInstalled: text = "State has its first value there"
        default: return nil
        }
        return Fact(label: "but", text: "its body reads what is not installed: \(text) (D2)")
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

    static func shortened(_ items: [String]) -> [String] {
        items.count > 8 ? items.prefix(7) + ["\(items.count - 7) more"] : items
    }
}

extension ExplanationText {
    /// The differences between a tree and an earlier one; of many the rest is only counted.
    ///
    /// - Parameter keyName: what a key of the environment is called.
    package init(headline: String, of difference: TreeDifference, keyName: (String) -> String = { $0 }) {
        let most = 12
        var facts = difference.changes.prefix(most).map { Fact(label: $0.node, text: $0.kind.text(keyName)) }
        if difference.changes.count > most {
            facts.append(Fact(label: "others", text: "\(difference.changes.count - most) more changes"))
        }
        self.init(headline: headline, facts)
    }
}

extension TreeDifference {
    /// The names of the keys of the environment that hold other values.
    package var changedKeys: Set<String> {
        Set(
            changes.compactMap { change in
                switch change.kind {
                case .environment(let key, _, _), .ownValue(let key, _, _): String(key.drop { "\\.".contains($0) })
                default: nil
                }
            })
    }
}

extension TreeDifference.Change {
    /// The change on one line.
    public var description: String { "\(node): \(kind.text { $0 })" }
}

extension TreeDifference.Kind {
    /// What became of the node, in words.
    fileprivate func text(_ keyName: (String) -> String) -> String {
        func key(_ name: String) -> String { keyName(String(name.drop { "\\.".contains($0) })) }
        func inside(_ count: Int) -> String {
            count == 0 ? "" : ", with \(count == 1 ? "the node" : "the \(count) nodes") inside"
        }
        func quoted(_ title: String?) -> String { title.map { Quotation.text($0, limit: 40) } ?? "no title" }
        switch self {
        case .style(let from, let to): return "\(from ?? "default") -> \(to ?? "default")"
        case .state(let from, let to): return "\(from) -> \(to)"
        case .title(let from, let to): return "\(quoted(from)) -> \(quoted(to))"
        case .modifiers(let added, let removed):
            let parts = [("gets", added), ("loses", removed)].filter { !$0.1.isEmpty }
            return parts.map { "\($0) \(ExplanationText.shortened($1).joined(separator: " "))" }
                .joined(separator: ", ")
        case .code(let from, let to): return "\(from) -> \(to)"
        case .arguments(let modifier, let change): return ".\(modifier): \(change)"
        case .environment(let name, let from, let to):
            return "\(key(name)): \(from ?? "default") -> \(to ?? "default")"
        case .ownValue(let name, let from, let to):
            return "\(key(name)) of its own: \(from ?? "none") -> \(to ?? "none")"
        case .look(let from, let to): return "\(from) -> \(to)"
        case .moved(let from, let to): return "moves from place \(from) to \(to)"
        case .movedInto(let outer): return outer.map { "moves into \($0)" } ?? "moves out of what it stood in"
        case .added(let count): return "is new" + inside(count)
        case .removed(let count): return "is gone" + inside(count)
        }
    }
}

extension NumberedTree {
    /// What a node is called in an explanation: `3 GroupBox "Inner"`
    package func label(of number: Int) -> String {
        guard let entry = self[number] else { return "\(number)" }
        let title = entry.title.map { " " + Quotation.text($0, limit: 40) } ?? ""
        return "\(number) \(entry.node.type.name)\(title)"
    }

    /// Names the node that something is on; where that has no number, the outermost numbered nodes inside of it. Nil
    /// where there are none.
    func labels(at node: Node) -> String? {
        var numbers: [Int] = []
        var pending = [node]
        while let next = pending.popLast() {
            if let number = number(of: next) {
                numbers.append(number)
            } else {
                // What a modifier places beside its content is its own.
                let content = next.children.filter { $0.kind != .secondary }
                pending += (content.isEmpty ? next.children : content).reversed()
            }
        }
        let most = 3
        let labels = numbers.prefix(numbers.count > most ? 1 : most).map { label(of: $0) }
        guard let last = labels.last else { return nil }
        if numbers.count > labels.count { return "\(last) and \(numbers.count - labels.count) others" }
        return labels.count == 1 ? last : labels.dropLast().joined(separator: ", ") + " and " + last
    }

    /// The number of a node, or else of the first one inside of it that has one.
    package func number(at node: Node) -> Int? {
        var pending = [node]
        while let next = pending.popLast() {
            if let number = number(of: next) { return number }
            pending += next.children.reversed()
        }
        return nil
    }
}
