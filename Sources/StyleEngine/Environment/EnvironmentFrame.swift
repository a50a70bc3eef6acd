/// One write to the environment, linked to the writes further out that it may shadow (rule A6).
class EnvironmentFrame {
    let slot: EnvironmentSlot
    let next: EnvironmentFrame?
    /// The number of frames from here outwards.
    let length: Int
    /// The length at which the list is compacted, so that reads stay short where one key is written again and again.
    let limit: Int
    /// The call that made the write, as far as it is known.
    @exclusivity(unchecked) var place = SourcePlace.unknown

    init(slot: EnvironmentSlot, next: EnvironmentFrame?, limit: Int? = nil) {
        self.slot = slot
        self.next = next
        length = (next?.length ?? 0) + 1
        self.limit = limit ?? next?.limit ?? 16
    }

    /// The limit of a frame that notes what is read.
    static let recordingLimit = -1

    /// Notes that a key was read, where reads are noted.
    func note(_ slot: EnvironmentSlot, _ value: Any, isDefault: Bool) {}

    /// Notes that the style stacks were read, where that is noted.
    func noteStyles() {}

    var isDue: Bool { length > limit }

    /// The same list without the writes that are shadowed.
    final func compacted() -> EnvironmentFrame {
        var kept: [EnvironmentFrame] = []
        var seen: Set<EnvironmentSlot> = []
        var frame: EnvironmentFrame? = self
        while let current = frame {
            if seen.insert(current.slot).inserted { kept.append(current) }
            frame = current.next
        }
        let limit = 2 * kept.count + 16
        var list = kept[kept.count - 1].copied(next: nil, limit: limit)
        for frame in kept.dropLast().reversed() { list = frame.copied(next: list, limit: limit) }
        return list
    }

    private func copied(next: EnvironmentFrame?, limit: Int) -> EnvironmentFrame {
        let copy = copy(next: next, limit: limit)
        copy.place = place
        return copy
    }

    /// The innermost write of a key, from here outwards.
    final func latest(of slot: EnvironmentSlot) -> EnvironmentFrame? {
        var frame: EnvironmentFrame? = self
        while let current = frame, current.slot != slot { frame = current.next }
        return frame
    }

    /// Whether another write of the same key wrote the same (rule F3).
    func isEqual(to other: EnvironmentFrame, by comparison: Comparison) -> Bool { false }

    /// What was written; nil for what is no write.
    var written: Any? { nil }

    /// What the environment held before.
    var outer: EnvironmentFrame? { next }

    func copy(next: EnvironmentFrame?, limit: Int) -> EnvironmentFrame {
        EnvironmentFrame(slot: slot, next: next, limit: limit)
    }
}

/// A write of a value of one type.
final class TypedFrame<Value>: EnvironmentFrame {
    let value: Value

    init(slot: EnvironmentSlot, value: Value, next: EnvironmentFrame?, limit: Int? = nil) {
        self.value = value
        super.init(slot: slot, next: next, limit: limit)
    }

    override func isEqual(to other: EnvironmentFrame, by comparison: Comparison) -> Bool {
        guard slot == other.slot, let other = other as? TypedFrame<Value> else { return false }
        return comparison.areEqual(value, other.value)
    }

    override var written: Any? { .some(value) }

    override func copy(next: EnvironmentFrame?, limit: Int) -> EnvironmentFrame {
        TypedFrame(slot: slot, value: value, next: next, limit: limit)
    }
}

/// Stands before the writes of an environment that keeps those which are shadowed later on, for those who ask what a write
/// hides.
final class ShadowKeepingFrame: EnvironmentFrame {
    /// The writes of the environment in whose place the one behind was written as a whole; nil where that was not so.
    let replaced: EnvironmentFrame?

    init(next: EnvironmentFrame?, replacing replaced: EnvironmentFrame? = nil) {
        self.replaced = replaced
        super.init(slot: EnvironmentSlot(TypeIdentity(ShadowKeepingFrame.self)), next: next, limit: .max)
    }

    override var outer: EnvironmentFrame? { replaced ?? next }
}
