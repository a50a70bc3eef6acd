/// The values that a view reads from the place where it stands (rules A1 to A5), and the style stacks there.
///
/// A persistent list: a write costs the same at any depth and leaves the values of every other place as they were;
/// a read costs at most twice the number of different keys in use.
public struct EnvironmentValues {
    private var frames: EnvironmentFrame?
    /// The style stacks of this place. They can be read, and change only by pushes (rule B13).
    public var styleStacks: StyleStacks {
        if let frames, frames.limit == EnvironmentFrame.recordingLimit { frames.noteStyles() }
        return stacks
    }
    /// The same for the engine, of which nobody takes note.
    var stacks = StyleStacks()

    /// Creates an environment in which every key has its default.
    public init() {}

    /// An environment with some writes, and without styles.
    init(writtenTo frames: EnvironmentFrame?) { self.frames = frames }

    /// The value of a key written in Swift.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            let slot = EnvironmentSlot(TypeIdentity(key))
            var frame = frames
            while let current = frame {
                if current.slot == slot, let typed = current as? TypedFrame<Key.Value> {
                    return noted(typed.value, slot, isDefault: false)
                }
                frame = current.next
            }
            return noted(Key.defaultValue, slot, isDefault: true)
        }
        set {
            push(TypedFrame(slot: EnvironmentSlot(TypeIdentity(key)), value: newValue, next: frames))
        }
    }

    /// The value of a key that a running program declared, or nil where nothing was written.
    public subscript(slot: EnvironmentSlot) -> Any? {
        get {
            var frame = frames
            while let current = frame {
                if current.slot == slot, let value = (current as? TypedFrame<Any>)?.value {
                    return noted(value, slot, isDefault: false)
                }
                frame = current.next
            }
            if let frames, frames.limit == EnvironmentFrame.recordingLimit {
                frames.note(slot, "default", isDefault: true)
            }
            return nil
        }
        set {
            guard let newValue else { return }
            push(TypedFrame<Any>(slot: slot, value: newValue, next: frames))
        }
    }

    /// This environment, of which a recorder notes what is read.
    package func recorded(by recorder: EnvironmentRecorder) -> EnvironmentValues {
        var environment = self
        environment.frames = RecordingFrame(recorder, next: frames)
        return environment
    }

    @inline(__always)
    private func noted<Value>(_ value: Value, _ slot: EnvironmentSlot, isDefault: Bool) -> Value {
        if let frames, frames.limit == EnvironmentFrame.recordingLimit {
            frames.note(slot, value, isDefault: isDefault)
        }
        return value
    }

    /// This environment, in which writes that are shadowed later on are kept (rule A6).
    var keepingShadowedWrites: EnvironmentValues {
        var environment = self
        environment.frames = ShadowKeepingFrame(next: frames)
        return environment
    }

    /// The writes of all keys, the innermost first.
    var writes: [EnvironmentFrame] {
        var writes: [EnvironmentFrame] = []
        var frame = frames
        while let current = frame {
            if current.written != nil { writes.append(current) }
            frame = current.next
        }
        return writes
    }

    /// This environment, of which it is noted whether its style stacks are read.
    func recorded(by recorder: StyleRecorder) -> EnvironmentValues {
        var environment = self
        environment.frames = StyleRecordingFrame(recorder, next: frames)
        return environment
    }

    /// Whether this environment was written as a whole in place of another, whose writes are kept for explanations.
    private func replaces(_ earlier: EnvironmentValues) -> Bool {
        earlier.frames.map { $0.limit == .max && sharedFrames(with: earlier) !== $0 } ?? false
    }

    /// Keeps the writes of another environment, if this one replaced it as a whole.
    ///
    /// - Returns: the frame that stands for the replacement; nil where there was none.
    mutating func keepWrites(of earlier: EnvironmentValues) -> EnvironmentFrame? {
        guard replaces(earlier) else { return nil }
        let replacement = ShadowKeepingFrame(next: frames, replacing: earlier.frames)
        frames = replacement
        return replacement
    }

    /// The writes of a key, innermost first, and then those that were lost where the whole environment was replaced. A
    /// replacement counts as a write of the key.
    func writesAndReplacements(of slot: EnvironmentSlot) -> [EnvironmentFrame] {
        var found: [EnvironmentFrame] = []
        var replacement: ShadowKeepingFrame?
        var frame = frames
        while let current = frame {
            if current.slot == slot { found.append(current) }
            if replacement == nil, let keeping = current as? ShadowKeepingFrame, keeping.replaced != nil {
                replacement = keeping
            }
            frame = current.next
        }
        guard let replacement else { return found }
        let outside = EnvironmentValues(writtenTo: replacement.replaced).writesAndReplacements(of: slot)
        let isWritten = found.contains { $0.length < replacement.length }
        return found + (isWritten || outside.isEmpty ? [] : [replacement]) + outside
    }

    /// The writes that were made to an earlier state of this environment, the latest first.
    func writes(since earlier: EnvironmentValues) -> [EnvironmentFrame] {
        if replaces(earlier) { return writes }
        var writes: [EnvironmentFrame] = []
        var frame = frames
        // A list that was compacted since shares nothing with the earlier one: then its first write is the latest.
        while let current = frame, current !== earlier.frames, writes.isEmpty || current.length > earlier.length {
            writes.append(current)
            frame = current.next
        }
        return writes
    }

    /// The keys that some calls wrote, each once.
    package func slots(writtenBy isMeant: (SourcePlace) -> Bool) -> [EnvironmentSlot] {
        var slots: [EnvironmentSlot] = []
        for write in writes where write.place.known.map(isMeant) == true && !slots.contains(write.slot) {
            slots.append(write.slot)
        }
        return slots
    }

    /// Notes which call made the writes to an earlier state of this environment.
    func noteWrites(since earlier: EnvironmentValues, by place: SourcePlace) {
        var frame = frames
        var isLatest = true
        while let current = frame, current !== earlier.frames, isLatest || current.length > earlier.length {
            // All of another environment may have been written, of which some calls are known.
            if current.place.known == nil { current.place = place }
            frame = current.next
            isLatest = false
        }
    }

    /// The call that made the write of a key that counts; nil where it is not known, or the key has its default.
    package func place(ofWriteTo slot: EnvironmentSlot) -> SourcePlace? { frames?.latest(of: slot)?.place.known }

    /// The names of the keys that were written to an earlier state of this environment, in the order of the writes.
    func keys(writtenSince earlier: EnvironmentValues) -> [String] {
        writes(since: earlier).reversed().map(\.slot.key.name)
    }

    private var length: Int { frames?.length ?? 0 }

    /// The write that was made last, behind which the others stand.
    var latestWrite: EnvironmentFrame? { frames }

    /// This environment, or `other` where both hold the same: so that what was made in the other need not be made anew.
    func canonical(_ other: EnvironmentValues, by comparison: Comparison) -> EnvironmentValues {
        isIdentical(to: other) || isEqual(to: other, by: comparison) ? other : self
    }

    /// Whether both are one and the same, which costs two comparisons.
    package func isIdentical(to other: EnvironmentValues) -> Bool {
        frames === other.frames && stacks.isIdentical(to: other.stacks)
    }

    func isEqual(to other: EnvironmentValues, by comparison: Comparison) -> Bool {
        hasSameWrites(as: other, by: comparison) && stacks.isEqual(to: other.stacks, by: comparison)
    }

    /// Whether the same was written in both, in the same order.
    package func hasSameWrites(as other: EnvironmentValues, by comparison: Comparison) -> Bool {
        var (one, another) = (frames, other.frames)
        while one !== another {
            guard let first = one, let second = another, first.length == second.length,
                first.isEqual(to: second, by: comparison)
            else { return false }
            (one, another) = (first.next, second.next)
        }
        return true
    }

    /// Whether every key reads the same in both, and every family takes the same style, with as many or more left: what
    /// was written or pushed once more may stand twice. Linear in the writes of both.
    func readsAlike(_ outer: EnvironmentValues, by comparison: Comparison) -> Bool {
        if isIdentical(to: outer) { return true }
        let (own, others) = (latest(), outer.latest())
        return own.count == others.count
            && own.allSatisfy { slot, frame in others[slot].map { frame.isEqual(to: $0, by: comparison) } ?? false }
            && stacks.continues(outer.stacks, by: comparison)
    }

    /// The keys that have another value than in an earlier environment, sorted by their names.
    package func changes(from earlier: EnvironmentValues) -> [EnvironmentChanges.Change] {
        EnvironmentChanges(by: Comparison()) { _ in true }.changes(from: earlier, to: self)
    }

    /// The writes further out that both have.
    func sharedFrames(with other: EnvironmentValues) -> EnvironmentFrame? {
        var (one, another) = (frames, other.frames)
        while one !== another {
            let lengths = (one?.length ?? 0, another?.length ?? 0)
            if lengths.0 >= lengths.1 { one = one?.next }
            if lengths.1 >= lengths.0 { another = another?.next }
        }
        return one
    }

    /// The write that counts, for each key.
    func latest() -> [EnvironmentSlot: EnvironmentFrame] {
        var latest: [EnvironmentSlot: EnvironmentFrame] = [:]
        var frame = frames
        while let current = frame {
            if latest[current.slot] == nil { latest[current.slot] = current }
            frame = current.next
        }
        return latest
    }

    /// The write that counts, for each key that is written further in than a frame of the list. Keys are few, so that looking
    /// through them costs less than a dictionary.
    func latestFrames(upTo end: EnvironmentFrame?) -> [EnvironmentFrame] {
        var latest: [EnvironmentFrame] = []
        var frame = frames
        while let current = frame, current !== end {
            if !latest.contains(where: { $0.slot == current.slot }) { latest.append(current) }
            frame = current.next
        }
        return latest
    }

    private mutating func push(_ frame: EnvironmentFrame) {
        frames = frame.isDue ? frame.compacted() : frame
    }
}

/// The identity of an environment key: the key's type.
public struct EnvironmentSlot: Hashable {
    /// The type that stands for the key.
    public let key: TypeIdentity

    /// Creates the slot of a key type.
    public init(_ key: TypeIdentity) {
        self.key = key
    }
}
