import Catalogue
import Components
import Language
import Staging
import StyleEngine
import Trees

extension Session {
    /// Why a key has its value at a component, or at the text of its label: where the two differ, the text is meant,
    /// since it is what a person sees.
    mutating func explanation(
        of key: String, at number: Int, or label: Int?
    ) throws(Complaint) -> ExplanationText {
        let tree = try look { try $0.traced(around: number) }
        let text = try explanation(of: key, at: number, in: tree)
        guard let label, component(pushedOnBy: Self.name(of: key)) == nil else { return text }
        let other = try explanation(of: key, at: label, in: try look { try $0.traced(around: label) })
        let said = [(text, number), (other, label)].map {
            $0.headline.replacing(tree.nodes.label(of: $1), with: "", maxReplacements: 1)
        }
        return said[0] == said[1] ? text : other.telling(ofAnother: text.headline)
    }

    /// The component whose style is asked for by the name of the modifier that pushes it; nil for all other questions.
    func component(askedForBy key: String) -> String? { component(pushedOnBy: Self.name(of: key)) }

    /// Why a key of the environment has its value at a node.
    mutating func explanation(
        of key: String, at number: Int, in tree: TracedTree
    ) throws(Complaint) -> ExplanationText {
        guard let node = tree.nodes[number]?.node else { throw .noCanvas }
        let name = EnvironmentKeyNames.key(meantBy: Self.name(of: key))
        let interpreter = interpreter
        let reading = try look { _ in
            try interpreter.program.reading(of: name, in: node.environment, knowing: interpreter.declarations)
        }
        guard let slot = reading?.slots.first ?? EnvironmentKeyNames.slot(of: name) else {
            if let reading { return constant(name, reading.value, number, in: tree) }
            if let text = storedExplanation(of: name, at: number, in: tree) { return text }
            if let text = modifierExplanation(of: name, at: number, in: tree) { return text }
            if let text = variableExplanation(of: name) { return text }
            let nearest = NearestName.meant(
                by: name,
                among: EnvironmentKeyNames.all + environmentKeys.map(\.text) + [Command.size]
                    + storedProperties(around: node))
            throw .noSuchKey(name, nearest: nearest)
        }
        let text = tree.keyText(
            of: slot, named: name, at: number, cite: cite(write:), read: { self.read(name, in: $0) },
            reads: { self.isMade($0, ofFurtherWritesTo: slot) }
        ) { self.node(number, of: tree, without: [$0]) }
        guard let text else { throw .noCanvas }
        return text
    }

    /// What a stored property holds of the nearest declared view, or of a component or its style, that has one of that name, the
    /// node's own first; nil where there is none.
    private mutating func storedExplanation(of name: String, at number: Int, in tree: TracedTree) -> ExplanationText? {
        let interpreter = interpreter
        var place = tree.nodes[number]?.node
        while let owner = place {
            let reading = try? look { _ in
                try interpreter.program.reading(ofStored: name, at: owner, knowing: interpreter.declarations)
            }
            if let reading {
                return ExplanationText(
                    ofStored: reading.name, reading.value, of: owner, isOfStyle: reading.isOfStyle, number,
                    in: tree.nodes, cite: citation, declaredIn: reading.place.map(declarationCitation))
            }
            place = owner.parent
        }
        return nil
    }

    /// The names of the stored properties that can be asked about at a node, its own first.
    private func storedProperties(around node: Node) -> [String] {
        sequence(first: node) { $0.parent }.flatMap { interpreter.program.storedProperties(at: $0) }
    }

    /// What a variable of the session holds; nil where there is none of that name.
    mutating func variableExplanation(of name: String) -> ExplanationText? {
        let interpreter = interpreter
        let reading = try? look { _ in
            try interpreter.program.reading(ofVariable: name, knowing: interpreter.declarations)
        }
        return reading.map {
            ExplanationText(ofVariable: $0.name, $0.value, declaredIn: declarationCitation(of: $0.place))
        }
    }

    /// What is written to the environment of a node.
    mutating func environmentExplanation(at number: Int, in tree: TracedTree) -> ExplanationText {
        let node = tree.nodes[number]?.node
        let names = propertyNames(
            of: node.map { tree.trace.writtenSlots(at: $0) } ?? [],
            in: node.map { node in (node.environment, { node.value(of: $0, in: tree) }) })
        return tree.environmentText(
            at: number, cite: citation, name: { names[$0] ?? EnvironmentRecorder.name(of: $0) },
            reads: { self.isMade($0, ofFurtherWritesTo: $1) }
        ) { call in
            self.node(number, of: tree, without: [call])
        }
    }

    /// Whether the value of a write depends on an outer write of the same key: it is a transform, or stands in a body
    /// that reads the key.
    private mutating func isMade(
        _ write: EnvironmentExplanation.Write, ofFurtherWritesTo slot: EnvironmentSlot
    ) -> Bool {
        guard let call = write.call, let place = call.place else { return false }
        if call.isTransform { return true }
        let items = items(calling: place)
        var owner: Node? = call.node
        while let node = owner {
            let isOwn = node.typesOfBody.contains { type in
                type.declared?.place.flatMap { itemPlace(of: $0) }.map(items.contains) ?? false
            }
            if isOwn, (try? look { _ in node.reads(slot) }) == true { return true }
            owner = node.parent
        }
        return false
    }

