/// Notes what is read of an environment, for those who ask what a view looks at while it is drawn.
package final class EnvironmentRecorder {
    /// What was read: each key once, in the order of the first reads.
    package private(set) var readings: [EnvironmentReading] = []
    /// The keys of what was read, in the same order.
    package private(set) var slots: [EnvironmentSlot] = []
    private var known: Set<EnvironmentSlot> = []

    /// Creates a recorder that has noted nothing.
    package init() {}

    fileprivate func note(_ slot: EnvironmentSlot, _ value: Any, isDefault: Bool) {
        guard known.insert(slot).inserted else { return }
        slots.append(slot)
        let family = Family(key: slot.key)
        readings.append(
            EnvironmentReading(
                name: Self.keyPath(of: slot), value: StableText.text(of: value, family: family) ?? "…",
                isDefault: isDefault))
    }

    /// `LineLimitKey` is the key of `\.lineLimit`.
    static func keyPath(of slot: EnvironmentSlot) -> String { "\\." + name(of: slot) }

    /// `LineLimitKey` is the key of `lineLimit`.
    package static func name(of slot: EnvironmentSlot) -> String {
        let name = slot.key.name
        let stem = name.hasSuffix("Key") ? name.dropLast(3) : name[...]
        return stem.prefix(1).lowercased() + stem.dropFirst()
    }
}

extension Node {
    /// The types whose code makes the body that it shows: its own, and that of its style.
    package var typesOfBody: [TypeIdentity] { [type] + (style.map { [$0.type] } ?? []) }

    /// Whether the body that it shows has read a key through one of its properties; to be called in an evaluation.
    package func reads(_ slot: EnvironmentSlot) -> Bool {
        guard !cells.isEmpty else { return false }
        let recorder = EnvironmentRecorder()
        let comparison = Comparison()
        // What was read is read again, to be compared.
        for cell in cells {
            _ = cell.isUnchanged(in: cell.environment.recorded(by: recorder), by: comparison)
        }
        return recorder.slots.contains(slot)
    }
}

/// Stands before the writes of an environment whose reads are noted.
final class RecordingFrame: EnvironmentFrame {
    private let recorder: EnvironmentRecorder

    init(_ recorder: EnvironmentRecorder, next: EnvironmentFrame?) {
        self.recorder = recorder
        super.init(
            slot: EnvironmentSlot(TypeIdentity(EnvironmentRecorder.self)), next: next,
            limit: EnvironmentFrame.recordingLimit)
    }

    override func note(_ slot: EnvironmentSlot, _ value: Any, isDefault: Bool) {
        recorder.note(slot, value, isDefault: isDefault)
    }
}

/// Notes whether the style stacks of an environment are read.
final class StyleRecorder {
    fileprivate(set) var readsStyles = false
}

/// Stands before the writes of an environment of which it is noted whether its style stacks are read.
final class StyleRecordingFrame: EnvironmentFrame {
    private let recorder: StyleRecorder

    init(_ recorder: StyleRecorder, next: EnvironmentFrame?) {
        self.recorder = recorder
        super.init(
            slot: EnvironmentSlot(TypeIdentity(StyleRecorder.self)), next: next, limit: EnvironmentFrame.recordingLimit)
    }

    override func noteStyles() { recorder.readsStyles = true }
}
