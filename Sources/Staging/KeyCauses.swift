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
        let writes = explanation.writes
        if own?.addsUp == false {
            (self.writes, self.without) = (writes.map { ($0, .hidden) }, needsWithout ? own?.without ?? outer : nil)
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
            // What reads it may make nothing of it.
            if isRead, !leaving.contains(index), others[index] != value { return (write, .changed) }
            guard let other = others[index] else { return (write, .unknown) }
            if other != value { return (write, .changed) }
            return (write, index < first && own == nil || leaving.contains(index) ? .idle : .hidden)
        }
        self.without = others.indices.contains(first) ? others[first] : needsWithout ? own?.without : nil
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