    /// Tells of the calls that wrote to the environment.
    private func cite(write place: SourcePlace?) -> String {
        place == nil ? Messages.placeOfSettings : citation(of: place)
    }

    private func constant(_ name: String, _ value: String, _ number: Int, in tree: TracedTree) -> ExplanationText {
        ExplanationText(
            of: name, value: value, own: nil, writes: [], without: nil, number, in: tree.nodes, cite: citation)
    }

    /// What a property of the environment, or a path to a part of it, reads; nil where there is none.
    private mutating func read(_ name: String, in environment: EnvironmentValues) -> String? {
        reading(of: name, in: environment)?.value
    }

    private mutating func reading(of name: String, in environment: EnvironmentValues) -> EnvironmentPropertyReading? {
        let interpreter = interpreter
        return try? look { _ in
            try interpreter.program.reading(of: name, in: environment, knowing: interpreter.declarations)
        }
    }

    /// The names of the keys that a program declares: those of the properties that read them. Keys of the library are
    /// left out, as they are called as their properties are. Costs about a check of a line for each property, where
    /// there is a key to be named.
    ///
    /// - Parameter place: an environment with the value of each key in it. A property that computes something else from a
    ///   key is no name for it. Nil takes any property.
    mutating func propertyNames(
        of slots: [EnvironmentSlot],
        in place: (environment: EnvironmentValues, value: (EnvironmentSlot) -> String)? = nil
    ) -> [EnvironmentSlot: String] {
        let properties = Set(
            interpreter.declarations.suggestions(in: "\\EnvironmentValues.", canvas: nil).all.map(\.text))
        var wanted = Set(
            slots.filter { !properties.contains(EnvironmentRecorder.name(of: $0)) && $0.key.declared != nil })
        var names: [EnvironmentSlot: String] = [:]
        for property in properties.sorted() where !wanted.isEmpty {
            guard let reading = reading(of: property, in: place?.environment ?? EnvironmentValues()),
                reading.slots.count == 1, wanted.contains(reading.slots[0]),
                place.map({ $0.value(reading.slots[0]) == reading.value }) ?? true
            else { continue }
            wanted.remove(reading.slots[0])
            names[reading.slots[0]] = property
        }
        return names
    }

    /// The only key that a property of the environment reads; nil where it reads none or several.
    private mutating func slot(readBy property: String) -> EnvironmentSlot? {
        let reading = reading(of: property, in: EnvironmentValues())
        return reading?.slots.count == 1 ? reading?.slots[0] : nil
    }

    /// What differs between two trees, its keys called as the program calls them.
    mutating func explanation(headline: String, of difference: TreeDifference) -> ExplanationText {
        var wanted = difference.changedKeys
        var names: [String: String] = [:]
        let properties = interpreter.declarations.suggestions(in: "\\EnvironmentValues.", canvas: nil).all.map(\.text)
        wanted.subtract(properties)
        for property in properties.sorted() where !wanted.isEmpty {
            guard let slot = slot(readBy: property), slot.key.declared != nil,
                let key = wanted.remove(EnvironmentRecorder.name(of: slot))
            else { continue }
            names[key] = property
        }
        return ExplanationText(headline: headline, of: difference) { names[$0] ?? $0 }
    }

    /// What can be asked of a node, for completion: keys of the environment, and modifiers, those of the program included.
    var questions: [Completions.Candidate] {
        let modifiers = interpreter.declarations.suggestions(in: ".", canvas: state.canvasType).all.filter {
            !$0.text.isEmpty
        }
        var sentences: [String: String] = [:]
        for modifier in modifiers where sentences[modifier.text] == nil { sentences[modifier.text] = modifier.summary }
        // What a modifier does says more than that a key can be asked about.
        let keys = environmentKeys.map {
            Completions.Candidate(text: $0.text, summary: sentences[$0.text] ?? $0.summary)
        }
        return keys + modifiers.map { Completions.Candidate(text: $0.text, summary: $0.summary) }
    }

    /// The keys that can be asked about.
    var environmentKeys: [Completions.Candidate] {
        let properties = interpreter.declarations.suggestions(in: "\\EnvironmentValues.", canvas: nil).all
        let readable = properties.map { Completions.Candidate(text: $0.text, summary: $0.summary) }
        let written = EnvironmentKeyNames.all.map { Completions.Candidate(text: $0, summary: "what it writes") }
        var seen: Set<String> = ["self"]
        let distinct = (readable + written).filter { seen.insert($0.text).inserted }
        return distinct.sorted { $0.text < $1.text }
    }

    /// `font` for `\.font`, `.font` and `\EnvironmentValues.font`.
    private static func name(of key: String) -> String {
        let name = key.drop { $0 == "\\" }
        let rest = name.hasPrefix("EnvironmentValues.") ? name.dropFirst("EnvironmentValues.".count) : name
        return String(rest.drop { $0 == "." })
    }
}
