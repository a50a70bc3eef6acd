/// Why a key of the environment has its value at a place: the write that counts, and those that it hides (rules A1, A6).
public struct EnvironmentExplanation {
    /// The key as it is written in a program, such as `\.font`.
    public let name: String
    /// The writes at the place, the one that counts first; empty where the key has its default.
    public let writes: [Write]

    /// A write of a value.
    public struct Write {
        /// What was written, as text.
        public let value: String
        /// The call that wrote it; nil where that is not known.
        public let place: SourcePlace?
    }
}

extension Trace {
    /// Why the keys that were written have their values at a node of a tree that was resolved with this trace: in the
    /// order of the writes that count, the innermost first.
    public func environmentExplanations(at node: Node) -> [EnvironmentExplanation] {
        var slots: [EnvironmentSlot] = []
        var writes: [EnvironmentSlot: [EnvironmentExplanation.Write]] = [:]
        for frame in node.environment.writes {
            guard let written = frame.written else { continue }
            if writes[frame.slot] == nil { slots.append(frame.slot) }
            let text = ValueSketch.text(of: written, family: Family(key: frame.slot.key))
            writes[frame.slot, default: []].append(
                EnvironmentExplanation.Write(value: text ?? "\(written)", place: place(of: frame)))
        }
        return slots.map {
            EnvironmentExplanation(name: EnvironmentRecorder.keyPath(of: $0), writes: writes[$0] ?? [])
        }
    }
}
