/// Why a key of the environment has its value at a place: the write that counts, and those further out (rules A1, A6).
public struct EnvironmentExplanation {
    /// The key as it is written in a program, such as `\.font`.
    public let name: String
    /// The writes at the place, the one that counts first; empty where the key has its default.
    public let writes: [Write]

    /// The same of some of the writes.
    ///
    /// - Parameters:
    ///   - isTold: whether to tell of a write.
    ///   - text: what it wrote, in words; nil for the usual ones.
    package func telling(
        _ isTold: (Write) -> Bool, _ text: (Write) -> String?
    ) -> EnvironmentExplanation {
        EnvironmentExplanation(
            name: name,
            writes: writes.filter(isTold).map { write in
                Write(
                    value: text(write) ?? write.value, frame: write.frame, call: write.call, node: write.node,
                    wish: write.wish)
            })
    }

    /// The same without what the tree stands in, which no call wrote, unless nothing hides it or somebody wished for it.
    ///
    /// - Parameter wish: the call that wished for it, and the node that it made; nil where none did.
    package func tellingSurroundings(wishedBy wish: (place: SourcePlace, node: Node)?) -> EnvironmentExplanation {
        let end = writes.lastIndex { $0.call != nil }.map { $0 + 1 } ?? 0
        guard end < writes.count else { return self }
        let given = writes[end]
        var writes = Array(writes[..<end])
        if end == 0 || wish != nil {
            writes.append(
                Write(
                    value: given.value, frame: given.frame, call: nil, node: wish?.node ?? given.node,
                    wish: wish?.place))
        }
        return EnvironmentExplanation(name: name, writes: writes)
    }

    /// A write of a value.
    public struct Write {
        /// What was written, as text.
        public let value: String
        let frame: EnvironmentFrame
        /// What was written.
        package var written: Any? { frame.written }
        /// The environment just inside of the write, and just outside of it.
        package var inside: EnvironmentValues { EnvironmentValues(writtenTo: frame) }
        package var outside: EnvironmentValues { EnvironmentValues(writtenTo: frame.outer) }
        /// The call that wrote it; nil where that is not known.
        public var place: SourcePlace? { call?.place ?? wish }
        /// The call as it was made here; nil where none wrote it.
        package let call: MadeCall?
        /// The node of the outermost view that sees it; of what was only wished for that of the wish.
        public let node: Node
        /// The call that wished that all of the page has the value, and so wrote nothing itself.
        let wish: SourcePlace?
    }
}

extension Trace {
    /// Why the keys that were written have their values at a node of a tree that was resolved with this trace: in the
    /// order of the writes that count, the innermost first.
    public func environmentExplanations(at node: Node) -> [EnvironmentExplanation] {
        writtenSlots(at: node).map { environmentExplanation(of: $0, at: node) }
    }

    /// The keys that were written at a node, in the order of the writes that count, the innermost first.
    package func writtenSlots(at node: Node) -> [EnvironmentSlot] {
        var slots: [EnvironmentSlot] = []
        var known: Set<EnvironmentSlot> = []
        for frame in node.environment.writes where known.insert(frame.slot).inserted { slots.append(frame.slot) }
        return slots
    }

    /// Why a key has its value at a node of a tree that was resolved with this trace. Costs as much as the tree is deep above
    /// the node, times the writes there.
    package func environmentExplanation(of slot: EnvironmentSlot, at node: Node) -> EnvironmentExplanation {
        let frames = node.environment.writesAndReplacements(of: slot)
        var outermost = frames.map { _ in node }
        var place = node.parent
        var seen = frames.count
        while let outer = place, seen > 0 {
            // What a node further out sees are the outermost of the writes.
            let all = outer.environment.writesAndReplacements(of: slot)
            seen = min(all.count, frames.count)
            for index in frames.indices.suffix(seen) { outermost[index] = outer }
            place = outer.parent
        }
        return EnvironmentExplanation(
            name: EnvironmentRecorder.keyPath(of: slot),
            writes: zip(frames, outermost).map { frame, outermost in
                EnvironmentExplanation.Write(
                    value: frame.text, frame: frame, call: self.call(of: frame), node: outermost, wish: nil)
            })
    }
}

extension EnvironmentFrame {
    /// What was written, as text.
    var text: String {
        guard let written else { return "its default" }
        return StableText.telling(of: written, family: Family(key: slot.key))
    }
}
