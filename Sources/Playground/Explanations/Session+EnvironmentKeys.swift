import Components
import Language
import Staging
import StyleEngine
import Trees

extension Session {
    /// The most writes that are tried where a node is asked about, of all keys together.
    private static let mostTries = 24

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
            let nearest = NearestName.meant(by: name, among: environmentKeys.map(\.text) + [Command.size])
            throw .noSuchKey(name, nearest: nearest)
        }
        var tries = Self.mostTries
        let value = value(of: slot, named: name, at: node, in: tree)
        let causes = causes(of: slot, named: name, value, at: number, node, in: tree, tries: &tries)
        return ExplanationText(
            of: name, value: value, own: causes.own, writes: causes.writes, without: causes.without,
            source: source(of: name, at: node, in: tree), number, in: tree.nodes, cite: cite(in: tree, named: name))
    }

    /// What is written to the environment of a node.
    mutating func environmentExplanation(at number: Int, in tree: TracedTree) -> ExplanationText {
        guard let node = tree.nodes[number]?.node else {
            return ExplanationText(of: [], own: [], number, in: tree.nodes, cite: citation)
        }
        var tries = Self.mostTries
        var keys: [(key: String, value: String, writes: [(write: EnvironmentExplanation.Write, role: WriteRole)])] = []
        for slot in tree.trace.writtenSlots(at: node) {
            let key = EnvironmentRecorder.name(of: slot)
            guard key == "letters" || !Renderer.ownKeys.contains("\\." + key) else { continue }
            let value = value(of: slot, named: nil, at: node, in: tree)
            let causes = causes(of: slot, named: nil, value, at: number, node, in: tree, tries: &tries)
            let written =
                causes.own == nil ? value : tree.trace.environmentExplanation(of: slot, at: node).writes.first?.value
            keys.append((key, written ?? value, causes.writes))
        }
        return ExplanationText(of: keys, own: node.ownValues, number, in: tree.nodes, cite: citation)
    }

    private mutating func causes(
        of slot: EnvironmentSlot, named name: String?, _ value: String, at number: Int, _ node: Node,
        in tree: TracedTree,
        tries: inout Int
    ) -> KeyCauses {
        KeyCauses(
            tree.trace.environmentExplanation(of: slot, at: node).telling { write, outer in
                guard let name, EnvironmentKeyNames.isOfLetters(name) else { return true }
                return Node.isOfLetters(write.written, over: outer?.written, about: name)
            }, own: node.ownAttribute(for: slot, asked: name), value: value,
            needsWithout: name != nil, tries: &tries
        ) { call in
            guard let other = self.node(number, of: tree, without: [call]) else { return nil }
            return self.value(of: slot, named: name, at: other.node, in: other.tree)
        }
    }

    /// What else a value comes from: the font of letters, or the tint.
    private func source(of name: String, at node: Node, in tree: TracedTree) -> (label: String, text: String)? {
        if EnvironmentKeyNames.isOfLetters(name) {
            return node.fontOfLetters(about: name).map { ("by its font", "\($0), which is that by itself") }
        }
        guard name.hasPrefix("foreground"), node.hasForegroundOfTint, let slot = EnvironmentKeyNames.slot(of: "tint"),
            let write = tree.trace.environmentExplanation(of: slot, at: node).writes.first
        else { return nil }
        return ("by the tint", citation(of: write.place))
    }

    /// Tells of the calls that led to a tree.
    private func cite(in tree: TracedTree, named name: String) -> Citing {
        { place in
            if place != nil { return citation(of: place) }
            guard name == "colorScheme", let wish = tree.colorSchemeWish else { return Messages.placeOfSettings }
            return citation(of: wish)
        }
    }

    private func constant(_ name: String, _ value: String, _ number: Int, in tree: TracedTree) -> ExplanationText {
        ExplanationText(
            of: name, value: value, own: nil, writes: [], without: nil, number, in: tree.nodes, cite: citation)
    }

    /// What a key comes to at a node.
    private mutating func value(
        of slot: EnvironmentSlot, named name: String?, at node: Node, in tree: TracedTree
    ) -> String {
        var read: String?
        if let name {
            let interpreter = interpreter
            read =
                (try? look { _ in
                    try interpreter.program.reading(of: name, in: node.environment, knowing: interpreter.declarations)
                })??.value
        }
        return node.value(of: slot, asked: name, read: read, in: tree.trace)
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
