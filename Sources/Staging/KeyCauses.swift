import Components
import StyleEngine
import Trees

/// Why a key of the environment has its value at a node: what each write to it means, which is tried by resolving without it.
package struct KeyCauses {
    /// The writes at the node, the innermost first.
    package let writes: [(write: EnvironmentExplanation.Write, role: WriteRole)]
    /// What the view of the node says itself.
    package let own: OwnAttribute?
    /// What the key reads without the write that counts; nil where none does, or where that is not known.
    package let without: String?

    /// The most writes of one key that are tried, of which each costs as much as resolving what stands around the node.
    private static let mostTries = 4

    /// Tries the writes. One that counts changes the value; where none does, as two of them wrote the same, the innermost
    /// counts that is no value of the view's own.
    ///
    /// - Parameters:
    ///   - explanation: the writes.
    ///   - own: what the view says itself.
    ///   - value: what the key reads with all of them.
    ///   - outer: what it would read if the view said nothing itself; nil where nobody asks.
    ///   - isOfFont: whether the font says what the letters are: then a write that changes nothing doesn't count.
    ///   - needsWithout: whether what the key reads without the write that counts is asked for.
    ///   - tries: how many may be tried; those that were are taken off.
    ///   - reads: whether what a write wrote was made of what was written further out: then it hides nothing.
    ///   - leaving: the indices of writes that leave what is asked for as it is, since they are about other parts of the value.
    ///   - without: what the key reads without a call; nil where that is not known.
    package init(
        _ explanation: EnvironmentExplanation, own: OwnAttribute?, value: String, outer: String? = nil,
        isOfFont: Bool = false,
        needsWithout: Bool = true, tries: inout Int, leaving: Set<Int> = [],
        reads: (EnvironmentExplanation.Write) -> Bool, without: (MadeCall) -> String?
    ) {
        self.own = own
        let withoutOwn = needsWithout ? own.flatMap { $0.without ?? outer } : nil
        let writes = explanation.writes
        if own?.addsUp == false {
            (self.writes, self.without) = (writes.map { ($0, .hidden) }, withoutOwn)
            return
        }
        // A single one is what the key reads.
        if !needsWithout, own == nil, !isOfFont, writes.count == 1 {
            (self.writes, self.without) = (writes.map { ($0, .counts) }, nil)
            return
        }
        var others: [String?] = []
        for write in writes.prefix(Self.mostTries) {
            guard tries > 0, let call = write.call else {
                others.append(nil)
                continue
            }
            tries -= 1
            others.append(without(call))
        }
        others += Array(repeating: nil, count: writes.count - others.count)
        let first = others.firstIndex { $0 != nil && $0 != value } ?? (own == nil && !isOfFont ? 0 : writes.count)
        // Whether all writes from the one that counts up to here are made of what stands further out.
        var isRead = false
        self.writes = zip(writes.indices, writes).map { index, write in
            defer {
                if index == first || isRead, !leaving.contains(index) { isRead = reads(write) }
            }
            if index == first { return (write, own == nil ? .counts : .changed) }
            guard let other = others[index] else {
                return (write, isRead && !leaving.contains(index) ? .changed : .unknown)
            }
            if other != value { return (write, .changed) }
            // What reads it may make the same of what stands further out.
            if isRead, !leaving.contains(index) { return (write, .given) }
            return (write, index < first && own == nil || leaving.contains(index) ? .idle : .hidden)
        }
        self.without = others.indices.contains(first) ? others[first] : withoutOwn
    }
}

extension TracedTree {
    /// The most writes that are tried for one answer, of all keys together.
    package static let mostTries = 24

    /// What is written to the environment of a node, and what its view says itself of that.
    ///
    /// - Parameters:
    ///   - name: what a key is called.
    ///   - reads: whether what a write to a key wrote was made of what was written to it further out.
    ///   - without: the node as it is without a call, and what led to that; nil where that is not known.
    package func environmentText(
        at number: Int, cite: Citing, name: (EnvironmentSlot) -> String = EnvironmentRecorder.name,
        reads: (EnvironmentExplanation.Write, EnvironmentSlot) -> Bool = { write, _ in
            write.call?.isTransform == true
        },
        without: (MadeCall) -> (node: Node, tree: TracedTree)?
    ) -> ExplanationText {
        guard let node = nodes[number]?.node else {
            return ExplanationText(of: [], own: [], number, in: nodes, cite: cite)
        }
        var tries = Self.mostTries
        var keys: [(key: String, value: String, writes: [(write: EnvironmentExplanation.Write, role: WriteRole)])] = []
        for slot in trace.writtenSlots(at: node) {
            let key = EnvironmentRecorder.name(of: slot)
            guard EnvironmentKeyNames.isTold("\\." + key) else { continue }
            for topic in EnvironmentKeyNames.topics(of: slot) {
                let explanation = environmentExplanation(of: slot, asked: topic, at: node)
                guard !explanation.writes.isEmpty else { continue }
                let value = node.value(of: slot, asked: topic, in: self)
                let causes = KeyCauses(
                    explanation, own: node.ownAttribute(for: slot, asked: topic), value: value,
                    isOfFont: topic.map { node.fontOfLetters(about: $0) != nil } == true, needsWithout: false,
                    tries: &tries, reads: { reads($0, slot) }
                ) { call in without(call).map { $0.node.value(of: slot, asked: topic, in: $0.tree) } }
                let written = causes.own == nil ? value : explanation.writes.first?.value
                keys.append((topic ?? name(slot), written ?? value, causes.writes))
            }
        }
        return ExplanationText(of: keys, own: node.ownTopics, number, in: nodes, cite: cite)
    }
}

