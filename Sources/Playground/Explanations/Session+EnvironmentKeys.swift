import Components
import Language
import Staging
import StyleEngine
import Trees

extension Session {
    /// How many writes further out are tried, of which each costs as much as resolving what stands around the node.
    private static let mostTries = 4

    /// Why a key of the environment has its value at a node.
    mutating func explanation(
        of key: String, at number: Int, in tree: TracedTree
    ) throws(Complaint) -> ExplanationText {
        guard let node = tree.nodes[number]?.node else { throw .noCanvas }
        let name = Self.name(of: key)
        let interpreter = interpreter
        let reading = try look { _ in
            try interpreter.program.reading(of: name, in: node.environment, knowing: interpreter.declarations)
        }
        guard let slot = reading?.slots.first ?? EnvironmentKeyNames.slot(of: name) else {
            if let reading { return constant(name, reading.value, number, in: tree) }
            let nearest = NearestName.nearest(to: name, in: environmentKeys.map(\.text) + [Command.size])
            throw .noSuchKey(name, nearest: nearest)
        }
        let writes = tree.trace.environmentExplanation(of: slot, at: node).writes
        let own = node.ownAttribute(for: slot)
        let hidesAll = own?.addsUp == false
        let without: String? =
            if !hidesAll, let place = writes.first?.place, let other = self.node(number, of: tree, without: place) {
                value(of: slot, named: name, at: other.node, in: other.tree)
            } else {
                nil
            }
        return ExplanationText(
            of: EnvironmentKeyNames.isOfLetters(name) ? "the look of its letters" : name,
            value: Self.value(reading?.value ?? writes.first?.value, beside: own),
            own: own,
            writes: roles(of: writes, slot, at: number, in: tree, hidesAll: hidesAll), without: without, number,
            in: tree.nodes, cite: cite(in: tree))
    }

    /// What a view shows that may have a value of its own beside that of the environment; nil is the default.
    private static func value(_ value: String?, beside own: OwnAttribute?) -> String {
        guard let own else { return value ?? "its default" }
        return own.addsUp ? [own.text, value].compactMap { $0 }.joined(separator: " and ") : own.text
    }

    /// Tells of the calls that led to a tree.
    private func cite(in tree: TracedTree) -> Citing {
        { place in place == nil ? Messages.placeOfSettings : citation(of: place) }
    }

    private func constant(_ name: String, _ value: String, _ number: Int, in tree: TracedTree) -> ExplanationText {
        ExplanationText(
            of: name, value: value, own: nil, writes: [], without: nil, number, in: tree.nodes, cite: citation)
    }

    /// What the writes mean for the value: those further out are hidden where the value is the same without them.
    private mutating func roles(
        of writes: [EnvironmentExplanation.Write], _ slot: EnvironmentSlot, at number: Int, in tree: TracedTree,
        hidesAll: Bool
    ) -> [(EnvironmentExplanation.Write, WriteRole)] {
        guard let first = writes.first else { return [] }
        var roles: [(EnvironmentExplanation.Write, WriteRole)] = [(first, hidesAll ? .hidden : .counts)]
        for (index, write) in writes.enumerated().dropFirst() {
            var role = WriteRole.unknown
            if hidesAll || first.value.isEmpty {
                role = .hidden
            } else if index <= Self.mostTries, let place = write.place, place != first.place,
                let other = self.node(number, of: tree, without: place)
            {
                let now = other.tree.trace.environmentExplanation(of: slot, at: other.node).writes.first?.value
                role = now == first.value ? .hidden : .changed
            }
            roles.append((write, role))
        }
        return roles
    }

    /// What a key reads at a node in the tree without a write.
    private mutating func value(
        of slot: EnvironmentSlot, named name: String, at node: Node, in tree: TracedTree
    ) -> String? {
        let interpreter = interpreter
        let reading =
            (try? look { _ in
                try interpreter.program.reading(of: name, in: node.environment, knowing: interpreter.declarations)
            }).flatMap { $0 }
        let written = tree.trace.environmentExplanation(of: slot, at: node).writes.first?.value
        return Self.value(reading.map(\.value) ?? written, beside: node.ownAttribute(for: slot))
    }

    /// The keys that can be asked about, for completion.
    var environmentKeys: [Completions.Candidate] {
        let properties = interpreter.declarations.suggestions(in: "\\EnvironmentValues.", canvas: nil).all
        let candidates =
            properties.map { Completions.Candidate(text: $0.text, summary: $0.summary) }
            + EnvironmentKeyNames.all.map { Completions.Candidate(text: $0, summary: "what it writes") }
        var seen: Set<String> = []
        return candidates.filter { $0.text != "self" && seen.insert($0.text).inserted }.sorted { $0.text < $1.text }
    }

    /// `font` for `\.font`, `.font` and `\EnvironmentValues.font`.
    private static func name(of key: String) -> String {
        let name = key.drop { $0 == "\\" }
        let rest = name.hasPrefix("EnvironmentValues.") ? name.dropFirst("EnvironmentValues.".count) : name
        return String(rest.drop { $0 == "." })
    }
}