extension TracedTree {
    /// Why a value of the environment is what it is at a node; nil where there is no such node.
    ///
    /// - Parameters:
    ///   - slot: the key that the value is read from.
    ///   - name: what is asked for: the key, a part of its value, or a modifier that writes it.
    ///   - read: what the property of that name reads in an environment; nil where there is none.
    ///   - reads: whether what a write wrote was made of what was written further out.
    ///   - without: the node as it is without a call, and what led to that; nil where that is not known.
    package func keyText(
        of slot: EnvironmentSlot, named name: String, at number: Int, cite: Citing,
        read: (EnvironmentValues) -> String?,
        reads: (EnvironmentExplanation.Write) -> Bool = { $0.call?.isTransform == true },
        without: (MadeCall) -> (node: Node, tree: TracedTree)?
    ) -> ExplanationText? {
        guard let node = nodes[number]?.node else { return nil }
        let readHere = read(node.environment)
        let value = node.value(of: slot, asked: name, read: readHere, in: self)
        var explanation = environmentExplanation(of: slot, asked: name, at: node)
        var leaving: Set<Int> = []
        // Where a part of the value is asked about, or a property computed from it, each write is told by what that
        // reads.
        if let readHere, readHere != node.value(of: slot, in: self) {
            let writes = explanation.writes
            leaving = Set(writes.indices.filter { read(writes[$0].inside) == read(writes[$0].outside) })
            explanation = explanation.telling({ _ in true }) { read($0.inside) }
        }
        var tries = Self.mostTries
        let causes = KeyCauses(
            explanation, own: node.ownAttribute(for: slot, asked: name), value: value,
            outer: node.valueAround(of: slot, asked: name) ?? readHere,
            isOfFont: EnvironmentKeyNames.isOfLetters(name) && node.fontOfLetters(about: name) != nil, tries: &tries,
            leaving: leaving, reads: reads
        ) { call in
            without(call).map { other in
                other.node.value(of: slot, asked: name, read: read(other.node.environment), in: other.tree)
            }
        }
        return ExplanationText(
            of: name, value: value, own: causes.own, writes: causes.writes, without: causes.without,
            isOneOfSeveral: causes.own == nil
                && shown.holdsSeveralWrites(of: slot, by: causes.writes.first?.write.place),
            source: source(of: name, at: node, cite), number, in: nodes, cite: cite)
    }

    /// What else a value comes from: the font of letters, or the tint.
    private func source(of name: String, at node: Node, _ cite: Citing) -> (label: String, text: String)? {
        if EnvironmentKeyNames.isOfLetters(name) {
            return node.fontOfLetters(about: name).map { ("by its font", "\($0), which is that by itself") }
        }
        guard name.hasPrefix("foreground"), node.hasForegroundOfTint, let slot = EnvironmentKeyNames.slot(of: "tint"),
            let write = trace.environmentExplanation(of: slot, at: node).writes.first
        else { return nil }
        return ("by the tint", cite(write.place))
    }
}

extension TracedTree {
    /// Why a key has its value at a node, told as it was asked for, and with the wish that all of the page is light or dark.
    ///
    /// - Parameter question: the modifier that was asked for: of writes to letters only those that are about the same.
    package func environmentExplanation(
        of slot: EnvironmentSlot, asked question: String?, at node: Node
    ) -> EnvironmentExplanation {
        trace.environmentExplanation(of: slot, at: node).telling { write in
            guard let question, EnvironmentKeyNames.isOfLetters(question) else { return true }
            return Node.isOfLetters(write.written, about: question)
        } _: {
            Node.text(ofWritten: $0.written, asked: question)
        }.tellingSurroundings(wishedBy: slot == EnvironmentKeyNames.colorScheme ? colorSchemeWish : nil)
    }
}

extension Node {
    /// What a key comes to at the node, as text: what its view says itself, and what is written around it.
    ///
    /// - Parameters:
    ///   - question: the name that was asked for, such as `bold`, where it is that of a modifier; nil for the key as such.
    ///   - read: what a property of the key reads; nil where it has none.
    package func value(
        of slot: EnvironmentSlot, asked question: String? = nil, read: String? = nil, in tree: TracedTree
    ) -> String {
        if let shown = shownValue(of: slot, asked: question) { return shown }
        if let own = ownAttribute(for: slot) { return own.text }
        return read ?? tree.environmentExplanation(of: slot, asked: question, at: self).writes.first?.value
            ?? "its default"
    }
}
